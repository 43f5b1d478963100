import { AppError } from '../../contract/error-codes.ts';
import { shareOf } from '../../contract/money.ts';
import type { Draw } from '../fairness/draw.ts';
import { mineBoard, minesMultipleBp, mineTiles } from './mines.ts';

/** How a game of mines stands: `taken` once the money was taken, `lost` on a mine. */
export type MinesStatus = 'running' | 'taken' | 'lost';

/** A game played tile by tile, as the server keeps it. The board is secret while it runs. */
export interface MinesRun {
  readonly mines: number;
  readonly board: readonly number[];
  /** Tiles opened, in order. */
  readonly picks: readonly number[];
  readonly status: MinesStatus;
}

/** A game as its player sees it. */
export interface PublicMinesRun extends Omit<MinesRun, 'board'> {
  /** `null` while the game runs. */
  readonly board: readonly number[] | null;
  /** What taking the money now pays, in basis points of the stake; 0 when lost. */
  readonly multipleBp: number;
}

/** Begins a game. */
export const startMines = (mines: number, draw: Draw): MinesRun => ({
  mines,
  board: mineBoard(draw, mines),
  picks: [],
  status: 'running',
});

const requireRunning = (run: MinesRun): void => {
  if (run.status !== 'running') throw new AppError('round_state', 'The game is over.');
};

/**
 * Opens a tile. The last safe tile takes the money by itself: nothing is left to win.
 * Errors: `round_state` when the game is over, `conflict` for a tile that is open.
 */
export function openTile(run: MinesRun, tile: number): MinesRun {
  requireRunning(run);
  if (run.picks.includes(tile)) throw new AppError('conflict', 'The tile is open.');
  const picks = [...run.picks, tile];
  if (run.board.includes(tile)) return { ...run, picks, status: 'lost' };
  const isLast = picks.length === mineTiles - run.mines;
  return { ...run, picks, status: isLast ? 'taken' : 'running' };
}

/** Takes the money. Errors: `round_state` when the game is over or no tile was opened yet. */
export function takeMines(run: MinesRun): MinesRun {
  requireRunning(run);
  if (run.picks.length === 0) throw new AppError('round_state', 'No tile was opened yet.');
  return { ...run, status: 'taken' };
}

const multipleOf = (run: MinesRun): number =>
  run.status === 'lost' || run.picks.length === 0
    ? 0
    : minesMultipleBp(run.mines, run.picks.length);

/** What a game that is over pays, in minor units; 0 while it runs. */
export const minesPayout = (run: MinesRun, stake: bigint): bigint =>
  run.status === 'taken' ? shareOf(stake, multipleOf(run)) : 0n;

/** What a player may see of a game. */
export const publicMines = (run: MinesRun): PublicMinesRun => ({
  ...run,
  board: run.status === 'running' ? null : run.board,
  multipleBp: multipleOf(run),
});
