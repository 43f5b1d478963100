import { describe, expect, it } from 'vitest';
import { betOutcome, type BetStatus } from './bet-outcome.ts';

const bet = (status: BetStatus, payout: string | null, currency = 'IDR', amount = '50000') => ({
  status,
  payout,
  amount,
  currency,
});

describe('betOutcome', () => {
  it.each([
    ['92000', 'betWon', true],
    ['50001', 'betWon', true],
    ['50000', 'betReturned', false],
    ['20000', 'betReturned', false],
    [null, 'betReturned', false],
  ] as const)('a won bet of 50000 that returned %s is labelled %s', (payout, word, isGain) => {
    expect(betOutcome(bet('won', payout), null)).toMatchObject({ word, isGain });
  });

  it('betOutcome compares centavos', () => {
    expect(betOutcome(bet('won', '50.01', 'PHP', '50.00'), null)?.isGain).toBe(true);
    expect(betOutcome(bet('won', '50.00', 'PHP', '50.00'), null)?.isGain).toBe(false);
  });

  it('betOutcome returns no possible return without odds', () => {
    expect(betOutcome(bet('placed', null), null)).toBeUndefined();
    expect(betOutcome(bet('placed', null), 187)?.amount).toBe('93500');
  });

  it.each(['lost', 'refunded', 'cancelled'] as const)(
    'betOutcome does not celebrate a %s bet',
    (status) => {
      expect(betOutcome(bet(status, '90000'), 187)?.isGain).toBe(false);
    },
  );
});
