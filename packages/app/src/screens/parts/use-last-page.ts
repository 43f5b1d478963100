import type { TableQuery } from '@lobi/ui/data';
import { useEffect } from 'react';

/** How many rows a list has in all, and on the page that is shown; `undefined` while unknown. */
export interface PageCounts {
  readonly total: number;
  readonly shown: number;
}

/** The last page of a list where the one that is asked for lies beyond it, else `undefined`. */
export function lastPageOf(
  { total, shown }: PageCounts,
  { page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>,
): number | undefined {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return shown === 0 && page > last ? last : undefined;
}

/**
 * Leads from a page beyond the end to the last one: the list is shorter than an address says, or has
 * become shorter meanwhile. Returns whether that is so now: such a page is not empty, but not there.
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
