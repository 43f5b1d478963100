import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../contract/money.ts';
import type { RoundResult, Selection } from '../../contract/statuses.ts';
import { remainingDrawCapacity, drawStakesOf } from './draw-market.ts';
import {
  closeFault,
  oddsOf,
  outcomeOf,
  poolTotal,
  refundsPool,
  splitPool,
  type Pools,
} from './parimutuel.ts';

const terms = { takeoutBp: 600, minimumOdds: 130, drawOdds: 800 };
const pools: Pools = { meron: 60_000n, wala: 40_000n, draw: 5_000n };

describe('a bet on a draw', () => {
  const bet = { selection: 'draw', amount: 1_001n } as const;

  it.each<[RoundResult, ReturnType<typeof outcomeOf>]>([
    ['draw', { status: 'won', odds: 800, payout: 8_008n }],
    ['meron', { status: 'lost', odds: 800, payout: 0n }],
    ['wala', { status: 'lost', odds: 800, payout: 0n }],
    ['cancelled', { status: 'refunded', odds: null, payout: 1_001n }],
  ])('a bet on a draw has the outcome of the result %s', (result, outcome) => {
    expect(outcomeOf(bet, result, pools, terms)).toEqual(outcome);
  });

  it('a bet on a draw pays its fixed odds for any pool, rounded down', () => {
    expect(oddsOf({}, 'draw', terms)).toBe(800);
    expect(oddsOf({ meron: 1n }, 'draw', terms)).toBe(800);
    const odd = { ...terms, drawOdds: 833 };
    expect(outcomeOf({ selection: 'draw', amount: 7n }, 'draw', {}, odd).payout).toBe(58n);
  });

  it('a bet on a draw is refunded without a draw market', () => {
    const without = { ...terms, drawOdds: null };
    expect(oddsOf(pools, 'draw', without)).toBeNull();
    expect(outcomeOf(bet, 'draw', pools, without).status).toBe('refunded');
  });
});

describe('the pool with a draw market', () => {
  it('the meron and wala pool computes odds, commission and total without the stakes on a draw', () => {
    expect(poolTotal(pools)).toBe(100_000n);
    expect(oddsOf(pools, 'meron', terms)).toBe(156);
    expect(splitPool(pools, 'meron', 600, 93_600n)).toMatchObject({
      takeout: 6_000n,
      breakage: 400n,
    });
  });

  it('a draw refunds the meron and wala pool in full and without commission', () => {
    expect(refundsPool('draw')).toBe(true);
    const bets = [
      { selection: 'meron', amount: 60_000n },
      { selection: 'wala', amount: 40_000n },
    ] as const;
    expect(bets.map((bet) => outcomeOf(bet, 'draw', pools, terms).payout)).toEqual([
      60_000n,
      40_000n,
    ]);
    expect(splitPool(pools, 'draw', 600, 100_000n)).toMatchObject({ takeout: 0n, breakage: 0n });
  });

  it('a pool with stakes on only one of meron and wala is one-sided for any stakes on a draw', () => {
    expect(closeFault({ meron: 1_000n, draw: 9_000n }, terms)).toBe('one-sided');
    expect(closeFault({ meron: 75_000n, wala: 25_000n, draw: 90_000n }, terms)).toBe(
      'minimum-odds',
    );
    // An empty pool: bets on a draw wait for no other side.
    expect(closeFault({ draw: 9_000n }, terms)).toBeUndefined();
  });
});

describe('the capacity of a draw market', () => {
  it('the draw market accepts stakes up to the loss cap divided by the loss per stake', () => {
    expect(drawStakesOf({ odds: 800, cap: 25_000_000n })).toBe(3_571_428n);
    expect(remainingDrawCapacity({ odds: 800, cap: 25_000_000n }, 3_000_000n)).toBe(571_428n);
    expect(remainingDrawCapacity({ odds: 800, cap: 25_000_000n }, 3_571_428n)).toBe(0n);
    expect(remainingDrawCapacity({ odds: 800, cap: 25_000_000n }, 9_000_000n)).toBe(0n);
    expect(remainingDrawCapacity({ odds: 101, cap: 1n }, 0n)).toBe(100n);
  });
});

const anyBet = fc.record({
  selection: fc.constantFrom<Selection>('meron', 'wala', 'draw', 'draw'),
  amount: fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 2n ** 56n })),
});

describe('any stakes and any result', () => {
  it('the pool and the house each balance to zero, and the house loses no more than its cap', () => {
    fc.assert(
      fc.property(
        fc.array(anyBet, { maxLength: 40 }),
        fc.constantFrom<RoundResult>('meron', 'wala', 'draw', 'cancelled'),
        fc.record({
          takeoutBp: fc.integer({ min: 0, max: 2_000 }),
          drawOdds: fc.integer({ min: 101, max: 10_000 }),
        }),
        fc.bigInt({ min: 1n, max: 2n ** 60n }),
        (wanted, fought, pay, cap) => {
          const market = { odds: pay.drawOdds, cap };
          let drawn = 0n;
          const bets = wanted.filter(({ selection, amount }) => {
            if (selection !== 'draw') return true;
            if (amount > remainingDrawCapacity(market, drawn)) {
              // No bet is rejected that the cap would cover.
              expect((drawn + amount) * BigInt(market.odds - 100)).toBeGreaterThan(cap * 100n);
              return false;
            }
            drawn += amount;
            return true;
          });
          const on = (side: Selection) =>
            sumMoney(bets.filter((bet) => bet.selection === side).map((bet) => bet.amount));
          const all = { meron: on('meron'), wala: on('wala'), draw: on('draw') };
          const inPool = { meron: all.meron, wala: all.wala };
          const fault = closeFault(all, { ...pay, minimumOdds: 130 });
          // Stakes on a draw change nothing about the pool.
          expect(fault).toBe(closeFault(inPool, { ...pay, minimumOdds: 130 }));
          const result = fault === undefined ? fought : 'cancelled';
          const paidOn = (isDraw: boolean) =>
            sumMoney(
              bets
                .filter(({ selection }) => (selection === 'draw') === isDraw)
                .map((bet) => outcomeOf(bet, result, all, pay).payout),
            );
          const split = splitPool(all, result, pay.takeoutBp, paidOn(false));
          expect(split).toEqual(splitPool(inPool, result, pay.takeoutBp, paidOn(false)));
          expect(split.paid + split.takeout + split.breakage).toBe(all.meron + all.wala);
          // Stakes are credited to the house account and payouts debited: the remainder is its own.
          const house = all.draw - paidOn(true);
          expect(house).toBeGreaterThanOrEqual(-cap);
          if (result === 'cancelled') expect(house).toBe(0n);
          if (result === 'meron' || result === 'wala') expect(house).toBe(all.draw);
        },
      ),
    );
  });
});
