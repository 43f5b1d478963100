import { describe, expect, it } from 'vitest';
import { cellAfter } from './cell-after.ts';

const board = { rows: 5, columns: 5 };

describe('keys on a board', () => {
  it.each([
    ['ArrowRight', 12, 13],
    ['ArrowLeft', 12, 11],
    ['ArrowDown', 12, 17],
    ['ArrowUp', 12, 7],
    ['Home', 12, 10],
    ['End', 12, 14],
    ['PageUp', 12, 2],
    ['PageDown', 12, 22],
    ['ArrowRight', 14, 14],
    ['ArrowUp', 2, 2],
    ['Enter', 12, undefined],
  ])('the key %s leads from cell %i of 5 × 5 to %s', (key, cell, next) => {
    expect(cellAfter(key, cell, board, false)).toBe(next);
  });

  it.each([
    ['ArrowDown', 3, 11],
    ['End', 3, 7],
    ['PageDown', 3, 35],
    ['ArrowRight', 39, 39],
  ])('the key %s leads from cell %i of 5 rows of 8 to %i', (key, cell, next) => {
    expect(cellAfter(key, cell, { rows: 5, columns: 8 }, false)).toBe(next);
  });

  it('the arrow keys follow the writing direction', () => {
    expect(cellAfter('ArrowRight', 12, board, true)).toBe(11);
  });
});
