import type { Currency, TableState } from '@lobi/core/contract';
import type { ServerSeed } from '@lobi/core/games';
import type { AccountRef } from '../../domain/postings.ts';
import type { EngineFacts, PlayEnd } from '../../store/plays.ts';
import type { TablePlay, TableSales } from '../../store/table-plays.ts';
import type { TableRound, TableTerms } from '../../store/tables.ts';

/** Seeds that decide a round. The hash is a secret until it is over. */
export interface RoundSeeds {
  readonly hash: ServerSeed;
  readonly salt: string;
  readonly number: number;
  /** House share of a pool, fixed when the round opened. */
  readonly takeoutBp: number;
}

/** A stake that is to be accepted. */
export interface WantedStake {
  readonly choice: unknown;
  /** Minor units. */
  readonly stake: bigint;
  readonly terms: TableTerms;
  readonly currency: Currency;
}

/** A round as everyone may see it at a moment. */
export interface TableView<Dealt> {
  readonly round: TableRound;
  /** Decided outcome: only of rounds whose betting is over. `null` for a round that is void. */
  readonly dealt: Dealt | null;
  readonly sales: TableSales;
  readonly now: Date;
}

/** A round whose plays are settled. */
export interface SettlingRound<Dealt> {
  readonly round: TableRound;
  readonly dealt: Dealt;
}

/**
 * A game with shared rounds, as the clock of the tables runs it: the rules are the engine's own
 * (`@lobi/core/games`), this joins them to rounds, plays and money.
 *
 * Written as methods on purpose: games that decide different things then fit one table.
 */
export interface TableGame<Dealt = unknown> {
  readonly engine: string;
  /** For bets, and from the end of a round to the next, in ms. */
  readonly timing: { readonly bettingMs: number; readonly pauseMs: number };
  /** Stakes go into a pool of the round; otherwise the bank takes and pays. */
  readonly hasPool: boolean;
  /** House share of a pool in basis points: the return that is shown before play rests on it. */
  readonly takeoutBp: number;
  /** Where the money of a round is. */
  account(roundId: string): AccountRef;
  /**
   * Reads a choice and validates the stake.
   * @throws AppError `validation`, `payout_above_maximum`
   */
  accept(wanted: WantedStake): EngineFacts;
  /** Part of a play that the player may see at once; `null` for nothing. */
  firstSight(seeds: RoundSeeds, playId: string, choice: EngineFacts): Promise<EngineFacts | null>;
  /** Decides a round, whose betting is over. */
  deal(seeds: RoundSeeds, plays: readonly TablePlay[]): Promise<Dealt>;
  /** Does the decision need the plays? */
  readonly dealsByPlays: boolean;
  /** When a round that began to run is over, in ms since 1970. */
  endsAtMs(dealt: Dealt, startedAtMs: number): number;
  /** How much of a round that runs is shown by a moment; whenever that grows, it is published. */
  shownAt(dealt: Dealt, startedAtMs: number, nowMs: number): number;
  /** Public part of a round; without the result until it is revealed. */
  state(view: TableView<Dealt>): TableState;
  /** One word for the history. */
  result(dealt: Dealt): string;
  /** Outcome of a play. */
  settle(settling: SettlingRound<Dealt>, play: TablePlay): PlayEnd;
  /** Multiple at which a play left, in basis points, where players leave. */
  leftAtBp(play: TablePlay): number | null;
}
