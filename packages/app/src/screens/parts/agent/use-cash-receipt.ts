import type { TransactionDetail } from '@lobi/core/contract';
import { useEntity, useList } from '@lobi/core/react';
import type { TransferReceipt } from '@lobi/ui/forms';
import type { CashType } from './is-cash.ts';
import { toCashReceipt } from './to-cash-receipt.ts';

/** A transaction as it is now, and its receipt with both balances as the ledgers hold them. */
export interface CashReceipt {
  readonly transaction: TransactionDetail;
  readonly receipt: TransferReceipt;
}

/** Lines of a ledger among which the newest transfer is found. */
const perPage = 5;

/** Follows a transfer that the server has made until it is decided; `undefined` before. */
export function useCashReceipt(
  made: TransactionDetail | null,
  kind: CashType,
): CashReceipt | undefined {
  const isOpen = made !== null && made.status !== 'completed';
  const live = useEntity('transaction.show', isOpen ? { transactionId: made.id } : null);
  const transaction = live.status === 'ready' ? live.entity : made;
  const isDone = transaction?.status === 'completed';
  const sideOf = (walletId: string | undefined) =>
    isDone && walletId !== undefined ? { walletId } : null;
  const query = { perPage, kind } as const;
  const given = useList('ledger.list', sideOf(transaction?.from?.walletId), query);
  const taken = useList('ledger.list', sideOf(transaction?.to?.walletId), query);
  if (!transaction) return undefined;
  return { transaction, receipt: toCashReceipt(transaction, given, taken) };
}
