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

/** A deposit that the platform has taken on. */
export interface OpenDeposit {
  /** Way to pay; left out once the platform no longer sends it. */
  readonly order?: DepositOrder | undefined;
  /** How to pay, step by step; empty once that is over. */
  readonly steps: readonly ReactNode[];
  /** Fee of the channel, decimal text. */
  readonly fee: string;
  /** Amount credited to the wallet, decimal text. */
  readonly net?: string | undefined;
  /** Requested amount, without code and fee. */
  readonly amount: string;
  /** The reader says that it is paid. */
  readonly paid: boolean;
  /** History, oldest first. */
  readonly events: readonly TransactionStep[];
}
