import type { Transaction } from '@lobi/core/contract';
import { useList } from '@lobi/core/react';

/** The newest transaction of a wallet that is not decided; `null` when there is none. */
export type OpenTransaction =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly transaction: Transaction | null };

/**
 * Looks for an open deposit or withdrawal. What cannot be looked up counts as none: the platform
 * refuses what must not be asked for twice.
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
  if (pending.status === 'loading' || processing.status === 'loading') return { status: 'loading' };
  const [first] = [pending, processing].flatMap((list) =>
    list.status === 'ready' ? list.rows : [],
  );
  return { status: 'ready', transaction: first ?? null };
}
