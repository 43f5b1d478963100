import type { TableQuery } from '@lobi/ui/data';
import { useEffect } from 'react';

/** Total number of rows of a list, and on the current page; `undefined` while unknown. */
export interface PageCounts {
  readonly total: number;
  readonly shown: number;
}

/** The last page of a list if the requested one is beyond it, else `undefined`. */
export function lastPageOf(
  { total, shown }: PageCounts,
  { page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>,
): number | undefined {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return shown === 0 && page > last ? last : undefined;
}

/**
 * Redirects from a page beyond the end to the last one: the address is wrong, or the list has become
 * shorter. Returns whether it is redirecting.
 */
export function useLastPage(
  counts: PageCounts | undefined,
  query: TableQuery,
  onQueryChange: (query: TableQuery, isCorrection?: boolean) => void,
): boolean {
  const last = counts && lastPageOf(counts, query);
  useEffect(() => {
    if (last !== undefined) onQueryChange({ ...query, page: last }, true);
  }, [last, query, onQueryChange]);
  return last !== undefined;
}
