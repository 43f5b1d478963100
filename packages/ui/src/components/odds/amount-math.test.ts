import { describe, expect, it } from 'vitest';
import {
  compareAmounts,
  scaleAmount,
  shareOf,
  subtractAmounts,
  sumAmounts,
} from './amount-math.ts';

describe('amount math', () => {
  it('the amount math adds and subtracts without losing a digit beyond what a float holds', () => {
    expect(sumAmounts(['9007199254740993', '1'], 'IDR')).toBe('9007199254740994');
    expect(sumAmounts(['12.50', '0.05', '-3'], 'PHP')).toBe('9.55');
    expect(subtractAmounts('350000', '385000', 'IDR')).toBe('-35000');
    expect(subtractAmounts('0.10', '0.15', 'PHP')).toBe('-0.05');
  });

  it('sumAmounts is zero for an empty list and skips what is not an amount', () => {
    expect(sumAmounts([], 'IDR')).toBe('0');
    expect(sumAmounts(['abc', '5'], 'IDR')).toBe('5');
  });

  it('the amount math rounds a possible return down to the decimals of the currency', () => {
    expect(scaleAmount('100000', 187, 100, 'IDR')).toBe('187000');
    expect(scaleAmount('1001', 187, 100, 'IDR')).toBe('1871');
    expect(scaleAmount('10.01', 187, 100, 'PHP')).toBe('18.71');
  });

  it('the amount math compares as numbers, not as text', () => {
    expect(compareAmounts('100', '20', 'IDR')).toBe(1);
    expect(compareAmounts('12.5', '12.50', 'PHP')).toBe(0);
    expect(compareAmounts('-1', '0', 'IDR')).toBe(-1);
  });

  it('the amount math gives the share of a part, and zero of an empty pool', () => {
    expect(shareOf('24400000', '48000000', 'IDR')).toBe(0.5083);
    expect(shareOf('0', '0', 'IDR')).toBe(0);
  });
});
