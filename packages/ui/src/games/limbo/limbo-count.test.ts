import { describe, expect, it } from 'vitest';
import { countedBp, heightOf, isLimboTarget } from './limbo-count.ts';

const targets = { leastBp: 10_100, mostBp: 1_000_000_000, stepBp: 100 };

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
