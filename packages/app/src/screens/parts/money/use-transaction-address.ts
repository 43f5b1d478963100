import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which transaction a page of money is about, as its address says. */
export interface TransactionAddress {
  /** `null` while one is being asked for. */
  readonly id: string | null;
  /** The reader wants another one, although one is open. */
  readonly isNew: boolean;
  /** Shows a transaction; a reload and another device come back to it. */
  show(id: string): void;
  /** Starts another. With `beside` the one that is open is not shown first. */
  begin(beside?: boolean): void;
}

/** The transaction in the address: `?transaction=<id>`, or `?new=1` beside an open one. */
export function useTransactionAddress(): TransactionAddress {
  const [search, setSearch] = useSearchParams();
  const show = useCallback((id: string) => setSearch({ transaction: id }), [setSearch]);
  const begin = useCallback((beside = false) => setSearch(beside ? { new: '1' } : {}), [setSearch]);
  return { id: search.get('transaction'), isNew: search.has('new'), show, begin };
}
