import { describe, expect, it } from 'vitest';
import { formatFigure } from './format-figure.ts';
import { formatNumber } from './format-number.ts';

const money = { format: 'money', currency: 'IDR', locale: 'id' } as const;
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('formatFigure', () => {
  it('formatFigure formats money in full or abbreviated, with the currency symbol on request', () => {
    expect(plain(formatFigure('212330000', money))).toBe('Rp 212.330.000');
    expect(plain(formatFigure('212330000', { ...money, compact: true }))).toBe('212,3 jt');
    expect(plain(formatFigure('212330000', { ...money, compact: true, mark: true }))).toBe(
      'Rp 212,3 jt',
    );
    expect(plain(formatFigure('-4220000000', { ...money, compact: true, mark: true }))).toBe(
      '−Rp 4,2 M',
    );
  });

  it('formatFigure accepts axis ticks as numbers', () => {
    expect(plain(formatFigure(20_000_000, { ...money, compact: true }))).toBe('20 jt');
    expect(plain(formatFigure(0.1 + 0.2, { ...money, currency: 'PHP' }))).toBe('₱0,30');
  });

  it('formatFigure formats percentages and counts', () => {
    const base = { currency: 'IDR', locale: 'id' } as const;
    expect(formatFigure(0.962, { ...base, format: 'percent' })).toBe('96,2%');
    expect(formatFigure(1284, { ...base, format: 'number' })).toBe('1.284');
  });

  it('formatFigure returns no text for a value that is missing or not a number', () => {
    expect(formatFigure(null, money)).toBeUndefined();
    expect(formatFigure('abc', money)).toBeUndefined();
    expect(formatFigure(Number.NaN, { ...money, format: 'number' })).toBeUndefined();
  });
});

describe('formatNumber', () => {
  it('formatNumber is exact for long decimal text, groups four digits and uses a true minus', () => {
    expect(formatNumber('9007199254740993', { locale: 'en' })).toBe('9,007,199,254,740,993');
    expect(formatNumber(-1250, { locale: 'es' })).toBe('−1.250');
  });

  it('formatNumber adds a plus to a change', () => {
    expect(formatNumber(0.031, { locale: 'id', shape: 'percent', sign: 'always' })).toBe('+3,1%');
    expect(formatNumber(0, { locale: 'id', shape: 'percent', sign: 'always' })).toBe('0%');
  });
});
