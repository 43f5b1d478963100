import { describe, expect, it } from 'vitest';
import { linePoints, paidCells, rowsAt } from './slot-window.ts';
import type { SlotMachineData } from './slots.types.ts';

const machine: SlotMachineData = {
  rows: 2,
  reels: [
    ['a', 'b', 's'],
    ['b', 's', 'a'],
  ],
  lines: [
    [0, 0],
    [1, 0],
  ],
  pays: { a: { 2: 5 }, b: { 2: 3 } },
  wild: { symbol: 'w', times: 1 },
  freeSpins: { symbol: 's', spins: { 2: 3 }, pays: { 2: 4 }, times: 2 },
};

describe('the slot window', () => {
  it('the slot window shows the symbols from the stops downwards, and wraps around the end of the reel', () => {
    expect(rowsAt(machine, [2, 1])).toEqual([
      ['s', 's'],
      ['a', 'a'],
    ]);
  });
});

describe('cells that paid', () => {
  it('paidCells are the cells of winning lines up to the end of the run', () => {
    const spin = {
      stops: [0, 0],
      lines: [{ line: 1, symbol: 'b', count: 2, units: 3 }],
      scatters: 1,
      units: 3,
    };
    expect([...paidCells(machine, spin)].sort()).toEqual(['0:1', '1:0']);
  });

  it('paidCells are scatters if there are enough of them', () => {
    const spin = { stops: [2, 1], lines: [], scatters: 2, units: 8 };
    expect([...paidCells(machine, spin)].sort()).toEqual(['0:0', '1:0']);
    expect(paidCells(machine, { ...spin, scatters: 1 }).size).toBe(0);
  });
});

describe('a line', () => {
  it('a slot line runs from edge to edge through the centres of its cells', () => {
    expect(linePoints([0, 1])).toBe('0,50 50,50 150,150 200,150');
  });
});
