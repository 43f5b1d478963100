import { describe, expect, it } from 'vitest';
import { languages } from '../contract/limits.ts';
import { moneyText } from './money-text.ts';

describe('moneyText', () => {
  it.each(languages)('moneyText writes rupiah in %s with Rp before the amount', (language) => {
    expect(moneyText(language, '559883', 'IDR')).toMatch(/^Rp\u00a0559[.,]883$/);
  });

  it.each([
    ['-1250.5', 'PHP', 'en', '−₱1,250.50'],
    ['12345678901234567', 'IDR', 'id', 'Rp\u00a012.345.678.901.234.567'],
    ['20', 'MYR', 'es', 'RM\u00a020,00'],
  ] as const)('moneyText writes %s %s in %s as %s', (amount, currency, language, text) => {
    expect(moneyText(language, amount, currency)).toBe(text);
  });
});
