import { useDensity } from '../../primitives/kit-provider/density-context.ts';
import type { FilterDefinition } from '../filter-bar/filter-bar.types.ts';
import type { DataColumn, TableQuery } from './data-table.types.ts';
import type { RowSelection } from './row-selection.ts';
import { useAnnouncedCount } from './use-announced-count.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useStoredView } from './use-stored-view.ts';
import { useTableModel } from './use-table-model.ts';
import { useTableQuery } from './use-table-query.ts';

export interface DataTableOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly total: number | undefined;
  readonly query: TableQuery | undefined;
  readonly defaultQuery: Partial<TableQuery> | undefined;
  readonly onQueryChange: ((query: TableQuery) => void) | undefined;
  readonly filters: readonly FilterDefinition[];
  readonly selection: RowSelection | undefined;
  readonly defaultSelection: RowSelection | undefined;
  readonly onSelectionChange: ((selection: RowSelection) => void) | undefined;
  readonly virtual: boolean;
  readonly refreshing: boolean;
  readonly error: string | undefined;
  readonly storageKey: string | undefined;
}

/** State of a table: its query, the rows of the page, the view, and the selected rows. */
export function useDataTable<Row>(options: DataTableOptions<Row>) {
  const { columns, rows, rowId, total, filters, virtual, refreshing, error } = options;
  const [query, setQuery] = useTableQuery(
    options.query,
    options.defaultQuery,
    options.onQueryChange,
  );
  const [view, setView] = useStoredView(options.storageKey);
  const density = useDensity();
  /** Whether to show all rows at once, without pages. */
  const whole = virtual && total === undefined;
  const model = useTableModel({ columns, rows, total, filters, query, view, whole });
  const selection = useRowSelection({
    value: options.selection,
    defaultValue: options.defaultSelection,
    onChange: options.onSelectionChange,
    shown: model.shown,
    rowId,
    total: model.total,
    whole,
  });
  const loading = rows === undefined && error === undefined;
  const busy = refreshing || (model.busy && !loading);
  const asked = useAnnouncedCount(model.total, total === undefined ? query : rows, loading || busy);
  return {
    query,
    /** Changes the query and returns to the first page. */
    change(part: Partial<TableQuery>): void {
      const next = { ...query, page: 1, ...part };
      asked();
      // A selection of "all" means all rows that match this search and these filters.
      if ((part.search !== undefined || part.filters) && selection.selection.all) selection.clear();
      setQuery(next);
    },
    view,
    setView,
    dense: view.dense ?? density === 'compact',
    whole,
    model,
    selection,
    /** Whether the first rows are loading. */
    loading,
    /** Whether a refresh is running. */
    busy,
  };
}

/** Returns the state of a table for its parts. */
export type DataTableState<Row> = ReturnType<typeof useDataTable<Row>>;
