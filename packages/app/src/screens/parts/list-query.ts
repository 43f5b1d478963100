import { apiTable } from '@lobi/core/contract';
import type { ListName, QueryOf } from '@lobi/core/react/lists';
import type { TableQuery } from '@lobi/ui/data';

type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

const shapeOf = (name: ListName): Shape => apiTable[name].query.def.shape;

/**
 * The state of a table without values unknown to its call, as in addresses that were edited or are
 * outdated: no filter is shown as active without an effect.
 */
export function knownQuery(name: ListName, query: TableQuery): TableQuery {
  const shape = shapeOf(name);
  const isKnown = (key: string, value: unknown): boolean =>
    shape[key]?.safeParse(value).success ?? false;
  return {
    ...query,
    sort: query.sort !== null && isKnown('sort', query.sort) ? query.sort : null,
    filters: Object.fromEntries(
      Object.entries(query.filters).filter(([key, value]) => isKnown(key, value)),
    ),
  };
}

/**
 * Returns the query of a list call from the state of its table; values that the call does not know
 * are left out.
 */
export function listQuery<Name extends ListName>(name: Name, query: TableQuery): QueryOf<Name> {
  const asked = {
    page: query.page,
    perPage: query.pageSize,
    ...(query.sort !== null && { sort: query.sort }),
    ...(query.search !== '' && { search: query.search }),
    ...query.filters,
  };
  const shape = shapeOf(name);
  const known = Object.entries(asked).filter(
    ([key, value]) => shape[key]?.safeParse(value).success,
  );
  return Object.fromEntries(known) as QueryOf<Name>;
}
