import { describe, expect, it } from 'vitest';
import { formatMoneyText, minusSign } from './format-money-text.ts';

describe('formatMoneyText', () => {
  it.each([
    ['id', 'Rp\u00a01.250.000'],
    ['en', 'Rp\u00a01,250,000'],
    ['es', 'Rp\u00a01.250.000'],
    ['zh-Hans', 'Rp\u00a01,250,000'],
  ])(
    'formatMoneyText writes rupiah in %s with the symbol in front and no decimals',
    (locale, text) => {
      expect(formatMoneyText('1250000', 'IDR', { locale })).toBe(text);
    },
  );

  it('formatMoneyText groups amounts of four digits in every language', () => {
    expect(formatMoneyText('1250', 'IDR', { locale: 'es' })).toBe('Rp\u00a01.250');
  });

  it('formatMoneyText is exact beyond the precision of a float', () => {
    expect(formatMoneyText('9007199254740993', 'IDR', { locale: 'en' })).toBe(
      'Rp\u00a09,007,199,254,740,993',
    );
    expect(formatMoneyText('123456789012345678.91', 'PHP', { locale: 'en' })).toBe(
      '₱123,456,789,012,345,678.91',
    );
  });

  it('formatMoneyText pads to the decimals of the currency and never rounds', () => {
    expect(formatMoneyText('12.5', 'PHP', { locale: 'en' })).toBe('₱12.50');
    expect(formatMoneyText('12.345', 'PHP', { locale: 'en' })).toBe('₱12.345');
    expect(formatMoneyText('12.000', 'IDR', { locale: 'id' })).toBe('Rp\u00a012');
  });

  it('formatMoneyText writes a minus sign before the symbol, and a plus sign on request', () => {
    expect(formatMoneyText('-500000', 'IDR', { locale: 'id' })).toBe(`${minusSign}Rp\u00a0500.000`);
    expect(formatMoneyText('150000', 'IDR', { locale: 'id', sign: 'always' })).toBe(
      '+Rp\u00a0150.000',
    );
    expect(formatMoneyText('0', 'IDR', { locale: 'id', sign: 'always' })).toBe('Rp\u00a00');
    expect(formatMoneyText('-5', 'IDR', { locale: 'id', sign: 'never' })).toBe('Rp\u00a05');
  });

  it('formatMoneyText shortens amounts with the suffixes of each language', () => {
    const short = (amount: string, locale: string) =>
      formatMoneyText(amount, 'IDR', { locale, compact: true })?.replaceAll('\u00a0', ' ');
    expect(short('50000', 'id')).toBe('50 rb');
    expect(short('1300000', 'id')).toBe('1,3 jt');
    expect(short('50000', 'en')).toBe('50K');
    expect(short('50000', 'zh-Hans')).toBe('5万');
    expect(short('-24400000', 'id')).toBe(`${minusSign}24,4 jt`);
  });

  it('formatMoneyText rejects invalid amounts', () => {
    for (const text of ['', '1e5', '1.', '.5', 'NaN', '1,5', '--1']) {
      expect(formatMoneyText(text, 'IDR', { locale: 'id' })).toBeUndefined();
    }
  });
});
