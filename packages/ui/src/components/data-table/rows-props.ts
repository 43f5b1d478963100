import type { MenuItem } from '../menu/menu.tsx';
import type { DataColumn, RowGrouping, RowSource } from './data-table.types.ts';
import type { SelectionControl } from './use-row-selection.ts';

/** Properties that table and cards share. */
export interface RowsProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Number of columns, from the first, that stay at the start while the rest scrolls sideways. */
  pinnedCount: number;
  rows: RowSource<Row>;
  rowId: (row: Row) => string;
  /** Name of a row in one line, for the names of its buttons. */
  rowName: (row: Row) => string;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy?: RowGrouping<Row> | undefined;
  /** Rows can be chosen. */
  selection?: SelectionControl | undefined;
  /** The arrow keys move between cells, and what is in them can be copied. */
  cellNavigation: boolean;
  dense: boolean;
  /** Draws only the rows in sight, in a scroller of its own. */
  virtual: boolean;
  /** Changes when another question is asked: the list begins at its top again. */
  question: string;
  /** Draws this many rows of skeletons instead of rows. */
  skeletons: number;
}

/** All rows of a source. */
export const rowsOf = <Row>({ count, rowAt }: RowSource<Row>): readonly Row[] =>
  Array.from({ length: count }, (_, place) => rowAt(place));
