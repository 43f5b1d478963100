import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { CellValue, DataColumn, TableQuery } from './data-table.types.ts';
import { narrowRows } from './narrow-rows.ts';
import { readSort } from './sort-key.ts';
import type { TableView } from './use-stored-view.ts';

/** Only what our tables do; each feature left out is left out of the bundle. */
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Definition<Row extends object> = ColumnDef<typeof features, Row>;

/** Rows before the first answer: one value, so that nothing is computed anew. */
const noRows: readonly never[] = [];

function compareValues(first: CellValue, second: CellValue, collator: Intl.Collator): number {
  if (first === null || second === null) return Number(first !== null) - Number(second !== null);
  if (typeof first === 'string' || typeof second === 'string') {
    return collator.compare(String(first), String(second));
  }
  return first < second ? -1 : Number(first > second);
}

function defineColumns<Row extends object>(
  columns: readonly DataColumn<Row>[],
  locale: string,
): Definition<Row>[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  return columns.map(({ id, value = () => null, compare, sortable = false, hideable = true }) => ({
    id,
    accessorFn: value,
    enableSorting: sortable,
    enableHiding: hideable,
    sortFn: (first, second) =>
      compare
        ? compare(first.original, second.original)
        : compareValues(value(first.original), value(second.original), collator),
  }));
}

function visibilityOf<Row>(columns: readonly DataColumn<Row>[], view: TableView) {
  return Object.fromEntries(
    columns.map(({ id, hiddenAtFirst = false }) => [id, view.columns[id] ?? !hiddenAtFirst]),
  );
}

export interface DataTableModel<Row> {
  /** Rows of this page, in order. */
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** Rows on all pages. */
  readonly total: number;
}

/**
 * Rows and columns to draw. With `total` the platform has narrowed, sorted and cut the list
 * already; without it that is done here.
 */
export function useDataTable<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[] | undefined,
  total: number | undefined,
  query: TableQuery,
  view: TableView,
): DataTableModel<Row> {
  const { locale } = useKit();
  const { search, filters } = query;
  const onServer = total !== undefined;
  const data = useMemo(
    () => (onServer ? (rows ?? noRows) : narrowRows(rows ?? noRows, columns, { search, filters })),
    [onServer, rows, columns, search, filters],
  );
  const definitions = useMemo(() => defineColumns(columns, locale), [columns, locale]);
  const sort = readSort(query.sort);

  const table = useTable({
    features,
    columns: definitions,
    data,
    manualSorting: onServer,
    manualPagination: onServer,
    autoResetPageIndex: false,
    rowCount: total ?? data.length,
    state: {
      sorting: sort ? [{ id: sort.id, desc: sort.descending }] : [],
      pagination: { pageIndex: query.page - 1, pageSize: query.pageSize },
      columnVisibility: visibilityOf(columns, view),
    },
  });
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    columns: columns.filter(({ id }) => visible.has(id)),
    total: total ?? data.length,
  };
}
