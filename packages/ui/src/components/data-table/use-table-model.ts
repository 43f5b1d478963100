import { useMemo } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { FilterDefinition } from '../filter-bar/filter-bar.types.ts';
import { columnsInView } from './column-layout.ts';
import type { DataColumn, RowSource, TableQuery } from './data-table.types.ts';
import { useRowOrder } from './use-row-order.ts';
import type { TableView } from './use-stored-view.ts';

const noRows: readonly never[] = [];

export interface TableModelOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  /** Rows on all pages; if given, the platform has filtered, sorted and paginated the list. */
  readonly total: number | undefined;
  readonly filters: readonly FilterDefinition[];
  readonly query: TableQuery;
  readonly view: TableView;
  /** Whether to show all rows at once, without pages. */
  readonly whole: boolean;
}

export interface TableModel<Row> {
  /** Visible columns, in the user's order. */
  readonly columns: readonly DataColumn<Row>[];
  /** Number of leading columns that stay visible while the rest scrolls sideways. */
  readonly pinnedCount: number;
  /** Rows of this page. */
  readonly shown: RowSource<Row>;
  /** Rows of all pages that are loaded. */
  readonly matching: RowSource<Row>;
  /** Number of rows on all pages, loaded or not. */
  readonly total: number;
  /** Whether a newer order is being calculated. */
  readonly busy: boolean;
}

/** The table filters and sorts nothing: the platform has done so. */
const unasked = { sort: null, search: '', filters: {} } as const;

/** Returns the rows and columns to render. */
export function useTableModel<Row>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rows = noRows, total, filters, query, view, whole } = options;
  const { locale, timeZone } = useKit();
  const onServer = total !== undefined;
  const { sort, search, filters: filterValues } = onServer ? unasked : query;
  const question = useMemo(
    () => ({
      rows,
      columns,
      filters,
      query: { sort, search, filters: filterValues },
      locale,
      timeZone,
    }),
    [rows, columns, filters, sort, search, filterValues, locale, timeZone],
  );
  const found = useRowOrder<Row>(question);
  const { page, pageSize } = query;

  return useMemo(() => {
    const { rows: all, order, busy } = found;
    const rowAt = (position: number) => all[order ? (order[position] ?? 0) : position] as Row;
    const count = order ? order.length : all.length;
    const first = onServer || whole ? 0 : Math.min((page - 1) * pageSize, count);
    return {
      ...columnsInView(columns, view),
      matching: { count, rowAt },
      shown: {
        count: onServer || whole ? count : Math.min(pageSize, count - first),
        rowAt: (position: number) => rowAt(first + position),
      },
      total: total ?? count,
      busy,
    };
  }, [found, columns, view, onServer, whole, page, pageSize, total]);
}
