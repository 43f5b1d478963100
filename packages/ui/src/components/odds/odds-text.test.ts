import { describe, expect, it } from 'vitest';
import { oddsText } from './odds-text.ts';

describe('oddsText', () => {
  it('oddsText formats the return per 100 as betting operators quote it', () => {
    expect(oddsText(187, 'per100', 'id')).toBe('187');
  });

  it('oddsText formats decimal odds in the language of the user', () => {
    expect(oddsText(187, 'decimal', 'id')).toBe('1,87');
    expect(oddsText(200, 'decimal', 'en')).toBe('2.00');
  });

  it('oddsText shows a dash without odds, in both formats', () => {
    expect(oddsText(null, 'per100', 'id')).toBe('–');
    expect(oddsText(null, 'decimal', 'en')).toBe('–');
  });

  it.each([
    ['hk', '0,87'],
    ['indo', '−1,149'],
    ['malay', '0,87'],
  ] as const)('oddsText formats the same odds in %s', (format, text) => {
    expect(oddsText(187, format, 'id')).toBe(text);
  });

  it('oddsText accepts thousandths, and shows a third decimal only if it is not zero', () => {
    expect(oddsText(1875, 'decimal', 'en', 1000)).toBe('1.875');
    expect(oddsText(1870, 'decimal', 'en', 1000)).toBe('1.87');
    expect(oddsText(1875, 'per100', 'en', 1000)).toBe('187.5');
    expect(oddsText(2500, 'malay', 'en', 1000)).toBe('−0.667');
  });

  it.each([
    ['decimal', '0.50'],
    ['per100', '50'],
    ['hk', '0.50×'],
    ['indo', '0.50×'],
    ['malay', '0.50×'],
  ] as const)('oddsText formats odds below one in %s as %s', (format, text) => {
    expect(oddsText(50, format, 'en')).toBe(text);
  });

  it('oddsText shows a dash for odds of zero', () => {
    expect(oddsText(0, 'hk', 'id')).toBe('–');
  });
});
