import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';
import type { RoleName } from '../role-badge/role-badge.tsx';

/** Whether money comes in through a channel, goes out, or both. */
export type ChannelDirection = 'in' | 'out' | 'both';

/** Party that bears a fee. */
export type FeePayer = 'player' | 'house' | 'agent';

/**
 * A way to pay as the staff sets it up. Money is decimal text in the currency of the channel, and
 * a bound left out means none. @source ours
 */
export interface PaymentChannel {
  readonly name: string;
  readonly kind: ChannelKind;
  /** Id of the gateway behind it. */
  readonly gateway: string;
  readonly direction: ChannelDirection;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly fee: {
    readonly fixed: string;
    /** Share of the amount in per cent, with two decimals at most. */
    readonly percent: number;
    readonly min?: string | undefined;
    readonly max?: string | undefined;
    readonly payer: FeePayer;
  };
  /** Roles that see it. */
  readonly roles: readonly RoleName[];
  /** `HH:MM` in the zone of the platform; both left out when always open. */
  readonly hours: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
  readonly enabled: boolean;
  /** Usual time until the money arrives, in minutes. */
  readonly etaMinutes: number;
  /** Account that deposits go to; both left out where there is none. */
  readonly target: {
    readonly account?: string | undefined;
    readonly holder?: string | undefined;
  };
  /** Where payouts may go; asked for where money goes out. */
  readonly payout: {
    /** Banks or e-wallets to choose from: the usual ones, none, or those of `list`. */
    readonly institutions: 'usual' | 'none' | 'own';
    /** One a line: the code that the gateway knows it by, then its name. */
    readonly list?: string | undefined;
    /** Whether the branch of the bank is asked for. */
    readonly branch: 'none' | 'optional' | 'required';
  };
  /** Place in the list of channels, from 1. */
  readonly order: number;
  /** Instructions for players, by language; a missing language shows nothing. */
  readonly instructions: {
    readonly id?: string | undefined;
    readonly en?: string | undefined;
    readonly es?: string | undefined;
    readonly zhHans?: string | undefined;
  };
}
