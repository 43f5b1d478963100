import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matcherOf, startOfDay } from './filter-matcher.ts';
import { readMany, readRange, writeMany, writeRange } from './filter-value.ts';

const zone = 'Asia/Jakarta';

describe('filters applied in the page', () => {
  it('filters applied in the page match one value, or any of several', () => {
    expect(matcherOf('choice', 'bet', zone)('bet')).toBe(true);
    expect(matcherOf('choice', 'bet', zone)('bets')).toBe(false);
    expect(['a', 'b', null].map(matcherOf('multi', 'b,c', zone))).toEqual([false, true, false]);
  });

  it('filters applied in the page match texts with all search terms, ignoring case', () => {
    expect(['Siti Rahma', 'Wayan'].map(matcherOf('text', ' RAH', zone))).toEqual([true, false]);
  });

  it('filters applied in the page match days of the time zone from the first to the last moment', () => {
    const keeps = matcherOf('date-range', '2026-11-20..2026-11-20', zone);
    expect(keeps('2026-11-19T16:59:59.999Z')).toBe(false);
    expect(keeps('2026-11-19T17:00:00.000Z')).toBe(true);
    expect(keeps('2026-11-20T16:59:59.999Z')).toBe(true);
    expect(keeps('2026-11-20T17:00:00.000Z')).toBe(false);
    expect(matcherOf('date-range', '2026-11-20..', zone)('2030-01-01T00:00:00Z')).toBe(true);
    expect(keeps(null)).toBe(false);
  });

  it('filters applied in the page find midnight across clock changes', () => {
    expect(new Date(startOfDay('2026-03-29', 'Europe/Madrid') ?? 0).toISOString()).toBe(
      '2026-03-28T23:00:00.000Z',
    );
    expect(new Date(startOfDay('2026-03-30', 'Europe/Madrid') ?? 0).toISOString()).toBe(
      '2026-03-29T22:00:00.000Z',
    );
    expect(startOfDay('yesterday', zone)).toBeUndefined();
  });

  it('filters applied in the page match amounts exactly at any size', () => {
    const keeps = matcherOf('amount-range', '10..90071992547409930.5', zone);
    expect(['9.99', '10', '90071992547409930.5', '90071992547409930.51'].map(keeps)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('filter values', () => {
  it('filter values are parsed as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (values) => {
        expect(readMany(writeMany(values))).toEqual(values);
      }),
    );
    expect(readRange(writeRange({ from: '1', to: '' }))).toEqual({ from: '1', to: '' });
    expect(writeRange({ from: '', to: '' })).toBeUndefined();
    expect(writeMany([])).toBeUndefined();
  });
});
