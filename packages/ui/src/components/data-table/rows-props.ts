import type { MenuItem } from '../menu/menu.tsx';
import type { DataColumn, RowGrouping, RowSource } from './data-table.types.ts';
import type { SelectionControl } from './use-row-selection.ts';

/** Properties that table and cards share. */
export interface RowsProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Number of leading columns that stay visible while the rest scrolls sideways. */
  pinnedCount: number;
  rows: RowSource<Row>;
  rowId: (row: Row) => string;
  /** Name of a row on one line, for the labels of its buttons. */
  rowName: (row: Row) => string;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy?: RowGrouping<Row> | undefined;
  /** Whether rows can be selected. */
  selection?: SelectionControl | undefined;
  /** Whether the arrow keys move between cells, whose content can be copied. */
  cellNavigation: boolean;
  dense: boolean;
  /** Whether only the visible rows are rendered, in a scroll container. */
  virtual: boolean;
  /** Changes with every new query, so that the list scrolls to its top. */
  question: string;
  /** Number of skeleton rows to render instead of rows. */
  skeletons: number;
}

/** All rows of a source. */
export const rowsOf = <Row>({ count, rowAt }: RowSource<Row>): readonly Row[] =>
  Array.from({ length: count }, (_, position) => rowAt(position));
