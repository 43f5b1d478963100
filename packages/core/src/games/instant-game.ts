import type { Draw } from './fairness/draw.ts';
import type { Pace } from './pace.ts';
import type { Ratio } from './ratio.ts';

/**
 * Fields of every outcome, whatever the game. The rest is for the stage to show: plain data that
 * JSON can hold, so that the payout is the only figure that needs a form of its own on the wire.
 */
export interface InstantOutcome {
  /** Money returned in minor units, stake included, rounded down; never negative. */
  readonly payout: bigint;
}

/** Theoretical return in basis points, over everything that a player may choose. */
export interface ReturnRange {
  readonly leastBp: number;
  readonly mostBp: number;
}

/**
 * A game that is over with one call: the player chooses and stakes, the draw decides. All of it is
 * pure, so that a server pays and a browser verifies by the same code.
 *
 * Written as methods on purpose: games of any input then fit one table, where `readInput` stands
 * before everything that takes an input.
 * @source spec §1 (categories), the shape ours
 */
export interface InstantGame<Input, Outcome extends InstantOutcome = InstantOutcome> {
  /** Name of the engine, for example `dice`. */
  readonly id: string;
  readonly pace: Pace;
  /** 32-bit words that one play draws at most. */
  readonly words: number;
  readonly returnBp: ReturnRange;
  /** Reads what a player chose. Errors: `validation`, with the fields. */
  readInput(value: unknown): Input;
  /** Plays once. `stake` in minor units, positive. */
  play(input: Input, stake: bigint, draw: Draw): Outcome;
  /** The most that a play can return: what a house must be able to pay before it takes the stake. */
  maximumPayout(input: Input, stake: bigint): bigint;
  /** Exact theoretical return of this choice, as a share of the stake, before rounding of money. */
  rtp(input: Input): Ratio;
}
