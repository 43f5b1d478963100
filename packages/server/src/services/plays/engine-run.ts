import { AppError, type PlayStep } from '@lobi/core/contract';
import {
  drawOf,
  playFairly,
  stepGameOf,
  type Engines,
  type PlaySeeds,
  type StepGame,
  type StepRun,
} from '@lobi/core/games';
import type { EngineFacts, PlayEnd, PlayRecord } from '../../store/plays.ts';

/** A play whose choice was read. */
export interface ReadPlay {
  /** As the engine understood it. */
  readonly choice: EngineFacts;
  /** The most that it may be asked to pay before anything can be stopped. */
  readonly maximumPayout: (stake: bigint) => bigint;
  /** Decides it; what goes step by step is open then. */
  decide(stake: bigint, seeds: PlaySeeds): Promise<Decided>;
}

type RunEngines = Pick<Engines, 'instantOf'>;

/** Decided part of a play: the end, or the facts that may be known so far. */
export type Decided =
  | { readonly end: PlayEnd }
  | { readonly end?: undefined; readonly outcome: EngineFacts };

const endOf = (payout: bigint, outcome: EngineFacts): PlayEnd => ({
  status: payout > 0n ? 'won' : 'lost',
  payout,
  outcome,
});

/** A play with steps stays open: the least that it can win must be payable. */
function readSteps(steps: StepGame<unknown, StepRun>, given: unknown): ReadPlay {
  const start = steps.readStart(given);
  return {
    choice: { ...(start as EngineFacts) },
    maximumPayout: (stake) => steps.leastPayout(start, stake),
    decide: async (_, seeds) => ({
      outcome: { ...steps.show(steps.start(start, await drawOf(seeds, steps.words))) },
    }),
  };
}

/** Any other game is over with one call. */
function readInstant(engines: RunEngines, engine: string, given: unknown): ReadPlay {
  const game = engines.instantOf(engine);
  if (!game) throw new AppError('not_found', `no engine ${engine}`);
  const input = game.readInput(given);
  return {
    choice: { ...(input as EngineFacts) },
    maximumPayout: (stake) => game.maximumPayout(input, stake),
    decide: async (stake, seeds) => {
      const { payout, ...outcome } = await playFairly(game, input, stake, seeds);
      return { end: endOf(payout, outcome) };
    },
  };
}

/**
 * Reads what a player chose. @throws AppError `validation` with the fields, `not_found` for an
 * engine that is not played like this
 */
export function readPlay(engines: RunEngines, engine: string, choice: unknown): ReadPlay {
  const steps = stepGameOf(engine);
  return steps ? readSteps(steps, choice) : readInstant(engines, engine, choice);
}

/**
 * Takes a step of an open play: what the seeds decided is computed again, what was shown is stored.
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
  const after = steps.step(run, step, { stake: play.amount, maximumPayout });
  const outcome = { ...steps.show(after) };
  if (!steps.isOver(after)) return { outcome };
  return { end: endOf(steps.payout(after, play.amount), outcome) };
}
