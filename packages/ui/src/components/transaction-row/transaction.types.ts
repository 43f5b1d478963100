import type { StatusOf } from '../status-badge/statuses.ts';

/** How money moves between wallets, or in and out of the platform. @source spec §4 */
export type TransactionKind = 'deposit' | 'withdraw' | 'cash-in' | 'cash-out';

/** A transaction as far as it is shown; the platform's has more. Money is decimal text. */
export interface ShownTransaction {
  readonly id: string;
  readonly type: TransactionKind;
  readonly status: StatusOf<'transaction'>;
  /** Without sign. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly details: string;
  /** ISO 8601. */
  readonly createdAt: string;
}
