import { AppError, type PlayStep } from '@lobi/core/contract';
import {
  drawOf,
  instantGames,
  minesMultipleBp,
  minesPayout,
  mines,
  openTile,
  playFairly,
  publicMines,
  readMinesStart,
  startMines,
  takeMines,
  type MinesRun,
  type PlaySeeds,
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

/** What came out: the end, or what may be known so far. */
export type Decided =
  { readonly end: PlayEnd } | { readonly end?: undefined; readonly outcome: EngineFacts };

const endOf = (payout: bigint, outcome: EngineFacts): PlayEnd => ({
  status: payout > 0n ? 'won' : 'lost',
  payout,
  outcome,
});

/**
 * Mines go tile by tile. The first tile is the least that the house must be able to pay; the last
 * that it can pay takes the money by itself.
 */
function readMines(choice: unknown): ReadPlay {
  const start = readMinesStart(choice);
  return {
    choice: { ...start },
    maximumPayout: (stake) => (stake * BigInt(minesMultipleBp(start.mines, 1))) / 10_000n,
    decide: async (_, seeds) => ({
      outcome: { ...publicMines(startMines(start.mines, await drawOf(seeds, mines.words))) },
    }),
  };
}

/** Any other game is over with one call. */
function readInstant(engine: string, given: unknown): ReadPlay {
  const game = instantGames.get(engine);
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
export const readPlay = (engine: string, choice: unknown): ReadPlay =>
  engine === mines.id ? readMines(choice) : readInstant(engine, choice);

const tilesOf = ({ outcome }: PlayRecord): readonly number[] =>
  (outcome?.['picks'] as readonly number[] | undefined) ?? [];

/** The game as it stands: the board from the seed, the tiles from what was told. */
async function runOf(play: PlayRecord, seeds: PlaySeeds): Promise<MinesRun> {
  const { mines: count } = readMinesStart(play.choice);
  const begun = startMines(count, await drawOf(seeds, mines.words));
  return { ...begun, picks: tilesOf(play) };
}

/**
 * Takes a step of a game of mines.
 * @throws AppError `round_state`, `conflict`
 */
export async function stepMines(
  play: PlayRecord,
  seeds: PlaySeeds,
  step: PlayStep,
  maximumPayout: bigint,
): Promise<Decided> {
  const run = await runOf(play, seeds);
  const limit = { stake: play.amount, maximumPayout };
  const after = step.step === 'open' ? openTile(run, step.tile, limit) : takeMines(run);
  const outcome = { ...publicMines(after) };
  if (after.status === 'running') return { outcome };
  return { end: endOf(minesPayout(after, play.amount), outcome) };
}
