import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

describe('sparklinePath', () => {
  it('sparklinePath draws the lowest value at the bottom and the highest at the top', () => {
    expect(sparklinePath([0, 10, 5])?.line).toBe('M0 26L50 2L100 14');
  });

  it('sparklinePath draws equal values as a line through the middle', () => {
    expect(sparklinePath([4, 4, 4])?.line).toBe('M0 14L50 14L100 14');
  });

  it('sparklinePath breaks at a missing value, and draws a single value as a dash', () => {
    expect(sparklinePath([0, null, 10])?.line).toBe('M0 26L1 26M100 2L101 2');
    expect(sparklinePath([0, null, 10])?.ground).toBe('');
  });

  it('sparklinePath closes the filled area below each segment', () => {
    expect(sparklinePath([0, 10])?.ground).toBe('M0 26L100 2V28H0Z');
  });

  it('sparklinePath draws nothing without values', () => {
    expect(sparklinePath([])).toBeUndefined();
    expect(sparklinePath([null, null])).toBeUndefined();
  });

  it('sparklinePath ends at the last known value', () => {
    expect(sparklinePath([0, 10, null])?.end).toEqual([50, 2]);
  });
});
