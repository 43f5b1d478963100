import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';

/** Something that has to be known about where money goes. */
export interface ChannelField {
  readonly name: 'institution' | 'account' | 'holder' | 'branch';
  readonly required: boolean;
  /** Banks or e-wallets to choose from; `null` for what is typed. */
  readonly options: readonly { readonly code: string; readonly name: string }[] | null;
}

/** A way to pay in or out, as the platform offers it to this reader. Money is decimal text. */
export interface PaymentChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly min: string;
  /** Without it nothing is too much. */
  readonly max?: string | undefined;
  /** Fee for the amount at hand, as the platform counts it; `'0'` for none. */
  readonly fee: string;
  /** Usual time until the money arrives, in minutes; 0 for at once. */
  readonly etaMinutes: number;
  /** Fields that a payout through it requires, in this order; default account and holder. */
  readonly fields?: readonly ChannelField[] | undefined;
  /** Cannot be used now, whatever the amount. */
  readonly maintenance?: boolean | undefined;
}
