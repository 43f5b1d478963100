import { apiTable } from '@lobi/core/contract';
import type { ListName, QueryOf } from '@lobi/core/react';
import type { TableQuery } from '@lobi/ui/data';

/**
 * What a list call is asked for, from the state of its table. Values that the call does not know
 * (an address typed by hand) are left out instead of failing the page.
 */
export function listQuery<Name extends ListName>(name: Name, query: TableQuery): QueryOf<Name> {
  const asked = {
    page: query.page,
    perPage: query.pageSize,
    ...(query.sort !== null && { sort: query.sort }),
    ...(query.search !== '' && { search: query.search }),
    ...query.filters,
  };
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    apiTable[name].query.def.shape;
  const known = Object.entries(asked).filter(
    ([key, value]) => shape[key]?.safeParse(value).success,
  );
  return Object.fromEntries(known) as QueryOf<Name>;
}
