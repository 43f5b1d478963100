import type { StatusOf } from '../status-badge/statuses.ts';

/** Type of a transfer between wallets, or in or out of the platform. @source spec §4 */
export type TransactionKind = 'deposit' | 'withdraw' | 'cash-in' | 'cash-out';

/** The displayed part of a transaction. Money is decimal text. */
export interface ShownTransaction {
  readonly id: string;
  readonly type: TransactionKind;
  readonly status: StatusOf<'transaction'>;
  /** Amount without sign. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly details: string;
  /** ISO 8601. */
  readonly createdAt: string;
}
