import { describe, expect, it } from 'vitest';
import { isWin } from './is-win.ts';

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
  ])('a stake of %s and a payout of %s: %s', (stake, payout, win) => {
    expect(isWin(stake, payout)).toBe(win);
  });
});
