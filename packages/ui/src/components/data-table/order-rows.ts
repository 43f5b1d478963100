import { matcherOf } from '../filter-bar/filter-matcher.ts';
import type { FilterDefinition } from '../filter-bar/filter-bar.types.ts';
import type { CellValue, DataColumn, TableQuery } from './data-table.types.ts';
import type { Work } from './slices.ts';
import { sortColumn } from './sort-column.ts';
import { readSorts } from './sort-key.ts';

/** Query that decides which rows a client-side list shows, and in which order. */
export interface RowQuestion<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly filters: readonly FilterDefinition[];
  readonly query: Pick<TableQuery, 'search' | 'filters' | 'sort'>;
  readonly locale: string;
  /** IANA zone in which a day begins and ends. */
  readonly timeZone: string;
}

/** Rows processed between two pauses. */
const stride = 4_096;

/** Predicate of one row, or `undefined` if every row passes. */
function testOf<Row>({ columns, filters, query, timeZone }: RowQuestion<Row>) {
  const searchText = query.search.trim().toLowerCase();
  const searched = columns.flatMap(({ value }) => (value ? [value] : []));
  const narrowing = Object.entries(query.filters).flatMap(([id, filterValue]) => {
    const value = columns.find((column) => column.id === id)?.value;
    const kind = filters.find((filter) => filter.id === id)?.kind ?? 'choice';
    return value ? [{ value, matches: matcherOf(kind, filterValue, timeZone) }] : [];
  });
  if (searchText === '' && narrowing.length === 0) return undefined;
  return (row: Row): boolean =>
    narrowing.every(({ value, matches }) => matches(value(row))) &&
    (searchText === '' ||
      searched.some((value) =>
        String(value(row) ?? '')
          .toLowerCase()
          .includes(searchText),
      ));
}

/** Indices of the rows that pass; `null` for all of them. */
function* filterRows<Row>(question: RowQuestion<Row>): Work<Uint32Array | null> {
  const passes = testOf(question);
  if (!passes) return null;
  const { rows } = question;
  const matching = new Uint32Array(rows.length);
  let count = 0;
  for (let start = 0; start < rows.length; start += stride) {
    const end = Math.min(start + stride, rows.length);
    for (let index = start; index < end; index++) {
      const row = rows[index];
      if (row !== undefined && passes(row)) matching[count++] = index;
    }
    yield;
  }
  return matching.slice(0, count);
}

/**
 * Indices of the visible rows, in order; `null` for all rows in their given order. An index takes four
 * bytes, so that a million rows need little more than their array: nothing is created for a row before
 * it is visible.
 */
export function* orderRows<Row>(question: RowQuestion<Row>): Work<Uint32Array | null> {
  const { columns, query } = question;
  let positions = yield* filterRows(question);
  // The sort is stable, so that the most significant key comes last.
  for (const { id, descending } of readSorts(query.sort).toReversed()) {
    const column = columns.find((each) => each.id === id);
    if (column) positions = yield* orderByColumn(question, column, descending, positions);
  }
  return positions;
}

/** Sorted indices by one column. */
function* orderByColumn<Row>(
  { rows, locale }: RowQuestion<Row>,
  { compare, value }: DataColumn<Row>,
  descending: boolean,
  matching: Uint32Array | null,
): Work<Uint32Array | null> {
  const count = matching ? matching.length : rows.length;
  const rowAt = (position: number) => rows[matching ? (matching[position] ?? 0) : position] as Row;
  if (compare) {
    const sign = descending ? -1 : 1;
    const positions = Uint32Array.from({ length: count }, (_, position) => position);
    positions.sort(
      (first, second) => sign * compare(rowAt(first), rowAt(second)) || first - second,
    );
    return matching ? positions.map((position) => matching[position] ?? 0) : positions;
  }
  if (!value) return matching;

  const values: CellValue[] = [];
  for (let position = 0; position < count; position++) {
    values.push(value(rowAt(position)));
    if (position % stride === 0) yield;
  }
  const order = yield* sortColumn(values, descending, locale);
  return matching ? order.map((position) => matching[position] ?? 0) : order;
}
