import type { Play } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { laterOf, toCrashChoice, toCrashSlot, type CrashSlotFacts } from './crash-slot.ts';

const play = (facts: Partial<Play>): Play => ({
  id: 'play-1',
  walletId: 'wallet-1',
  game: { id: 'game-crash', title: 'Layar Naik', engine: 'crash' },
  round: { id: 'round-7', number: 7 },
  amount: '50000',
  currency: 'IDR',
  status: 'open',
  payout: null,
  choice: { slot: 'A', autoCashOutBp: 100_000 },
  outcome: null,
  fairness: null,
  createdAt: '2026-11-20T05:00:00.000Z',
  settledAt: null,
  ...facts,
});

const nothing: CrashSlotFacts = {
  status: 'idle',
  open: null,
  last: null,
  roundId: 'round-7',
  queued: null,
  sent: null,
};
const bet = { amount: '50000', autoCashOut: 1_000 };

describe('the bet of a crash round', () => {
  it('a crash bet is in the round as long as its play is open, also after a reload', () => {
    expect(toCrashSlot({ ...nothing, open: play({}) })).toMatchObject({ status: 'in', ...bet });
    expect(toCrashSlot({ ...nothing, open: play({}), status: 'playing' })).toMatchObject({
      status: 'cashing',
    });
  });

  it('the bet of a crash round is queued, then being sent', () => {
    expect(toCrashSlot({ ...nothing, queued: bet })).toEqual({ status: 'queued', ...bet });
    expect(toCrashSlot({ ...nothing, sent: bet, status: 'playing' })).toEqual({
      status: 'placing',
      ...bet,
    });
    expect(toCrashSlot({ ...nothing, sent: bet, status: 'unknown' }).status).toBe('unknown');
  });

  it('the bet of a crash round shows its cash-out multiple, its loss, or its refund', () => {
    const won = play({
      status: 'won',
      payout: '105000',
      outcome: { cashedOutBp: 21_000, pointBp: null },
    });
    expect(toCrashSlot({ ...nothing, last: won })).toEqual({
      status: 'cashed',
      ...bet,
      multiplier: 210,
      payout: '105000',
    });
    const lost = play({ status: 'lost', payout: '0', outcome: { cashedOutBp: null, pointBp: 1 } });
    expect(toCrashSlot({ ...nothing, last: lost }).status).toBe('lost');
    expect(toCrashSlot({ ...nothing, last: { ...lost, status: 'refunded' } }).status).toBe(
      'refunded',
    );
  });

  it('a crash slot is free again in the next round', () => {
    const lost = play({ status: 'lost', outcome: { cashedOutBp: null, pointBp: 1 } });
    expect(toCrashSlot({ ...nothing, last: lost, roundId: 'round-8' })).toEqual({ status: 'idle' });
  });

  it('the bet of a crash round shows why it was rejected', () => {
    expect(toCrashSlot({ ...nothing, sent: bet, message: 'Ditutup.' })).toEqual({
      status: 'idle',
      message: 'Ditutup.',
    });
  });
});

describe('the last of two bets', () => {
  it('laterOf returns the bet that was settled later', () => {
    const early = play({ status: 'won', settledAt: '2026-11-20T05:00:01.000Z' });
    const late = play({ status: 'lost', settledAt: '2026-11-20T05:00:02.000Z' });
    expect(laterOf(early, late)).toBe(late);
    expect(laterOf(late, early)).toBe(late);
    expect(laterOf(null, early)).toBe(early);
    expect(laterOf(null, null)).toBeNull();
  });
});

describe('the choice of a crash bet', () => {
  it('toCrashChoice sends the auto cash-out in basis points', () => {
    expect(toCrashChoice(bet)).toEqual({ autoCashOutBp: 100_000 });
    expect(toCrashChoice({ ...bet, autoCashOut: null })).toEqual({ autoCashOutBp: null });
  });
});
