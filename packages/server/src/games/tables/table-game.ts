import type { Currency, TableState } from '@lobi/core/contract';
import type { BingoTerms, ServerSeed } from '@lobi/core/games';
import type { AccountRef } from '../../domain/postings.ts';
import type { EngineFacts, PlayEnd } from '../../store/plays.ts';
import type { TablePlay, TableSales } from '../../store/table-plays.ts';
import type { TableRound, TableTerms } from '../../store/tables.ts';

/** Seeds that decide a round. The hash is secret until the round has ended. */
export interface RoundSeeds {
  readonly hash: ServerSeed;
  readonly salt: string;
  readonly number: number;
  /** Terms of the round, fixed when it opened. */
  readonly terms: TableTerms;
}

/** A stake that is to be accepted. */
export interface WantedStake {
  readonly choice: unknown;
  /** Minor units. */
  readonly stake: bigint;
  readonly terms: TableTerms;
  readonly currency: Currency;
}

/** A round as it is publicly visible at a time. */
export interface TableView<Dealt> {
  readonly round: TableRound;
  /** Decided outcome, only of rounds whose betting has ended. `null` for a void round. */
  readonly dealt: Dealt | null;
  readonly sales: TableSales;
  readonly now: Date;
}

/** A round whose plays are being settled. */
export interface SettlingRound<Dealt> {
  readonly round: TableRound;
  readonly dealt: Dealt;
}

/**
 * A game with shared rounds, as the clock of the tables runs it. Connects the rules of the engine
 * (`@lobi/core/games`) to rounds, plays and money. Its members are methods on purpose: TypeScript
 * checks method parameters less strictly, so that games with different outcomes fit one registry.
 */
export interface TableGame<Dealt = unknown> {
  readonly engine: string;
  /** From the end of a round to the opening of the next, in ms. */
  readonly pauseMs: number;
  /**
   * Terms of the pool of a new round, into which stakes go; `null` if the bank takes stakes and pays. The
   * displayed return to player depends on them.
   */
  readonly poolTerms: BingoTerms | null;
  /** End of the betting of a round that opens at a time, both in ms since 1970. */
  closesAtMs(opensAtMs: number): number;
  /** Account that holds the money of a round. */
  account(roundId: string): AccountRef;
  /**
   * Parses a choice and validates the stake.
   * @throws AppError `validation`, `payout_above_maximum`
   */
  accept(wanted: WantedStake): EngineFacts;
  /** Part of a play that the player may see at once; `null` for none. */
  initialOutcome(
    seeds: RoundSeeds,
    playId: string,
    choice: EngineFacts,
  ): Promise<EngineFacts | null>;
  /** Decides a round whose betting has ended. */
  deal(seeds: RoundSeeds, plays: readonly TablePlay[]): Promise<Dealt>;
  /** Whether the decision depends on the plays. */
  readonly dealsByPlays: boolean;
  /** End of a running round, in ms since 1970. */
  endsAtMs(dealt: Dealt, startedAtMs: number): number;
  /** Amount of a running round that is visible at a time; the round is published whenever it grows. */
  shownAt(dealt: Dealt, startedAtMs: number, nowMs: number): number;
  /** Public part of a round, without the result until it is revealed. */
  state(view: TableView<Dealt>): TableState;
  /** What the house adds to the pool of a decided round for its guaranteed prizes, in minor units. */
  topUp(dealt: Dealt): bigint;
  /** Result as one word, for the history. */
  result(dealt: Dealt): string;
  /** Outcome of a play. */
  settle(settling: SettlingRound<Dealt>, play: TablePlay): PlayEnd;
  /** Cash-out multiple of a play in basis points, in games with cash-out. */
  cashedOutAtBp(play: TablePlay): number | null;
}
