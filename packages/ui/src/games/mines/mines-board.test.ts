import { describe, expect, it } from 'vitest';
import { faceOf, safeLeft } from './mines-board.ts';
import type { MinesRun } from './mines.types.ts';

const running: MinesRun = {
  id: 'a',
  amount: '10000',
  payout: null,
  mines: 3,
  picks: [7],
  board: null,
  status: 'running',
};
const lost: MinesRun = {
  ...running,
  payout: '0',
  picks: [7, 12],
  board: [3, 12, 20],
  status: 'lost',
};

describe('board of mines', () => {
  it('the board of mines reveals nothing of closed tiles while the game runs', () => {
    expect(faceOf(3, running, null)).toBe('closed');
    expect(faceOf(7, running, null)).toBe('safe');
    expect(faceOf(9, running, 9)).toBe('opening');
  });

  it('the board of mines shows every mine, and the opened one, at the end', () => {
    expect(faceOf(12, lost, null)).toBe('hit');
    expect(faceOf(3, lost, null)).toBe('mine');
    expect(faceOf(0, lost, null)).toBe('left');
    expect(faceOf(7, lost, null)).toBe('safe');
  });

  it('a mines tile is closed before a game', () => {
    expect(faceOf(0, null, null)).toBe('closed');
  });

  it('the board of mines counts the remaining safe tiles', () => {
    expect(safeLeft(running)).toBe(21);
  });
});
