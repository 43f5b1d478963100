import { apiTable } from '@lobi/core/contract';
import type { ListName, QueryOf } from '@lobi/core/react/lists';
import type { TableQuery } from '@lobi/ui/data';

type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

const shapeOf = (name: ListName): Shape => apiTable[name].query.def.shape;

/**
 * Removes values that the list call rejects from the state of a table, as in edited or outdated
 * addresses, because the table would show a filter as active that has no effect.
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

/** Returns the query of a list call from the state of its table, without values that the call rejects. */
export function listQuery<Name extends ListName>(name: Name, query: TableQuery): QueryOf<Name> {
  const parameters = {
    page: query.page,
    perPage: query.pageSize,
    ...(query.sort !== null && { sort: query.sort }),
    ...(query.search !== '' && { search: query.search }),
    ...query.filters,
  };
  const shape = shapeOf(name);
  const supported = Object.entries(parameters).filter(
    ([key, value]) => shape[key]?.safeParse(value).success,
  );
  return Object.fromEntries(supported) as QueryOf<Name>;
}
