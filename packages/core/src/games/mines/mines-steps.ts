import * as z from 'zod/mini';
import { AppError } from '../../contract/error-codes.ts';
import { shareOf } from '../../contract/money.ts';
import type { Draw } from '../fairness/draw.ts';
import { readInput } from '../read-input.ts';
import type { PayLimit, ShownFacts, StepGame } from '../step-game.ts';
import { mineBoard, mines, minesMultipleBp, minesSchema, mineTiles } from './mines.ts';

/** Choice before the first tile. */
export interface MinesStart {
  readonly mines: number;
}

const startSchema = z.strictObject({ mines: minesSchema });

/** Parses a player's choice before the first tile. Errors: `validation`, with the fields. */
export const readMinesStart = (value: unknown): MinesStart => readInput(startSchema, value);

/** Status of a game of mines: `taken` after a cash-out, `lost` after a mine. */
export type MinesStatus = 'running' | 'taken' | 'lost';

/** A game played tile by tile, as stored by the server. The board is secret while it is open. */
export interface MinesRun {
  readonly mines: number;
  readonly board: readonly number[];
  /** Tiles opened, in order. */
  readonly picks: readonly number[];
  readonly status: MinesStatus;
}

/** A game as shown to its player. */
export interface PublicMinesRun extends Omit<MinesRun, 'board'> {
  /** `null` while the game is open. */
  readonly board: readonly number[] | null;
  /** Payout of a cash-out now, in basis points of the stake; 0 after a loss. */
  readonly multipleBp: number;
}

/** Starts a game. */
export const startMines = (count: number, draw: Draw): MinesRun => ({
  mines: count,
  board: mineBoard(draw, count),
  picks: [],
  status: 'running',
});

const requireRunning = (run: MinesRun): void => {
  if (run.status !== 'running') throw new AppError('round_state', 'The game is over.');
};

/** Maximum number of tiles that can be opened: all safe ones, or as many as the house can pay. */
export function maximumMinesPicks(mines: number, limit: PayLimit | null): number {
  let picks = mineTiles - mines;
  if (limit === null) return picks;
  while (picks > 0 && shareOf(limit.stake, minesMultipleBp(mines, picks)) > limit.maximumPayout)
    picks -= 1;
  return picks;
}

/**
 * Opens a tile. After the last safe tile, or the last that the house can pay, the game is cashed out
 * automatically; every cash-out has the same return, so that this does not change it. Errors:
 * `round_state` when the game has ended, `conflict` for an open tile.
 */
export function openTile(run: MinesRun, tile: number, limit: PayLimit | null = null): MinesRun {
  requireRunning(run);
  if (run.picks.includes(tile)) throw new AppError('conflict', 'The tile is open.');
  const picks = [...run.picks, tile];
  if (run.board.includes(tile)) return { ...run, picks, status: 'lost' };
  const isLast = picks.length >= maximumMinesPicks(run.mines, limit);
  return { ...run, picks, status: isLast ? 'taken' : 'running' };
}

/** Cashes out. Errors: `round_state` when the game has ended or no tile was opened yet. */
export function cashOutMines(run: MinesRun): MinesRun {
  requireRunning(run);
  if (run.picks.length === 0) throw new AppError('round_state', 'No tile was opened yet.');
  return { ...run, status: 'taken' };
}

const multipleOf = (run: MinesRun): number =>
  run.status === 'lost' || run.picks.length === 0
    ? 0
    : minesMultipleBp(run.mines, run.picks.length);

/** Returns the payout of a finished game, in minor units; 0 while it is open. */
export const minesPayout = (run: MinesRun, stake: bigint): bigint =>
  run.status === 'taken' ? shareOf(stake, multipleOf(run)) : 0n;

/** Returns the public part of a game. */
export const publicMines = (run: MinesRun): PublicMinesRun => ({
  ...run,
  board: run.status === 'running' ? null : run.board,
  multipleBp: multipleOf(run),
});

const picksOf = (shown: ShownFacts): readonly number[] => {
  const picks = shown?.['picks'];
  return Array.isArray(picks) ? picks.filter((tile) => typeof tile === 'number') : [];
};

/** Mines tile by tile, as servers run it. @source spec §1 (casino), the rules ours */
export const minesByTile: StepGame<MinesStart, MinesRun> = {
  id: mines.id,
  words: mines.words,
  readStart: readMinesStart,
  minimumPayout: (start, stake) => shareOf(stake, minesMultipleBp(start.mines, 1)),
  start: (start, draw) => startMines(start.mines, draw),
  resume: (started, shown) => ({ ...started, picks: picksOf(shown) }),
  step: (run, step, limit) => {
    if (step.step === 'open') return openTile(run, step.tile, limit);
    if (step.step === 'cash-out') return cashOutMines(run);
    throw new AppError('round_state', 'That is no step of mines.');
  },
  replay: (started, shown) => {
    const opened = picksOf(shown).reduce(
      (run, tile) => (run.status === 'running' ? openTile(run, tile) : run),
      started,
    );
    return opened.status === 'running' && opened.picks.length > 0 ? cashOutMines(opened) : opened;
  },
  isOver: ({ status }) => status !== 'running',
  payout: minesPayout,
  show: publicMines,
  reveal: (run) => ({ ...publicMines(run), board: run.board }),
};
