import type { TableRound } from '../table/table.types.ts';

/** Names of the winning patterns. */
export type BingoPatternName = 'corners' | 'line' | 'full';

/** For each pattern the sets of cells that complete it, with cells numbered row by row from 0. */
export type BingoPatterns = Readonly<Record<BingoPatternName, readonly (readonly number[])[]>>;

/** 25 cells row by row; `null` is the free cell. */
export type BingoCells = readonly (number | null)[];

/** A card of the player. */
export interface BingoOwnCard {
  readonly id: string;
  readonly cells: BingoCells;
}

/** Current state of a prize. */
export interface BingoPrizeFacts {
  readonly pattern: BingoPatternName;
  /** Decimal text. */
  readonly amount: string;
  /** Smallest prize once enough cards are sold, as decimal text; `null` if it is not guaranteed. */
  readonly guaranteed: string | null;
  /** Cards that won it; `null` until it was won. */
  readonly winners: number | null;
}

/** A round as shown on the stage; cards are sold until `closesAt`, then balls are called. */
export interface BingoRound extends TableRound {
  /** Decimal text. */
  readonly cardPrice: string;
  /** Balls called so far, in order. */
  readonly called: readonly number[];
  readonly cardsSold: number;
  /** Number of sold cards from which the prizes are guaranteed; `null` if they are not. */
  readonly guaranteedFrom: number | null;
  /** Starts of the next rounds in ms since 1970, soonest first; empty without a timetable. */
  readonly upcoming: readonly number[];
  readonly prizes: readonly BingoPrizeFacts[];
}
