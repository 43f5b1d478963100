import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, labelRoom } from './axis-ticks.ts';

const rowsOf = (...heights: (number | null)[]) =>
  heights.map((height) => ({ x: '', heights: [height] }));

describe('axisTicks', () => {
  it.each([
    [
      [3, 30.6],
      [0, 10, 20, 30, 40],
    ],
    [[490], [0, 100, 200, 300, 400, 500]],
    [[0.98], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[3], [0, 1, 2, 3]],
    [
      [-40, 80],
      [-50, -25, 0, 25, 50, 75, 100],
    ],
    [[0], [0, 1]],
    [[null], [0, 1]],
  ])('axisTicks covers %j with round steps', (heights, ticks) => {
    expect(axisTicks(rowsOf(...heights))).toEqual(ticks);
  });

  it('axisTicks can start below the lowest value', () => {
    expect(axisTicks(rowsOf(0.81, 0.98), { floor: 'lowest' })).toEqual([0.8, 0.85, 0.9, 0.95, 1]);
    expect(axisTicks(rowsOf(7), { floor: 'lowest' })).toEqual([0, 7]);
    expect(axisTicks([], { floor: 'lowest' })).toEqual([0, 1]);
  });

  it('axisTicks reaches the sum of the series if they are stacked', () => {
    expect(axisTicks([{ x: '', heights: [300, 250] }], { stacked: true }).at(-1)).toBe(600);
  });

  it('axisTicks covers any range with two to eight ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (heights) => {
        const ticks = axisTicks(rowsOf(...heights));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...heights));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...heights) * (1 - 1e-9));
      }),
    );
  });
});

describe('labelRoom', () => {
  it('labelRoom is the width of the widest label, in any font', () => {
    expect(labelRoom(['0', '400 jt', '50 jt'], 12)).toBe(labelRoom(['400 jt'], 12));
    expect(labelRoom(['400 jt'], 12)).toBeGreaterThan(labelRoom(['50 jt'], 12));
  });

  it('labelRoom grows with the font size, and is 0 without labels', () => {
    expect(labelRoom(['100%'], 24)).toBeGreaterThan(labelRoom(['100%'], 12));
    expect(labelRoom([], 12)).toBe(0);
  });

  it('labelRoom counts a Chinese character as one em', () => {
    expect(labelRoom(['4亿'], 10)).toBe(17);
  });
});
