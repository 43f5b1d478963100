import { BulkBar } from './bulk-bar.tsx';
import type { RowSource, TableQuery } from './data-table.types.ts';
import { isSelected, type RowSelection } from './row-selection.ts';
import { rowsOf } from './rows-props.ts';
import type { SelectionControl } from './use-row-selection.ts';

/** Argument of an action on selected rows. */
export interface BulkSelection<Row> {
  readonly selection: RowSelection;
  /** Number of selected rows. */
  readonly count: number;
  /** Search and filters that a selection of "all" refers to. */
  readonly query: TableQuery;
  /** Selected rows that are loaded; the selection may include rows of pages that are not. */
  readonly rows: () => readonly Row[];
}

/** An action on the selected rows. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  /** Path data, e.g. `mdiCheck` from `@mdi/js`. */
  readonly icon?: string | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: (chosen: BulkSelection<Row>) => void;
}

interface TableBulkProps<Row> {
  control: SelectionControl;
  actions: readonly BulkAction<Row>[];
  query: TableQuery;
  /** Rows of all pages that are loaded. */
  matching: RowSource<Row>;
  rowId: (row: Row) => string;
  total: number;
}

/** Toolbar with the actions for the selected rows of a table. */
export function TableBulk<Row>(props: TableBulkProps<Row>) {
  const { control, actions, query, matching, rowId, total } = props;
  const { selection, count } = control;
  return (
    <BulkBar
      className="lobi-DataTable-bulk"
      count={count}
      total={total}
      onClear={control.clear}
      onSelectAll={control.selectAll}
      actions={actions.map((action) => ({
        ...action,
        onSelect: () =>
          action.onSelect({
            selection,
            count,
            query,
            rows: () => rowsOf(matching).filter((row) => isSelected(selection, rowId(row))),
          }),
      }))}
    />
  );
}
