import { describe, expect, it } from 'vitest';
import { readBingoChoice, readCrashChoice } from '@lobi/core/games';
import { stakeWithin, tableStake, type StakeBounds } from './demo-stakes.ts';

const bounds: StakeBounds = { currency: 'IDR', minimumStake: '1000', maximumStake: '5000' };
const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999];

describe('a stake of a demo player', () => {
  it.each(shares)('a stake of a demo player is within the limits of the game', (share) => {
    const stake = Number(stakeWithin(bounds, () => share));
    expect(stake).toBeGreaterThanOrEqual(1_000);
    expect(stake).toBeLessThanOrEqual(5_000);
  });

  it.each(shares)('a demo stake on crash has a valid choice', (share) => {
    const state = { engine: 'crash', startsAt: '2026-11-01T00:00:00.000Z', pointBp: null } as const;
    const { choice } = tableStake({ state, currency: 'IDR' }, bounds, () => share);
    expect(readCrashChoice(choice).autoCashOutBp).toBeGreaterThan(10_000);
  });

  it.each(shares)('a demo stake on bingo is the price of its cards', (share) => {
    const state = {
      engine: 'bingo',
      cardPrice: '2500',
      firstCallAt: '2026-11-01T00:00:00.000Z',
      ballMs: 1_000,
      called: [],
      cardsSold: 0,
      guaranteedFrom: null,
      prizes: [],
    } as const;
    const stake = tableStake(
      { state: { ...state, upcoming: [], called: [], prizes: [] }, currency: 'IDR' },
      bounds,
      () => share,
    );
    expect(Number(stake.amount)).toBe(2_500 * readBingoChoice(stake.choice).cards);
  });
});
