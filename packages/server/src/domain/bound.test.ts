import { describe, expect, it } from 'vitest';
import { assertBoundsInOrder, readBound } from './bound.ts';

const rejection = expect.objectContaining({
  code: 'validation',
  message: 'min: validation.format',
  errors: { min: ['validation.format'] },
});

describe('a bound', () => {
  it.each([
    ['2500', 'IDR', 2_500n],
    ['0', 'IDR', 0n],
    ['12.5', 'USD', 1_250n],
    [null, 'IDR', null],
  ] as const)('readBound parses %s %s as %s', (text, currency, bound) => {
    expect(readBound(text, currency, 'min')).toBe(bound);
  });

  it('readBound rejects more decimals than the currency has, and names the field', () => {
    expect(() => readBound('12.505', 'USD', 'min')).toThrow(rejection);
  });
});

describe('two bounds', () => {
  it.each([
    [1n, 2n],
    [2n, 2n],
    [null, 2n],
    [2n, null],
    [null, null],
  ])('assertBoundsInOrder accepts %s to %s', (lower, upper) => {
    expect(() => assertBoundsInOrder(lower, upper, 'max', 'IDR')).not.toThrow();
  });

  it.each([
    [3n, 2n],
    [1n, 0n],
  ])('assertBoundsInOrder rejects %s to %s with the lowest allowed value', (lower, upper) => {
    expect(() => assertBoundsInOrder(lower, upper, 'max', 'IDR')).toThrow(
      expect.objectContaining({
        errors: { max: ['validation.upperBelowLower'] },
        params: { min: String(lower), currency: 'IDR' },
      }),
    );
  });
});
