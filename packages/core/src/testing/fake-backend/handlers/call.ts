import type { ApiAnswer, ApiInput, ApiName } from '../../../contract/api/index.ts';
import { pageSize, type Language } from '../../../contract/limits.ts';
import type { Meta } from '../../../contract/schemas/common.ts';
import type { FakeUser, World } from '../world.ts';

/** One call as its handler sees it: parsed, and allowed by its row. */
export interface FakeCall<Name extends ApiName> {
  readonly world: World;
  readonly input: ApiInput<Name>;
  readonly token: string | null;
  /** Language of the caller. */
  readonly language: Language;
  /** The signed-in user. Throws `unauthenticated` for a guest. */
  caller(): FakeUser;
}

/** A handler; asynchronous if it hashes. */
export type Handler<Name extends ApiName> = (
  call: FakeCall<Name>,
) => ApiAnswer<Name> | Promise<ApiAnswer<Name>>;

/** One handler per row of the API table. */
export type Handlers = { readonly [Name in ApiName]: Handler<Name> };

/** Handlers of the calls whose names begin with a word. */
export type HandlersOf<Word extends string> = Pick<Handlers, Extract<ApiName, `${Word}.${string}`>>;

interface ListQuery {
  readonly page?: unknown;
  readonly perPage?: unknown;
  readonly sort?: string | undefined;
}

const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value));

function compare(a: unknown, b: unknown): number {
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/** Values of sortable columns that are no field of their row. */
type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** Sorts rows by a column, `-` in front for descending; without a sort they stay unchanged. */
function sorted<Row extends object>(
  rows: readonly Row[],
  sort: string | undefined,
  columns: Columns<Row>,
): Row[] {
  if (sort === undefined) return [...rows];
  const key = sort.replace('-', '');
  const read = columns[key] ?? ((row: Row) => row[key as keyof Row]);
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(read(a), read(b)));
}

/** One page of rows in the requested order. */
export function pageOf<Row extends object>(
  rows: readonly Row[],
  query: ListQuery = {},
  columns: Columns<Row> = {},
): { data: Row[]; meta: Meta } {
  const page = Number(query.page ?? 1);
  const perPage = Number(query.perPage ?? pageSize.default);
  const total = rows.length;
  return {
    data: sorted(rows, query.sort, columns).slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, total, lastPage: Math.max(1, Math.ceil(total / perPage)) },
  };
}

/** Filters rows by the value of a column; without a value all remain. */
export const only = <Row, Key extends keyof Row>(key: Key, wanted: unknown) =>
  wanted === undefined ? () => true : (row: Row) => row[key] === wanted;

/** Filters rows by a search in their texts. */
export const matching =
  <Row>(search: string | undefined, textsOf: (row: Row) => readonly string[]) =>
  (row: Row): boolean =>
    textsOf(row).some((text) => text.toLowerCase().includes((search ?? '').toLowerCase()));
