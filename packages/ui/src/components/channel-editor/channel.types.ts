import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';
import type { RoleName } from '../role-badge/role-badge.tsx';

/** Direction of a channel's money: deposits, payouts, or both. */
export type ChannelDirection = 'in' | 'out' | 'both';

/** Party that bears a fee. */
export type FeePayer = 'player' | 'house' | 'agent';

/**
 * A payment channel as edited by staff. Money is decimal text in the currency of the channel; an omitted
 * bound means none.
 * @source ours
 */
export interface PaymentChannel {
  readonly name: string;
  readonly kind: ChannelKind;
  /** Id of its gateway. */
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
  /** Roles to which the channel is shown. */
  readonly roles: readonly RoleName[];
  /** `HH:MM` in the zone of the platform; both omitted if always open. */
  readonly hours: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
  readonly enabled: boolean;
  /** Usual time until the money arrives, in minutes. */
  readonly etaMinutes: number;
  /** Account of deposits; both fields omitted if there is none. */
  readonly target: {
    readonly account?: string | undefined;
    readonly holder?: string | undefined;
  };
  /** Destinations of payouts; shown if the channel pays out. */
  readonly payout: {
    /** Banks or e-wallets to choose from: the usual ones, none, or those of `list`. */
    readonly institutions: 'usual' | 'none' | 'own';
    /** One per line: the gateway's code, then the name. */
    readonly list?: string | undefined;
    /** Whether payouts require the branch of the bank. */
    readonly branch: 'none' | 'optional' | 'required';
  };
  /** Position in the list of channels, from 1. */
  readonly order: number;
  /** Instructions for players, by language; a missing language shows nothing. */
  readonly instructions: {
    readonly id?: string | undefined;
    readonly en?: string | undefined;
    readonly es?: string | undefined;
    readonly zhHans?: string | undefined;
  };
}
