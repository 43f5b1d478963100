import { describe, expect, it } from 'vitest';
import { createDraw } from '../fairness/draw.ts';
import { minesMultipleBp } from './mines.ts';
import {
  minesByTile,
  minesPayout,
  openTile,
  publicMines,
  startMines,
  cashOutMines,
} from './mines-steps.ts';

/** Mines on the first tiles. */
const start = (mines: number) => startMines(mines, createDraw(Array.from({ length: 24 }, () => 7)));

it('a game of mines rejects steps of other games', () => {
  expect(() => minesByTile.step(start(3), { step: 'skip' }, null)).toThrow(
    expect.objectContaining({ code: 'round_state' }),
  );
});

describe('mines tile by tile', () => {
  it('a game of mines pays for the opened tiles at the cash-out', () => {
    const run = cashOutMines(openTile(openTile(start(3), 10), 11));
    expect(run.status).toBe('taken');
    expect(minesPayout(run, 1_000n)).toBe((1_000n * BigInt(minesMultipleBp(3, 2))) / 10_000n);
  });

  it('a game of mines is lost when a tile with a mine is opened', () => {
    const run = openTile(openTile(start(3), 10), 1);
    expect(run.status).toBe('lost');
    expect(minesPayout(run, 1_000n)).toBe(0n);
    expect(publicMines(run)).toMatchObject({ multipleBp: 0, board: [0, 1, 2] });
  });

  it('a game of mines cashes out automatically after the last safe tile', () => {
    const run = openTile(start(24), 24);
    expect(run.status).toBe('taken');
    expect(minesPayout(run, 1_000n)).toBe(24_750n);
  });

  it('a game of mines hides its board while it is open', () => {
    const shown = publicMines(openTile(start(3), 10));
    expect(shown).toEqual({
      mines: 3,
      picks: [10],
      status: 'running',
      board: null,
      multipleBp: minesMultipleBp(3, 1),
    });
  });

  it('a game of mines pays nothing while it is open', () => {
    expect(minesPayout(openTile(start(3), 10), 1_000n)).toBe(0n);
  });

  it.each([
    ['opening a tile twice', () => openTile(openTile(start(3), 10), 10), 'conflict'],
    ['opening after a mine', () => openTile(openTile(start(3), 0), 10), 'round_state'],
    ['taking after a mine', () => cashOutMines(openTile(start(3), 0)), 'round_state'],
    ['taking before the first tile', () => cashOutMines(start(3)), 'round_state'],
    ['taking twice', () => cashOutMines(cashOutMines(openTile(start(3), 10))), 'round_state'],
  ])('a game of mines played tile by tile rejects %s', (_, step, code) => {
    expect(step).toThrow(expect.objectContaining({ code }));
  });
});
