import type { Failure } from '@lobi/core';
import type { Transaction } from '@lobi/core/contract';
import { useList } from '@lobi/core/react/lists';

/** The newest undecided transaction of a wallet; `null` if there is none. */
export type OpenTransaction =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly refresh: () => void }
  | { readonly status: 'ready'; readonly transaction: Transaction | null };

/**
 * Looks for an open deposit or withdrawal. Unknown is not the same as none: if only one of the two lists
 * is loaded and has none, the result is an error.
 * @param walletId `null` does not look
 */
export function useOpenTransaction(
  type: 'deposit' | 'withdraw',
  walletId: string | null,
): OpenTransaction {
  const params = walletId === null ? null : { walletId };
  const pending = useList('transaction.list', params, { type, status: 'pending', perPage: 1 });
  const processing = useList('transaction.list', params, {
    type,
    status: 'processing',
    perPage: 1,
  });
  const lists = [pending, processing];
  if (lists.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const [first] = lists.flatMap((list) => (list.status === 'ready' ? list.rows : []));
  if (first) return { status: 'ready', transaction: first };
  const failed = lists.flatMap((list) => (list.status === 'failed' ? [list] : []));
  const [broken] = failed;
  if (!broken) return { status: 'ready', transaction: null };
  return {
    status: 'failed',
    failure: broken.failure,
    refresh: () => failed.forEach((list) => list.refresh()),
  };
}
