import type { Draw } from './fairness/draw.ts';
import type { Pace } from './pace.ts';
import type { Ratio } from './ratio.ts';

/**
 * Fields of every outcome, whatever the game. The rest is for the stage: plain JSON data, so that only
 * the payout needs a wire format of its own.
 */
export interface InstantOutcome {
  /** Money returned in minor units, stake included, rounded down; never negative. */
  readonly payout: bigint;
}

/** Theoretical return in basis points, over all choices of a player. */
export interface ReturnRange {
  readonly minimumBp: number;
  readonly maximumBp: number;
}

/**
 * A game that ends with one call: the player chooses and stakes, the draw decides. It is pure, so that
 * the server pays and a browser verifies with the same code. It is declared with methods on purpose:
 * TypeScript compares method parameters loosely, so that games with different inputs fit one table;
 * `readInput` precedes every use of an input.
 * @source spec §1 (categories), the shape ours
 */
export interface InstantGame<Input, Outcome extends InstantOutcome = InstantOutcome> {
  /** Name of the engine, for example `dice`. */
  readonly id: string;
  readonly pace: Pace;
  /** Maximum number of 32-bit words that one play draws. */
  readonly words: number;
  readonly returnBp: ReturnRange;
  /** Parses a player's choice. Errors: `validation`, with the fields. */
  readInput(value: unknown): Input;
  /** Plays once. `stake` in minor units, positive. */
  play(input: Input, stake: bigint, draw: Draw): Outcome;
  /** Maximum payout of a play, which the house must be able to pay before it accepts the stake. */
  maximumPayout(input: Input, stake: bigint): bigint;
  /** Exact theoretical return of this choice, as a share of the stake, before rounding of money. */
  rtp(input: Input): Ratio;
}
