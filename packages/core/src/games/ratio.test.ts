import { describe, expect, it } from 'vitest';
import { addRatios, multiplyRatios, ratio, toBasisPoints } from './ratio.ts';

describe('a fraction', () => {
  it('a ratio is reduced to lowest terms', () => {
    expect(ratio(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(ratio(0n, 8n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('a fraction adds and multiplies exactly', () => {
    expect(addRatios(ratio(1n, 3n), ratio(1n, 6n))).toEqual(ratio(1n, 2n));
    expect(multiplyRatios(ratio(2n, 3n), ratio(3n, 4n))).toEqual(ratio(1n, 2n));
  });

  it('toBasisPoints rounds a fraction down', () => {
    expect(toBasisPoints(ratio(36n, 37n))).toBe(9_729);
    expect(toBasisPoints(ratio(1n, 1n))).toBe(10_000);
  });
});
