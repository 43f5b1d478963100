import { describe, expect, it } from 'vitest';
import { createDraw } from '../fairness/draw.ts';
import { minesMultipleBp } from './mines.ts';
import {
  minesByTile,
  minesPayout,
  openTile,
  publicMines,
  startMines,
  takeMines,
} from './mines-steps.ts';

/** Mines on the first tiles. */
const start = (mines: number) => startMines(mines, createDraw(Array.from({ length: 24 }, () => 7)));

it('mines take no step of another game', () => {
  expect(() => minesByTile.step(start(3), { step: 'skip' }, null)).toThrow(
    expect.objectContaining({ code: 'round_state' }),
  );
});

describe('a game tile by tile', () => {
  it('a game tile by tile pays for the tiles opened when the money is taken', () => {
    const run = takeMines(openTile(openTile(start(3), 10), 11));
    expect(run.status).toBe('taken');
    expect(minesPayout(run, 1_000n)).toBe((1_000n * BigInt(minesMultipleBp(3, 2))) / 10_000n);
  });

  it('a mines run is lost when a tile with a mine is opened', () => {
    const run = openTile(openTile(start(3), 10), 1);
    expect(run.status).toBe('lost');
    expect(minesPayout(run, 1_000n)).toBe(0n);
    expect(publicMines(run)).toMatchObject({ multipleBp: 0, board: [0, 1, 2] });
  });

  it('a game tile by tile takes the money by itself behind the last safe tile', () => {
    const run = openTile(start(24), 24);
    expect(run.status).toBe('taken');
    expect(minesPayout(run, 1_000n)).toBe(24_750n);
  });

  it('a game tile by tile keeps its board secret while it runs', () => {
    const shown = publicMines(openTile(start(3), 10));
    expect(shown).toEqual({
      mines: 3,
      picks: [10],
      status: 'running',
      board: null,
      multipleBp: minesMultipleBp(3, 1),
    });
  });

  it('a game tile by tile pays nothing while it runs', () => {
    expect(minesPayout(openTile(start(3), 10), 1_000n)).toBe(0n);
  });

  it.each([
    ['opening a tile twice', () => openTile(openTile(start(3), 10), 10), 'conflict'],
    ['opening after a mine', () => openTile(openTile(start(3), 0), 10), 'round_state'],
    ['taking after a mine', () => takeMines(openTile(start(3), 0)), 'round_state'],
    ['taking before the first tile', () => takeMines(start(3)), 'round_state'],
    ['taking twice', () => takeMines(takeMines(openTile(start(3), 10))), 'round_state'],
  ])('a game tile by tile refuses %s', (_, step, code) => {
    expect(step).toThrow(expect.objectContaining({ code }));
  });
});
