import type { RoundStatus } from '../../components/game-card/game.types.ts';
import type { Outcome, Selection } from '../../components/odds/outcome.ts';

/** One side of a round: totals only, never who bet. */
export interface ArenaSide {
  readonly key: Selection;
  /** Takes bets now, as far as the side is concerned. */
  readonly open: boolean;
  /** Decimal text in major units. */
  readonly pool: string;
  /** Return per 100 staked, stake included; `null` while there is nothing to show. */
  readonly odds: number | null;
  readonly bets: number;
  /** Most that may still be staked on it in all; missing where the house bears no risk. */
  readonly left?: string | undefined;
}

/** A request to correct a settled result, and its outcome. */
export interface ArenaCorrection {
  readonly status: 'requested' | 'refused' | 'running' | 'done';
  readonly from: 'meron' | 'wala' | 'draw';
  readonly to: 'meron' | 'wala' | 'draw';
  /** Note of the staff, if the reader is staff. */
  readonly reason: string | null;
  /** Public text: a reason from the list, and a remark. */
  readonly message: { readonly reason: string; readonly remark: string | null };
  readonly requestedAt: string;
}

/** A fight as the stage shows it; the same fields as the contract's round. */
export interface ArenaRound {
  readonly id: string;
  readonly gameId: string;
  readonly number: number;
  readonly status: RoundStatus;
  readonly currency: string;
  readonly selections: readonly ArenaSide[];
  /** House share of the pool in basis points, fixed since the fight opened. */
  readonly takeoutBp: number;
  /** Lowest return per 100 at which the fight still pays. */
  readonly minimumOdds: number;
  readonly betCount: number;
  /** Fighters, if the programme names them. */
  readonly fighters?: { readonly meron: string; readonly wala: string } | null | undefined;
  readonly result: Outcome | null;
  /** `operator`, `one-sided`, `minimum-odds` or free text of the declarator. */
  readonly reason: string | null;
  /** `null` or absent when none was requested. */
  readonly correction?: ArenaCorrection | null | undefined;
  readonly openedAt: string | null;
  /** Announced end of betting; the last call sets it. */
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  readonly declaredAt: string | null;
  /** End of the time in which the result may be undone. */
  readonly settlesAt: string | null;
  readonly settledAt: string | null;
  readonly version: number;
  readonly createdAt: string;
}

/** A bet of the signed-in player; the same fields as the contract's bet. */
export interface ArenaBet {
  readonly id: string;
  readonly roundId: string;
  readonly roundNumber: number;
  readonly selection: Selection;
  readonly amount: string;
  readonly currency: string;
  readonly status: 'placed' | 'won' | 'lost' | 'refunded' | 'cancelled';
  /** Final return per 100; `null` until settled, but for a bet on a draw, whose odds are fixed. */
  readonly odds: number | null;
  /** Money returned, stake included; `null` until settled. */
  readonly payout: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

/** A bet as the player asks for it. */
export interface ArenaBetRequest {
  readonly selection: Selection;
  /** Decimal text in major units. */
  readonly amount: string;
}

/**
 * State of the last sent bet. `unknown`: the answer did not come and is being looked up with the
 * same key, so nothing may be sent again. Each step is a new object.
 */
export type BetPlacement =
  | { readonly status: 'idle' }
  | { readonly status: 'placing'; readonly bet: ArenaBetRequest }
  | { readonly status: 'unknown'; readonly bet: ArenaBetRequest }
  | { readonly status: 'placed'; readonly bet: ArenaBetRequest }
  | { readonly status: 'refused'; readonly bet: ArenaBetRequest; readonly message: string };

/** Play of this session, as the server counts it. */
export interface ArenaSession {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly currency: string;
  readonly staked: string;
  readonly returned: string;
  /** Returned less staked; negative when the player is behind. */
  readonly net: string;
}
