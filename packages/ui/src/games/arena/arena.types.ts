import type { RoundStatus } from '../../components/game-card/game.types.ts';
import type { Outcome, Selection } from '../../components/odds/outcome.ts';

/** One side of a round. */
export interface ArenaSide {
  readonly key: Selection;
  /** Whether the side takes bets, regardless of the round's status. */
  readonly open: boolean;
  /** Decimal text in major units. */
  readonly pool: string;
  /** Return per 100 staked, stake included; `null` without odds. */
  readonly odds: number | null;
  readonly bets: number;
  /** Amount that can still be staked on it; missing if the house bears no risk. */
  readonly left?: string | undefined;
}

/** A bet of anyone in the current round. */
export interface ArenaLatestBet {
  readonly id: string;
  /** Username, masked by the server. */
  readonly name: string;
  readonly selection: Selection;
  /** Decimal text. */
  readonly amount: string;
}

/** A request to correct a settled result, and its outcome. */
export interface ArenaCorrection {
  readonly status: 'requested' | 'refused' | 'running' | 'done';
  readonly from: 'meron' | 'wala' | 'draw';
  readonly to: 'meron' | 'wala' | 'draw';
  /** Internal note, visible to staff only. */
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
  /** Minimum return per 100; below it the fight is refunded. */
  readonly minimumOdds: number;
  readonly betCount: number;
  /** The latest bets of everyone, newest first, names masked by the server. */
  readonly latestBets?: readonly ArenaLatestBet[] | undefined;
  /** Fighters, if the programme names them. */
  readonly fighters?: { readonly meron: string; readonly wala: string } | null | undefined;
  readonly result: Outcome | null;
  /** `operator`, `one-sided`, `minimum-odds` or free text by the declarator. */
  readonly reason: string | null;
  /** `null` or absent if none was requested. */
  readonly correction?: ArenaCorrection | null | undefined;
  readonly openedAt: string | null;
  /** Announced end of betting, set by the last call. */
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  readonly declaredAt: string | null;
  /** End of the period in which the result can be undone. */
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
  /** Final return per 100; `null` until settled, except for a bet on a draw, whose odds are fixed. */
  readonly odds: number | null;
  /** Money returned, stake included; `null` until settled. */
  readonly payout: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

/** A bet as requested by the player. */
export interface ArenaBetRequest {
  readonly selection: Selection;
  /** Decimal text in major units. */
  readonly amount: string;
}

/**
 * State of the last sent bet. `unknown`: the response is missing and the outcome of its key is being
 * requested, so that nothing may be sent again. Each step is a new object.
 */
export type BetPlacement =
  | { readonly status: 'idle' }
  | { readonly status: 'placing'; readonly bet: ArenaBetRequest }
  | { readonly status: 'unknown'; readonly bet: ArenaBetRequest }
  | { readonly status: 'placed'; readonly bet: ArenaBetRequest }
  | { readonly status: 'refused'; readonly bet: ArenaBetRequest; readonly message: string };

/** Totals of this session, as reported by the server. */
export interface ArenaSession {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly currency: string;
  readonly staked: string;
  readonly returned: string;
  /** Returns minus stakes; negative for a loss. */
  readonly net: string;
}
