import { describe, expect, it } from 'vitest';
import { isWin } from './is-win.ts';
import { sparks } from './sparks.ts';

describe('isWin', () => {
  it.each([
    ['100000', '187000', true],
    ['100000', '100001', true],
    ['100000', '100000', false],
    ['100000', '50000', false],
    ['0', '0', false],
    ['9007199254740993', '9007199254740994', true],
    ['100000', '-187000', false],
    ['100000', '187000.5', false],
    ['100000', '', false],
    ['satu', '187000', false],
  ])('a stake of %s and a payout of %s: %s', (stake, payout, win) => {
    expect(isWin(stake, payout)).toBe(win);
  });
});

describe('sparks', () => {
  it('follow from the seed alone', () => {
    expect(sparks('bet-1', 12)).toEqual(sparks('bet-1', 12));
    expect(sparks('bet-1', 12)).not.toEqual(sparks('bet-2', 12));
  });

  it('are spread around the ring in order', () => {
    const angles = sparks('bet-1', 12).map(({ angle }) => angle);
    expect(angles).toHaveLength(12);
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
  });
});
