import { firstQuery, type TableQuery } from './data-table.types.ts';
import { readSorts } from './sort-key.ts';

/** Defaults of a list's query, and the names of its filters; other parameters are ignored. */
export interface TableQueryShape {
  /** Query that is omitted from the address; default `firstQuery`. */
  readonly defaults?: Partial<TableQuery> | undefined;
  /** Ids of filters. */
  readonly filters?: readonly string[] | undefined;
  /** Ids of columns that may be sorted by; default any. */
  readonly sorts?: readonly string[] | undefined;
  /** Whether the list supports several columns in one sort; default false. */
  readonly multiSort?: boolean | undefined;
  /** Largest page size taken from an address; default 100. */
  readonly maximumRows?: number | undefined;
}

/** Written for a filter or an order that is cleared although it is set by default. */
const off = '';

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Parses an integer from 1 up, or returns the fallback. */
const whole = (text: string | null, fallback: number): number =>
  text !== null && wholeNumber.test(text) ? Number(text) : fallback;

/**
 * Converts the state of a table to address parameters: `page`, `perPage`, `sort`, `search` and one per
 * filter. Only differences from the default are written, so that a fresh list has a clean address.
 * @example tableQueryToParams({ ...firstQuery, page: 2 }, { filters: ['kind'] }).toString() // 'page=2'
 */
export function tableQueryToParams(
  query: TableQuery,
  shape: TableQueryShape = {},
): URLSearchParams {
  const defaults = { ...firstQuery, ...shape.defaults };
  const params = new URLSearchParams();
  const put = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) params.set(name, String(value));
  };
  put('page', query.page, defaults.page);
  put('perPage', query.pageSize, defaults.pageSize);
  put('sort', query.sort ?? off, defaults.sort ?? off);
  put('search', query.search, defaults.search);
  for (const id of shape.filters ?? Object.keys(query.filters)) {
    put(id, query.filters[id] ?? off, defaults.filters[id] ?? off);
  }
  return params;
}

/**
 * Parses the parameters of `tableQueryToParams`, including edited or outdated ones: an invalid value
 * counts as absent.
 */
export function tableQueryFromParams(
  params: URLSearchParams,
  shape: TableQueryShape = {},
): TableQuery {
  const defaults = { ...firstQuery, ...shape.defaults };
  const sort = params.get('sort');
  const known = sort === null || sort === off || isKnown(sort, shape);
  const filters = (shape.filters ?? []).flatMap((id): [string, string][] => {
    const filterValue = params.get(id) ?? defaults.filters[id] ?? off;
    return filterValue === off ? [] : [[id, filterValue]];
  });
  return {
    page: whole(params.get('page'), defaults.page),
    pageSize: Math.min(
      whole(params.get('perPage'), defaults.pageSize),
      Math.max(shape.maximumRows ?? 100, defaults.pageSize),
    ),
    sort: sort === null || !known ? defaults.sort : sort === off ? null : sort,
    search: params.get('search') ?? defaults.search,
    filters: Object.fromEntries(filters),
  };
}

function isKnown(sort: string, { sorts, multiSort = false }: TableQueryShape): boolean {
  const keys = readSorts(sort);
  const isPossible = keys.length === 1 || (multiSort && keys.length > 1);
  return isPossible && keys.every(({ id }) => sorts?.includes(id) ?? true);
}
