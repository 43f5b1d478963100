import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The transaction in the address of a page of money. */
export interface TransactionAddress {
  /** `null` for a new one. */
  readonly id: string | null;
  /** The user wants another one, although one is open. */
  readonly isNew: boolean;
  /** Shows a transaction; its address works after a reload and on another device. */
  show(id: string): void;
  /** Starts another. With `beside` the open one is not shown first. */
  begin(beside?: boolean): void;
}

/** The transaction in the address: `?transaction=<id>`, or `?new=1` beside an open one. */
export function useTransactionAddress(): TransactionAddress {
  const [search, setSearch] = useSearchParams();
  const show = useCallback((id: string) => setSearch({ transaction: id }), [setSearch]);
  const begin = useCallback((beside = false) => setSearch(beside ? { new: '1' } : {}), [setSearch]);
  return { id: search.get('transaction'), isNew: search.has('new'), show, begin };
}
