import { useState } from 'react';
import { firstQuery, type TableQuery } from './data-table.types.ts';

/** The query of the list, controlled or not, with functions to change it. */
export function useTableQuery(
  controlled: TableQuery | undefined,
  initial: Partial<TableQuery> | undefined,
  onChange: ((query: TableQuery) => void) | undefined,
): readonly [query: TableQuery, set: (next: TableQuery) => void] {
  const [own, setOwn] = useState<TableQuery>({ ...firstQuery, ...initial });
  const set = (next: TableQuery): void => {
    setOwn(next);
    onChange?.(next);
  };
  return [controlled ?? own, set];
}
