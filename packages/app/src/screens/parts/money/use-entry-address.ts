import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The entry in the address, so that its explanation can be shared and closed with Back. */
export interface EntryAddress {
  /** Wallet version of the entry; `null` if none is open. */
  readonly version: string | null;
  hrefOf(version: number): string;
  close(): void;
}

export function useEntryAddress(): EntryAddress {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const hrefOf = useCallback(
    (version: number): string => {
      const params = new URLSearchParams(search);
      params.set('entry', String(version));
      return `${pathname}?${params.toString()}`;
    },
    [pathname, search],
  );
  const close = useCallback((): void => {
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        params.delete('entry');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setSearch]);
  return { version: search.get('entry'), hrefOf, close };
}
