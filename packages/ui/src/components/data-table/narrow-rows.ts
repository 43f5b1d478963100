import type { CellValue, DataColumn, TableQuery } from './data-table.types.ts';

const textOf = (value: CellValue): string => (value === null ? '' : String(value));

/** Rows a client-side list keeps under a query's search and filters; paging and order come later. */
export function narrowRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { search, filters }: Pick<TableQuery, 'search' | 'filters'>,
): readonly Row[] {
  const wanted = search.trim().toLocaleLowerCase();
  const narrowing = Object.entries(filters).flatMap(([id, kept]) => {
    const value = columns.find((column) => column.id === id)?.value;
    return value ? [{ value, kept }] : [];
  });
  if (wanted === '' && narrowing.length === 0) return rows;
  return rows.filter(
    (row) =>
      narrowing.every(({ value, kept }) => textOf(value(row)) === kept) &&
      (wanted === '' ||
        columns.some(
          ({ value }) => value && textOf(value(row)).toLocaleLowerCase().includes(wanted),
        )),
  );
}
