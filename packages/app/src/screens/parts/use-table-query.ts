import type { ListName } from '@lobi/core/react/lists';
import { firstQuery, type TableQuery } from '@lobi/ui/data';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../page/toasts.ts';
import { knownQuery } from './list-query.ts';

const sizes = { minimum: 1, maximum: 100 } as const;

const whole = (text: string | null): number | null => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= sizes.minimum ? value : null;
};

/** Parses the state of a list from an address; `isKnown` if all of it is valid. */
function readAddress(name: ListName, text: string, filterNames: readonly string[]) {
  const params = new URLSearchParams(text);
  const page = whole(params.get('page'));
  const pageSize = whole(params.get('perPage'));
  const read: TableQuery = {
    page: page ?? 1,
    pageSize: Math.min(pageSize ?? firstQuery.pageSize, sizes.maximum),
    sort: params.get('sort'),
    search: params.get('search') ?? '',
    filters: Object.fromEntries(
      filterNames.flatMap((filter) => {
        const value = params.get(filter);
        return value ? [[filter, value]] : [];
      }),
    ),
  };
  const query = knownQuery(name, read);
  const isKnown =
    (page !== null || !params.has('page')) &&
    (pageSize === read.pageSize || !params.has('perPage')) &&
    query.sort === read.sort &&
    Object.keys(query.filters).length === Object.keys(read.filters).length;
  return { query, isKnown };
}

function toParams({ page, pageSize, sort, search, filters }: TableQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (pageSize !== firstQuery.pageSize) params.set('perPage', String(pageSize));
  if (sort !== null) params.set('sort', sort);
  if (search !== '') params.set('search', search);
  for (const [name, value] of Object.entries(filters)) params.set(name, value);
  return params;
}

/** Filters of a list in the address, and a function that changes them. */
export interface AddressedQuery {
  readonly query: TableQuery;
  /** Another page is a history entry; `isCorrection` replaces an invalid address. */
  readonly setQuery: (query: TableQuery, isCorrection?: boolean) => void;
}

/**
 * State of a list in the address, so that a page can be shared, reloaded and returned to. Values that
 * the list's call does not know are removed from the address, with a notice.
 */
export function useTableQuery(name: ListName, filterNames: readonly string[]): AddressedQuery {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const names = filterNames.join(' ');
  const { query, isKnown } = useMemo(
    () => readAddress(name, text, names.split(' ').filter(Boolean)),
    [name, text, names],
  );
  const setQuery = useCallback(
    (next: TableQuery, isCorrection = false) =>
      setSearch(toParams(next), { replace: isCorrection || next.page === query.page }),
    [setSearch, query.page],
  );
  useEffect(() => {
    if (isKnown) return;
    setQuery(query, true);
    showToast({ tone: 'info', title: t('list.addressUnknown') });
  }, [isKnown, query, setQuery, t]);
  return { query, setQuery };
}
