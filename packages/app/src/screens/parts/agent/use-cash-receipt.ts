import type { TransactionDetail } from '@lobi/core/contract';
import { useEntity, useList } from '@lobi/core/react/lists';
import type { TransferReceipt } from '@lobi/ui/forms';
import type { CashType } from './is-cash.ts';
import { toCashReceipt } from './to-cash-receipt.ts';

/** A current transaction, and its receipt with both balances from the ledgers. */
export interface CashReceipt {
  readonly transaction: TransactionDetail;
  readonly receipt: TransferReceipt;
}

/** Number of ledger entries among which the newest transfer is looked up. */
const perPage = 5;

/** Follows a transfer that the server has created until it is decided; `undefined` before. */
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
  const senderLedger = useList('ledger.list', sideOf(transaction?.from?.walletId), query);
  const taken = useList('ledger.list', sideOf(transaction?.to?.walletId), query);
  if (!transaction) return undefined;
  return { transaction, receipt: toCashReceipt(transaction, senderLedger, taken) };
}
