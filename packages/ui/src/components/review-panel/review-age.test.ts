import { describe, expect, it } from 'vitest';
import { ageText } from './review-age.ts';

describe('ageText', () => {
  it('ageText uses the largest unit that fits', () => {
    expect([24_000, 560_000, 5_400_000, 200_000_000].map((ms) => ageText(ms, 'en'))).toEqual([
      '24 sec',
      '9 min',
      '1 hr',
      '2 days',
    ]);
  });

  it('ageText is never negative, even with wrong clocks', () => {
    expect(ageText(-5_000, 'en')).toBe('0 sec');
    expect(ageText(Number.NaN, 'en')).toBe('0 sec');
  });
});
