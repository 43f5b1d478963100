import { describe, expect, it } from 'vitest';
import { openRound, roundWith } from '../../testing/arena-fixtures.ts';
import { declareEffect } from './declare-effects.ts';

// A round of the console: 5 % commission, a draw market at 800.
const round = roundWith({
  takeoutBp: 500,
  selections: [
    { key: 'meron', open: true, pool: '9850000', odds: 194, bets: 214 },
    { key: 'wala', open: true, pool: '10340000', odds: 185, bets: 231 },
    { key: 'draw', open: true, pool: '640000', odds: 800, bets: 38 },
  ],
});

describe('declareEffect', () => {
  it('declareEffect pays the winning side at its odds, and names the rounding remainder', () => {
    expect(declareEffect(round, 'meron')).toEqual({
      paidBets: 214,
      refundedBets: 0,
      amount: '19109000',
      drawAmount: '0',
      lostDrawBets: 38,
      lostDrawStake: '640000',
      breakage: '71500',
    });
    expect(declareEffect(round, 'wala').amount).toBe('19129000');
  });

  it('declareEffect returns meron and wala on a draw and pays the draw market', () => {
    expect(declareEffect(round, 'draw')).toMatchObject({
      paidBets: 38,
      refundedBets: 445,
      amount: '25310000',
      drawAmount: '5120000',
    });
  });

  it('declareEffect only returns stakes on a draw without a draw market', () => {
    expect(declareEffect(openRound, 'draw')).toMatchObject({
      paidBets: 0,
      refundedBets: 445,
      amount: '47995000',
    });
  });

  it('declareEffect returns everything when cancelled', () => {
    expect(declareEffect(round, 'cancelled')).toMatchObject({
      paidBets: 0,
      refundedBets: 483,
      amount: '20830000',
      breakage: '0',
    });
  });
});
