import { useState } from 'react';
import { firstQuery, type TableQuery } from './data-table.types.ts';

/** Which part of the list is wanted, at its owner or in the table itself, and how that changes. */
export function useTableQuery(
  given: TableQuery | undefined,
  initial: Partial<TableQuery> | undefined,
  onChange: ((query: TableQuery) => void) | undefined,
): readonly [query: TableQuery, set: (next: TableQuery) => void] {
  const [own, setOwn] = useState<TableQuery>({ ...firstQuery, ...initial });
  const set = (next: TableQuery): void => {
    setOwn(next);
    onChange?.(next);
  };
  return [given ?? own, set];
}
