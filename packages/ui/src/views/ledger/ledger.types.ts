import type { LedgerKindName } from '../../components/ledger-kind/ledger-kind-looks.ts';
import type { StatusOf } from '../../components/status-badge/statuses.ts';

/** One entry of a wallet, as the platform sends it. Money is decimal text. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: LedgerKindName;
  /** Description of the entry in the user's language. */
  readonly details: string;
  readonly status: StatusOf<'ledger'>;
  /** Signed change of the balance. */
  readonly amount: string;
  readonly balanceBefore: string;
  readonly balanceAfter: string;
  readonly currency: string;
  /** Version of the wallet that this entry created. */
  readonly version: number;
  /** Id of the bet, transaction or round that caused it. */
  readonly reference: string;
  /** ISO 8601. */
  readonly createdAt: string;
}
