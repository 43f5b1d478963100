import { AppError, type PlayStep } from '@lobi/core/contract';
import {
  drawOf,
  playFairly,
  stepGameOf,
  wonOrLost,
  type Engines,
  type PlaySeeds,
  type StepGame,
  type StepRun,
} from '@lobi/core/games';
import type { EngineFacts, PlayEnd, PlayRecord } from '../../store/plays.ts';

/** A play with its parsed choice. */
export interface ReadPlay {
  /** As parsed by the engine. */
  readonly choice: EngineFacts;
  /** The play ends with its call, and draws for a jackpot. A play with steps never draws for one. */
  readonly isAtOnce: boolean;
  /** Maximum payout that cannot be avoided any more. */
  readonly maximumPayout: (stake: bigint) => bigint;
  /** Decides the play; a play with steps is then open. */
  decide(stake: bigint, seeds: PlaySeeds): Promise<Decided>;
}

type Steps = StepGame<unknown, StepRun>;
type RunEngines = Pick<Engines, 'instantOf'>;

/** Decided part of a play: the end, or the facts that may be revealed so far. */
export type Decided =
  | { readonly end: PlayEnd }
  | { readonly end?: undefined; readonly outcome: EngineFacts };

const endOf = (payout: bigint, outcome: EngineFacts): PlayEnd => ({
  status: wonOrLost(payout),
  payout,
  outcome,
});

/** Decision of a run: its end, or the part that may be revealed so far. */
function decidedBy(steps: Steps, run: StepRun, sum: bigint): Decided {
  const outcome = { ...steps.show(run) };
  return steps.isOver(run) ? { end: endOf(steps.payout(run, sum), outcome) } : { outcome };
}

/**
 * A play with steps stays open, unless its start decides it: its smallest possible win must be payable.
 */
function readSteps(steps: Steps, rawChoice: unknown): ReadPlay {
  const start = steps.readStart(rawChoice);
  return {
    isAtOnce: false,
    choice: { ...(start as EngineFacts) },
    maximumPayout: (stake) => steps.minimumPayout(start, stake),
    decide: async (stake, seeds) =>
      decidedBy(steps, steps.start(start, await drawOf(seeds, steps.words)), stake),
  };
}

/** Any other game ends with one call. */
function readInstant(engines: RunEngines, engine: string, rawChoice: unknown): ReadPlay {
  const game = engines.instantOf(engine);
  if (!game) throw new AppError('not_found', `no engine ${engine}`);
  const input = game.readInput(rawChoice);
  return {
    isAtOnce: true,
    choice: { ...(input as EngineFacts) },
    maximumPayout: (stake) => game.maximumPayout(input, stake),
    decide: async (stake, seeds) => {
      const { payout, ...outcome } = await playFairly(game, input, stake, seeds);
      return { end: endOf(payout, outcome) };
    },
  };
}

/**
 * Parses a player's choice.
 * @throws AppError `validation` with the fields, `not_found` for an engine that is played in another way
 */
export function readPlay(engines: RunEngines, engine: string, choice: unknown): ReadPlay {
  const steps = stepGameOf(engine);
  return steps ? readSteps(steps, choice) : readInstant(engines, engine, choice);
}

/**
 * Performs a step of an open play: the decision is recomputed from the seeds, the revealed part is
 * stored.
 * @param play with the sum of its stakes, a further one of this step included
 * @throws AppError `round_state`, `conflict`
 */
export async function stepPlay(
  play: PlayRecord,
  seeds: PlaySeeds,
  step: PlayStep,
  maximumPayout: bigint,
): Promise<Decided> {
  const steps = stepGameOf(play.engine);
  if (!steps) throw new AppError('round_state', `${play.engine} takes no steps`);
  const draw = await drawOf(seeds, steps.words);
  const run = steps.resume(steps.start(steps.readStart(play.choice), draw), play.outcome);
  const { amount } = play;
  return decidedBy(steps, steps.step(run, step, { stake: amount, maximumPayout }), amount);
}
