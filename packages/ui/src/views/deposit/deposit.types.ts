import type { DepositOrder } from '../../components/deposit-instructions/index.ts';
import type { TransactionStep } from '../../components/transaction-timeline/index.ts';
import type { ReactNode } from 'react';

/** Initial values of a deposit. */
export interface DepositValues {
  /** Decimal text. */
  readonly amount: string;
  /** Id of the channel. */
  readonly channel: string;
}

/** A deposit accepted by the platform. */
export interface OpenDeposit {
  /** Way to pay; omitted once the platform no longer sends it. */
  readonly order?: DepositOrder | undefined;
  /** Payment instructions in steps; empty later. */
  readonly steps: readonly ReactNode[];
  /** Fee of the channel, decimal text. */
  readonly fee: string;
  /** Amount credited to the wallet, decimal text. */
  readonly net?: string | undefined;
  /** Requested amount, without code and fee. */
  readonly amount: string;
  /** Whether the user has reported the payment. */
  readonly paid: boolean;
  /** History, oldest first. */
  readonly events: readonly TransactionStep[];
}
