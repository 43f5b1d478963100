import { describe, expect, it } from 'vitest';
import {
  compareAmounts,
  isWin,
  scaleAmount,
  shareOfWhole,
  subtractAmounts,
  sumAmounts,
} from './amount-math.ts';

describe('amount math', () => {
  it('amount math adds and subtracts exactly beyond the precision of a float', () => {
    expect(sumAmounts(['9007199254740993', '1'], 'IDR')).toBe('9007199254740994');
    expect(sumAmounts(['12.50', '0.05', '-3'], 'PHP')).toBe('9.55');
    expect(subtractAmounts('350000', '385000', 'IDR')).toBe('-35000');
    expect(subtractAmounts('0.10', '0.15', 'PHP')).toBe('-0.05');
  });

  it('sumAmounts is zero for an empty list and skips invalid amounts', () => {
    expect(sumAmounts([], 'IDR')).toBe('0');
    expect(sumAmounts(['abc', '5'], 'IDR')).toBe('5');
  });

  it('amount math rounds a possible return down to the decimals of the currency', () => {
    expect(scaleAmount('100000', 187, 100, 'IDR')).toBe('187000');
    expect(scaleAmount('1001', 187, 100, 'IDR')).toBe('1871');
    expect(scaleAmount('10.01', 187, 100, 'PHP')).toBe('18.71');
  });

  it('compareAmounts compares as numbers, not as text', () => {
    expect(compareAmounts('100', '20', 'IDR')).toBe(1);
    expect(compareAmounts('12.5', '12.50', 'PHP')).toBe(0);
    expect(compareAmounts('-1', '0', 'IDR')).toBe(-1);
  });

  it('shareOfWhole returns the share of a part, and zero for an empty whole', () => {
    expect(shareOfWhole('24400000', '48000000', 'IDR')).toBe(0.5083);
    expect(shareOfWhole('0', '0', 'IDR')).toBe(0);
  });
});

describe('isWin', () => {
  it.each([
    ['100000', '187000', true],
    ['100000', '100001', true],
    ['100000', '100000', false],
    ['100000', '50000', false],
    ['0', '0', false],
    ['9007199254740993', '9007199254740994', true],
    ['100000', '-187000', false],
    ['100000', '187000.5', true],
    ['12.50', '12.5', false],
    ['12.50', '12.51', true],
    ['12.50', '9', false],
    ['100000', '1.2.3', false],
    ['100000', '', false],
    ['satu', '187000', false],
  ])('isWin of a stake of %s and a payout of %s is %s', (stake, payout, win) => {
    expect(isWin(stake, payout)).toBe(win);
  });
});
