import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertOdds, decimalOdds } from './convert-odds.ts';

/** Rows of a conversion table as bookmakers print it: decimal, Hong Kong, Indonesian, Malay. */
const table = [
  [1.1, 0.1, -10, 0.1],
  [1.2, 0.2, -5, 0.2],
  [1.25, 0.25, -4, 0.25],
  [1.5, 0.5, -2, 0.5],
  [1.8, 0.8, -1.25, 0.8],
  [1.87, 0.87, -1.149, 0.87],
  [1.9, 0.9, -1.111, 0.9],
  [1.95, 0.95, -1.053, 0.95],
  [2, 1, 1, 1],
  [2.05, 1.05, 1.05, -0.952],
  [2.1, 1.1, 1.1, -0.909],
  [2.25, 1.25, 1.25, -0.8],
  [2.5, 1.5, 1.5, -0.667],
  [3, 2, 2, -0.5],
  [5, 4, 4, -0.25],
  [9, 8, 8, -0.125],
  [11, 10, 10, -0.1],
] as const;

const thousandths = (value: number): number => Math.round(value * 1000);

describe('convertOdds', () => {
  it.each(table)('convertOdds quotes %d as %d, %d and %d', (decimal, hk, indo, malay) => {
    const odds = thousandths(decimal);
    expect(convertOdds(odds, 'hk')).toBe(thousandths(hk));
    expect(convertOdds(odds, 'indo')).toBe(thousandths(indo));
    expect(convertOdds(odds, 'malay')).toBe(thousandths(malay));
    expect(convertOdds(odds, 'decimal')).toBe(odds);
    expect(convertOdds(odds, 'per100')).toBe(odds * 100);
  });

  it('convertOdds rounds half away from zero by integer arithmetic', () => {
    // 1 / 0.016 is 62.5 exactly; 1 / 1.6 is 0.625 exactly.
    expect(convertOdds(1016, 'indo')).toBe(-62_500);
    expect(convertOdds(2600, 'malay')).toBe(-625);
  });

  it.each([0, -1500, 1870.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'convertOdds returns no odds for %d',
    (odds) => {
      expect(convertOdds(odds, 'indo')).toBeUndefined();
      expect(convertOdds(odds, 'decimal')).toBeUndefined();
    },
  );
});

describe('convertOdds of odds that return no more than the stake', () => {
  it.each([
    [1000, 'decimal', 1000],
    [500, 'decimal', 500],
    [500, 'per100', 50_000],
    [500, 'hk', undefined],
    [1000, 'indo', undefined],
    [990, 'malay', undefined],
  ] as const)('oddsText formats %d in %s as %s', (odds, format, quote) => {
    expect(convertOdds(odds, format)).toBe(quote);
  });
});

describe('decimalOdds', () => {
  it.each(table)('decimalOdds converts to %d from %d, %d and %d', (decimal, hk, indo, malay) => {
    expect(decimalOdds(thousandths(hk), 'hk')).toBe(thousandths(decimal));
    expect(decimalOdds(thousandths(indo), 'indo')).toBeCloseTo(thousandths(decimal), -1);
    expect(decimalOdds(thousandths(malay), 'malay')).toBeCloseTo(thousandths(decimal), -1);
  });

  it('decimalOdds rejects numbers that are invalid in the given odds format', () => {
    expect(decimalOdds(500, 'indo')).toBeUndefined();
    expect(decimalOdds(-500, 'indo')).toBeUndefined();
    expect(decimalOdds(1500, 'malay')).toBeUndefined();
    expect(decimalOdds(-1500, 'malay')).toBeUndefined();
    expect(decimalOdds(0, 'hk')).toBeUndefined();
    expect(decimalOdds(187_050, 'per100')).toBeUndefined();
  });

  it('decimalOdds is exact when the conversion needs no division', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 1_000_000 }),
        fc.constantFrom('decimal' as const, 'per100' as const, 'hk' as const),
        (odds, format) => {
          const quote = convertOdds(odds, format);
          expect(quote === undefined ? undefined : decimalOdds(quote, format)).toBe(odds);
        },
      ),
    );
  });
});
