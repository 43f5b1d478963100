import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import { waysToChoose } from '../combinations.ts';
import { drawDistinct, type Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio, type Ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';

/** Tiles of the board, numbered row by row from 0. */
export const mineTiles = 25;

/** House edge, in basis points. @source ours */
const edgeBp = 100n;

/** Number of mines, and `picks`: the tiles to open, chosen in advance. */
export interface MinesInput {
  readonly mines: number;
  readonly picks: readonly number[];
}

/** A board, opened. */
export interface MinesOutcome extends InstantOutcome {
  /** Tiles with a mine, in the order drawn. */
  readonly board: readonly number[];
  readonly won: boolean;
  /** Payout of all picks together, in basis points of the stake. */
  readonly multipleBp: number;
}

/** Schema of the number of mines. */
export const minesSchema = z.int().check(z.minimum(1), z.maximum(mineTiles - 1));

/** A tile of the board. */
export const tileSchema = z.int().check(z.minimum(0), z.maximum(mineTiles - 1));

const schema = z
  .strictObject({
    mines: minesSchema,
    picks: z.array(tileSchema).check(z.minLength(1), z.maxLength(mineTiles - 1)),
  })
  .check(
    // With an invalid number of mines, that field's error is sufficient.
    z.refine(({ mines, picks }) => mines >= mineTiles || picks.length <= mineTiles - mines, {
      path: ['picks'],
    }),
    z.refine(({ picks }) => new Set(picks).size === picks.length, { path: ['picks'] }),
  );

/** Probability that this many picks hit no mine. */
export const minesChance = (mines: number, picks: number): Ratio =>
  ratio(waysToChoose(mineTiles - mines, picks), waysToChoose(mineTiles, picks));

/**
 * Returns the multiple of this many picks without a mine, in basis points of the stake, rounded
 * down.
 */
export function minesMultipleBp(mines: number, picks: number): number {
  const { numerator, denominator } = minesChance(mines, picks);
  return Number(((10_000n - edgeBp) * denominator) / numerator);
}

/** Draws a board: tiles with a mine, in the order drawn. @source ours – as published by Stake */
export const mineBoard = (draw: Draw, mines: number): number[] =>
  drawDistinct(draw, mines, mineTiles);

/**
 * Mines with all tiles chosen in advance. The version tile by tile with cash-out is in `mines-steps.ts`;
 * both have the same return.
 * @source spec §1 (casino), the rules ours
 */
export const mines: InstantGame<MinesInput, MinesOutcome> = {
  id: 'mines',
  pace: 'casino',
  words: mineTiles - 1,
  returnBp: { minimumBp: 9_899, maximumBp: 9_900 },
  readInput: (value) => readInput(schema, value),
  play: (input, stake, draw) => {
    const board = mineBoard(draw, input.mines);
    const multipleBp = minesMultipleBp(input.mines, input.picks.length);
    const won = !input.picks.some((tile) => board.includes(tile));
    return { board, won, multipleBp, payout: won ? shareOf(stake, multipleBp) : 0n };
  },
  maximumPayout: (input, stake) => shareOf(stake, minesMultipleBp(input.mines, input.picks.length)),
  rtp: (input) => {
    const { numerator, denominator } = minesChance(input.mines, input.picks.length);
    const multipleBp = minesMultipleBp(input.mines, input.picks.length);
    return ratio(numerator * BigInt(multipleBp), denominator * 10_000n);
  },
};
