import type { PlayStep } from '../contract/schemas/play.ts';
import type { Draw } from './fairness/draw.ts';

/** Revealed facts of a play so far, as JSON; `null` before the first. */
export type ShownFacts = Readonly<Record<string, unknown>> | null;

/** Maximum payout that the house can afford for the sum of a play's stakes, in minor units. */
export interface PayLimit {
  readonly stake: bigint;
  readonly maximumPayout: bigint;
}

/**
 * A game that stays open until its player ends it. The seeds decide all of it at the start; a server
 * stores what was revealed and recomputes the rest from the seeds at each step. It is declared with
 * methods on purpose: TypeScript compares method parameters loosely, so that games with different runs
 * fit one table.
 * @source ours
 */
export interface StepGame<Start, Run> {
  /** Name of the engine, for example `mines`. */
  readonly id: string;
  /** Maximum number of 32-bit words that one play draws. */
  readonly words: number;
  /** Parses a player's choice before the first step. Errors: `validation`, with the fields. */
  readStart(choice: unknown): Start;
  /**
   * Smallest possible win that the house cannot avoid, in minor units: it must be able to pay it before
   * it accepts the stake. For games with further stakes it is the highest payout with all of them, so
   * that no further stake has to be rejected.
   */
  minimumPayout(start: Start, stake: bigint): bigint;
  /**
   * Number of further stakes of a step, each equal to the first; 0 for a step without any.
   * `further-stake.ts` calculates the amounts. Omit it for games with one stake.
   */
  furtherStakes?(step: PlayStep): number;
  start(start: Start, draw: Draw): Run;
  /** Restores a run: the part decided by the seeds, and the revealed part. */
  resume(started: Run, shown: ShownFacts): Run;
  /**
   * Takes a step. A step that would pay more than `limit` ends the game with a cash-out. Errors:
   * `round_state` when the game has ended or the step is not possible yet, `conflict`.
   */
  step(run: Run, step: PlayStep, limit: PayLimit | null): Run;
  /** Replays a run to the end described by a finished play, for a verifier. */
  replay(started: Run, shown: ShownFacts): Run;
  isOver(run: Run): boolean;
  /** Payout of a finished game in minor units, for the sum of its stakes; 0 while it is open. */
  payout(run: Run, stake: bigint): bigint;
  /** Part of a run that the player may see. */
  show(run: Run): object;
  /** Everything that was decided, visible or not: for a verifier. */
  reveal(run: Run): object;
}
