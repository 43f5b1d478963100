import { describe, expect, it } from 'vitest';
import { countedBp, draggedTo, heightOf, isLimboTarget, keyedTo } from './limbo-count.ts';

const targets = { minimumBp: 10_100, maximumBp: 1_000_000_000, stepBp: 100 };

describe('count of a multiple', () => {
  it('the count of a multiple begins at once and ends exactly at the result', () => {
    expect(countedBp(43_600, 0)).toBe(10_000);
    expect(countedBp(43_600, 1)).toBe(43_600);
  });

  it('the count of a multiple never exceeds its result or decreases', () => {
    const counts = Array.from({ length: 11 }, (_, tenth) => countedBp(987_600, tenth / 10));
    expect(counts).toEqual(counts.toSorted((left, right) => left - right));
    expect(Math.max(...counts)).toBe(987_600);
  });

  it('the count of a multiple does not move for a result of one or below', () => {
    expect(countedBp(9_900, 0.5)).toBe(10_000);
    expect(countedBp(9_900, 1)).toBe(9_900);
  });

  it('the count of a multiple accepts targets in whole hundredths within their bounds', () => {
    expect(isLimboTarget(20_000, targets)).toBe(true);
    expect(isLimboTarget(10_000, targets)).toBe(false);
    expect(isLimboTarget(20_050, targets)).toBe(false);
    expect(isLimboTarget(null, targets)).toBe(false);
  });

  it('the count of a multiple stays at the top of the scale from a multiple of one hundred', () => {
    expect(heightOf(10_000)).toBe(0);
    expect(heightOf(100_000)).toBeCloseTo(0.5);
    expect(heightOf(50_000_000)).toBe(1);
  });
});

describe('the slider of the target', () => {
  it.each([
    [0, 10_100],
    [301, 40_000],
    [500, 100_000],
    [700, 250_000],
    [1_000, 1_000_000],
  ])(
    'the slider of the target gives at position %i a target of %i basis points',
    (at, targetBp) => {
      expect(draggedTo(at, targets)).toBe(targetBp);
    },
  );

  it.each([
    ['ArrowUp', 20_000, 21_000],
    ['ArrowRight', 20_500, 21_000],
    ['ArrowDown', 20_500, 20_000],
    ['ArrowLeft', 11_000, 10_100],
    ['ArrowUp', 10_100, 11_000],
    ['ArrowUp', 99_000, 100_000],
    ['ArrowDown', 100_000, 99_000],
    ['ArrowUp', 100_000, 110_000],
    ['PageUp', 20_000, 30_000],
    ['PageDown', 30_000, 20_000],
    ['PageDown', 15_000, 10_100],
    ['Home', 20_000, 10_100],
    ['End', 20_000, 1_000_000],
  ])('the slider of the target moves on %s from %i to %i basis points', (key, from, to) => {
    expect(keyedTo(key, from, targets)).toBe(to);
  });

  it('the slider of the target ignores other keys', () => {
    expect(keyedTo('Enter', 20_000, targets)).toBeUndefined();
    expect(keyedTo('toString', 20_000, targets)).toBeUndefined();
  });
});
