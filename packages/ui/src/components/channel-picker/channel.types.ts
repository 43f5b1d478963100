import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';

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
  /** Usual time until the money is there, in minutes; 0 for at once. */
  readonly etaMinutes: number;
  /** Cannot be used now, whatever the amount. */
  readonly maintenance?: boolean | undefined;
}
