import type { GameArtCategory } from '../game-art/game-art.types.ts';
import type { Selection } from '../odds/outcome.ts';

/** Status of a round. @source ours – spec §3 names only "a status" */
export type RoundStatus =
  | 'standby'
  | 'open'
  | 'last-call'
  | 'closed'
  | 'declared'
  | 'settling'
  | 'settled'
  | 'cancelled';

/** A game as the lobby and the stage show it; the same fields as the contract's game. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  /** Translation of the title to the language of the page, shown below it; none if it is not needed. */
  readonly meaning?: string | undefined;
  readonly category: GameArtCategory;
  readonly engine: string;
  readonly provider: string;
  readonly currency: string;
  /** Decimal text in major units. */
  readonly minimumStake: string;
  /** Decimal text in major units. */
  readonly maximumStake: string;
  /** Maximum that one player may stake on one round, for all bets together; decimal text. */
  readonly maximumPerRound?: string | undefined;
  /** House share of the pool in basis points. */
  readonly takeoutBp: number;
  /** Bets on a draw at fixed odds against the house; missing if there are none. */
  readonly drawMarket?:
    | {
        /** Return per 100 staked, stake included. */
        readonly odds: number;
        /** Maximum loss of the house on the draw of one round; decimal text. */
        readonly cap: string;
      }
    | undefined;
  /** Sides that take bets. */
  readonly selections: readonly Selection[];
  readonly currentRound: {
    readonly id: string;
    readonly number: number;
    readonly status: RoundStatus;
  } | null;
  /** Whether it is a favourite of the user. */
  readonly favourite?: boolean | undefined;
  readonly createdAt: string;
}
