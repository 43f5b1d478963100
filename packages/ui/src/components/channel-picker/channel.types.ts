import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';

/** A detail that the destination of a payout requires. */
export interface ChannelField {
  readonly name: 'institution' | 'account' | 'holder' | 'branch';
  readonly required: boolean;
  /** Banks or e-wallets to choose from; `null` for free text. */
  readonly options: readonly { readonly code: string; readonly name: string }[] | null;
}

/** A payment channel as offered to this user. Money is decimal text. */
export interface PaymentChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  /** Path data of a 24 × 24 icon; default that of its kind. */
  readonly icon?: string | undefined;
  readonly min: string;
  /** Default no maximum. */
  readonly max?: string | undefined;
  /** Fee for the current amount, as calculated by the platform; `'0'` for none. */
  readonly fee: string;
  /** Usual time until the money arrives, in minutes; 0 for at once. */
  readonly etaMinutes: number;
  /** Fields that a payout through it requires, in this order; default account and holder. */
  readonly fields?: readonly ChannelField[] | undefined;
  /** Whether it is unavailable, regardless of the amount. */
  readonly maintenance?: boolean | undefined;
}
