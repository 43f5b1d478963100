import type { ApiAnswer } from '../../contract/api/index.ts';
import type { TransactionDetail } from '../../contract/schemas/transaction.ts';
import type { TransactionCreate } from '../../contract/schemas/transaction-create.ts';
import type { TransactionType } from '../../contract/statuses.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import type { AttemptEffects, AttemptUncertain } from '../attempt/attempt.types.ts';
import type { Failure } from '../failure.ts';

/** Response to a transfer. */
export type TransferAnswer = ApiAnswer<'transaction.create'>;

/** Draft of a transfer, of one type or of any. */
export type TransferDraft<Type extends TransactionType = TransactionType> = Extract<
  TransactionCreate,
  { readonly type: Type }
>;

/** Effects of the transfer machine. */
export interface TransferEffects extends AttemptEffects<TransferAnswer> {
  makeKey(): string;
  now(): number;
  /** The server created the transaction. */
  completed(answer: TransferAnswer): void;
}

export interface TransferInput {
  readonly type: TransactionType;
  /** Wallet of the path of the call. */
  readonly walletId: string;
  readonly userId: string;
}

export interface TransferContext extends TransferInput {
  /** Request to send, as entered; shown for confirmation. */
  readonly draft: TransferDraft | null;
  readonly attempt: PendingAttempt | null;
  /** The transaction as created by the server. */
  readonly transaction: TransactionDetail | null;
  /** Why the transfer was rejected, or why its outcome is unknown. */
  readonly failure: Failure | null;
}

export type TransferEvent =
  /** The form was submitted: show it for confirmation. */
  | { readonly type: 'TRANSFER.SUBMITTED'; readonly draft: TransferDraft }
  /** Sends the draft. Ignored while a transfer is in progress. */
  | { readonly type: 'TRANSFER.CONFIRMED' }
  /** Returns to the form with the entered values. */
  | { readonly type: 'TRANSFER.RETURNED' }
  /** Starts another transfer. */
  | { readonly type: 'TRANSFER.CLEARED' }
  /** Requests the outcome of an attempt from before a reload. */
  | { readonly type: 'TRANSFER.RESUMED'; readonly attempt: PendingAttempt }
  | { readonly type: 'CONNECTION.RESTORED' }
  | AttemptUncertain;
