import { describe, expect, it } from 'vitest';
import { playOdds } from './play-odds.ts';

const won = { status: 'won', choice: {}, outcome: {} } as const;

describe('the odds of a play', () => {
  it.each([
    [
      'limbo',
      { choice: { targetBp: 14_000 }, outcome: { resultBp: 20_000, won: true } },
      1_401n,
      140,
    ],
    [
      'limbo',
      { choice: { targetBp: 10_100 }, outcome: { resultBp: 20_000, won: true } },
      1_011n,
      101,
    ],
    [
      'dice',
      { choice: { target: 5_000 }, outcome: { multipleBp: 19_800, won: true } },
      1_981n,
      198,
    ],
    ['crash', { choice: {}, outcome: { cashedOutBp: 15_500, pointBp: null } }, 1_551n, 155],
    ['fishing', { choice: {}, outcome: { caught: true, multipleBp: 20_000 } }, 2_002n, 200],
  ])(
    'the odds of a %s play are the chosen multiple, regardless of the rounding of its payout',
    (_, facts, payout, odds) => {
      expect(playOdds({ ...won, ...facts, amount: 1_001n, payout })).toBe(odds);
    },
  );

  it('the odds of games without a single multiple are payout by stake, to the nearest hundredth', () => {
    expect(playOdds({ ...won, amount: 1_000n, payout: 36_000n })).toBe(3_600);
    expect(playOdds({ ...won, amount: 3_000n, payout: 4_000n })).toBe(133);
    expect(playOdds({ ...won, amount: 1_001n, payout: 1_401n })).toBe(140);
  });

  it('the odds of a lost play that won a jackpot are payout by stake', () => {
    const outcome = { multipleBp: 19_800, won: false };
    expect(playOdds({ ...won, outcome, amount: 1_000n, payout: 500_000n })).toBe(50_000);
  });

  it('a play that won nothing has no odds', () => {
    for (const status of ['open', 'lost', 'refunded']) {
      expect(playOdds({ ...won, status, amount: 1_000n, payout: 1_000n })).toBeNull();
    }
    expect(playOdds({ ...won, amount: 1_000n, payout: null })).toBeNull();
  });
});
