import type { TransactionStep } from '../../components/transaction-timeline/index.ts';

/** An earlier destination, for reuse. */
export interface WithdrawDestination {
  /** Id of the channel. */
  readonly channel: string;
  /** Bank or e-wallet, e.g. `Bank Contoh`. */
  readonly name: string;
  /** Code of the bank or e-wallet, if the channel requires one. */
  readonly institution?: string | undefined;
  readonly account: string;
  readonly holder: string;
  readonly branch?: string | undefined;
}

/** Values that a withdrawal sends. */
export interface WithdrawValues {
  /** Amount debited from the balance, decimal text. */
  readonly amount: string;
  /** Id of the channel. */
  readonly channel: string;
  readonly account: string;
  readonly holder: string;
  /** Code of the bank or e-wallet, if the channel requires one. */
  readonly institution?: string | undefined;
  readonly branch?: string | undefined;
  readonly pin?: string | undefined;
}

/** Cost of a withdrawal, as the platform calculates it. Decimal text. */
export interface WithdrawQuote {
  readonly fee: string;
  /** Amount received after the fee. */
  readonly net: string;
}

/** A withdrawal accepted by the platform. Money is decimal text. */
export interface WithdrawRequest extends WithdrawQuote {
  readonly amount: string;
  /** `undefined` if the user may not see it. */
  readonly destination?: WithdrawDestination | undefined;
  /** History, oldest first. */
  readonly events: readonly TransactionStep[];
}
