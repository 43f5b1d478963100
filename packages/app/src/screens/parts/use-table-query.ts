import { firstQuery, type TableQuery } from '@lobi/ui/data';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const sizes = { least: 1, most: 100 } as const;

function whole(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= sizes.least ? value : fallback;
}

/** State of a list in the address bar, so that a page can be shared, reloaded and gone back to. */
export function useTableQuery(filterNames: readonly string[]): {
  query: TableQuery;
  setQuery: (query: TableQuery) => void;
} {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const names = filterNames.join(' ');
  const query = useMemo<TableQuery>(() => {
    const params = new URLSearchParams(text);
    const filters = names
      .split(' ')
      .map((name) => [name, params.get(name)] as const)
      .filter((entry): entry is [string, string] => Boolean(entry[1]));
    return {
      page: whole(params.get('page'), 1),
      pageSize: Math.min(whole(params.get('perPage'), firstQuery.pageSize), sizes.most),
      sort: params.get('sort'),
      search: params.get('search') ?? '',
      filters: Object.fromEntries(filters),
    };
  }, [text, names]);
  const setQuery = useCallback(
    (next: TableQuery) => {
      const params = new URLSearchParams();
      if (next.page > 1) params.set('page', String(next.page));
      if (next.pageSize !== firstQuery.pageSize) params.set('perPage', String(next.pageSize));
      if (next.sort !== null) params.set('sort', next.sort);
      if (next.search !== '') params.set('search', next.search);
      for (const [name, value] of Object.entries(next.filters)) params.set(name, value);
      setSearch(params, { replace: next.page === query.page });
    },
    [setSearch, query.page],
  );
  return { query, setQuery };
}
