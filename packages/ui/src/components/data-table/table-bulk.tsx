import { BulkBar } from './bulk-bar.tsx';
import type { RowSource, TableQuery } from './data-table.types.ts';
import { isSelected, type RowSelection } from './row-selection.ts';
import { rowsOf } from './rows-props.ts';
import type { SelectionControl } from './use-row-selection.ts';

/** What an action on selected rows receives. */
export interface BulkSelection<Row> {
  readonly selection: RowSelection;
  /** How many rows that is. */
  readonly count: number;
  /** Search and filters that "all" refers to. */
  readonly query: TableQuery;
  /** The chosen ones among the rows that are here. */
  readonly rows: () => readonly Row[];
}

/** Something to do with chosen rows. */
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
  /** Rows of all pages, as far as they are here. */
  matching: RowSource<Row>;
  rowId: (row: Row) => string;
  total: number;
}

/** What can be done with the chosen rows of a table. */
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
