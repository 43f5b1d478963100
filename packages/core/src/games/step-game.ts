import type { PlayStep } from '../contract/schemas/play.ts';
import type { Draw } from './fairness/draw.ts';

/** Facts revealed of a play so far, as JSON; `null` before the first. */
export type ShownFacts = Readonly<Record<string, unknown>> | null;

/** Highest payout that the house can afford for a stake, in minor units. */
export interface PayLimit {
  readonly stake: bigint;
  readonly maximumPayout: bigint;
}

/**
 * A game that stays open until its player ends it. The seeds decide the whole of it when it starts;
 * a server stores what was shown and computes the rest again from the seeds at each step.
 *
 * Written as methods on purpose: games with runs of their own then fit one table.
 * @source ours
 */
export interface StepGame<Start, Run> {
  /** Name of the engine, for example `mines`. */
  readonly id: string;
  /** 32-bit words that one play draws at most. */
  readonly words: number;
  /** Reads what a player chose before the first step. Errors: `validation`, with the fields. */
  readStart(choice: unknown): Start;
  /** The least that the house must be able to pay before it takes the stake, in minor units. */
  leastPayout(start: Start, stake: bigint): bigint;
  start(start: Start, draw: Draw): Run;
  /** The run as it was left: what the seeds decided, and what was shown of it. */
  resume(started: Run, shown: ShownFacts): Run;
  /**
   * Takes a step. A step that would pay more than `limit` ends the game and is paid out
   * automatically. Errors: `round_state` when the game is over or not as far yet, `conflict`.
   */
  step(run: Run, step: PlayStep, limit: PayLimit | null): Run;
  /** Ends a run as the facts of a finished play describe it, for a verifier. */
  replay(started: Run, shown: ShownFacts): Run;
  isOver(run: Run): boolean;
  /** Payout of a finished game in minor units; 0 while it runs. */
  payout(run: Run, stake: bigint): bigint;
  /** Part of a run that the player may see. */
  show(run: Run): object;
  /** Everything that was decided, whether it may be seen yet or not: for a verifier. */
  reveal(run: Run): object;
}
