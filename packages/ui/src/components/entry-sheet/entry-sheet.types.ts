import type { LedgerKindName } from '../ledger-kind/ledger-kind-looks.ts';
import type { StatusOf } from '../status-badge/statuses.ts';

/** A bet, or a play of a built-in game or of a provider. Money is decimal text. */
interface BehindBet {
  readonly id: string;
  /** `null` for games without shared rounds. */
  readonly roundNumber: number | null;
  readonly game: { readonly title: string };
  readonly selection: 'meron' | 'wala' | 'draw' | null;
  readonly amount: string;
  readonly currency: string;
  readonly status: StatusOf<'bet'>;
  /** Return per 100 staked. */
  readonly odds: number | null;
  readonly payout: string | null;
}

interface BehindParty {
  readonly username: string;
}

/** Cause of an entry, as the platform sends it. */
export type EntryCause =
  | { readonly type: 'bet' | 'play'; readonly bet: BehindBet }
  | {
      readonly type: 'provider';
      readonly bet: BehindBet | null;
      readonly provider: string;
      readonly number: string;
    }
  | {
      readonly type: 'transaction';
      readonly transaction: {
        readonly id: string;
        readonly status: StatusOf<'transaction'>;
        readonly amount: string;
        readonly fee: string;
        readonly net: string;
        readonly currency: string;
        readonly from: BehindParty | null;
        readonly to: BehindParty | null;
        readonly channel: { readonly name: string } | null;
        readonly note: string | null;
      };
      /** Unique code added to the amount of a deposit, which distinguishes it from other deposits. */
      readonly uniqueCode?: string | null;
    }
  | {
      readonly type: 'earning';
      readonly count: number;
      /** The first earnings of the list. */
      readonly earnings: readonly {
        readonly id: string;
        readonly amount: string;
        readonly date: string;
      }[];
    }
  | { readonly type: 'platform' };

/** The counterpart of a reversal. */
export interface OtherMovement {
  readonly transferId: string;
  /** `null` if it did not change this wallet. */
  readonly version: number | null;
}

/** One entry of a wallet with its explanation. */
export interface ExplainedEntry {
  readonly kind: LedgerKindName;
  /** Description of the entry in the user's language. */
  readonly details: string;
  readonly amount: string;
  readonly balanceBefore: string;
  readonly balanceAfter: string;
  readonly currency: string;
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly transferId: string;
  /** Hash of this entry and all previous ones. */
  readonly hash: string | null;
  readonly correction: { readonly from: string; readonly to: string } | null;
  /** The entry that this one reverses. */
  readonly corrects: OtherMovement | null;
  /** The entry that reversed this one. */
  readonly correctedBy: OtherMovement | null;
  /** Reason given by the user who corrected it. */
  readonly reason: string | null;
  readonly cause: EntryCause;
}
