import type { ShownTransaction } from '../../components/transaction-row/transaction.types.ts';

interface Party {
  readonly walletId: string;
  readonly username: string;
}

/** One transaction of a wallet, as the platform sends it. Money is decimal text. */
export interface TransactionListRow extends ShownTransaction {
  readonly fee: string;
  /** Owner of the request. */
  readonly owner: { readonly id: string };
  /** Owner of the debited wallet; `null` if the money comes from outside the platform. */
  readonly from: Party | null;
  readonly to: Party | null;
  readonly channel: { readonly name: string } | null;
}
