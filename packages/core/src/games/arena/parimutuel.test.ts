import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../contract/money.ts';
import type { RoundResult, Selection } from '../../contract/statuses.ts';
import {
  closeFault,
  oddsOf,
  outcomeOf,
  poolTotal,
  splitPool,
  type PayTerms,
  type Pools,
} from './parimutuel.ts';

const terms = { takeoutBp: 600, minimumOdds: 130 };

/** Terms without a draw market. */
const pay = (takeoutBp: number): PayTerms => ({ takeoutBp, drawOdds: null });

interface TestBet {
  readonly selection: 'meron' | 'wala';
  readonly amount: bigint;
}

const poolsOf = (bets: readonly TestBet[]): Pools => {
  const on = (side: Selection) =>
    sumMoney(bets.filter((bet) => bet.selection === side).map((bet) => bet.amount));
  return { meron: on('meron'), wala: on('wala') };
};

const paidTo = (bets: readonly TestBet[], result: RoundResult, takeoutBp: number): bigint =>
  sumMoney(bets.map((bet) => outcomeOf(bet, result, poolsOf(bets), pay(takeoutBp)).payout));

describe('odds', () => {
  // id: parimutuel-example-a
  it('odds are rounded down, stake included (example A: 60,000 against 40,000 at 6 %)', () => {
    const pools = { meron: 60_000n, wala: 40_000n };
    expect(oddsOf(pools, 'meron', pay(600))).toBe(156);
    expect(oddsOf(pools, 'wala', pay(600))).toBe(235);
  });

  it('odds are null while a side of the pool is empty', () => {
    expect(oddsOf({}, 'meron', pay(600))).toBeNull();
    expect(oddsOf({ meron: 60_000n }, 'meron', pay(600))).toBeNull();
    expect(oddsOf({ meron: 60_000n }, 'wala', pay(600))).toBeNull();
  });
});

describe('a settled pool', () => {
  it('a settled pool splits into payouts, takeout and breakage (example A)', () => {
    const bets: TestBet[] = [
      { selection: 'meron', amount: 1_000n },
      { selection: 'meron', amount: 59_000n },
      { selection: 'wala', amount: 40_000n },
    ];
    expect(outcomeOf(bets[0]!, 'meron', poolsOf(bets), pay(600))).toEqual({
      status: 'won',
      odds: 156,
      payout: 1_560n,
    });
    expect(outcomeOf(bets[2]!, 'meron', poolsOf(bets), pay(600))).toEqual({
      status: 'lost',
      odds: 235,
      payout: 0n,
    });
    const paid = paidTo(bets, 'meron', 600);
    expect(splitPool(poolsOf(bets), 'meron', 600, paid)).toEqual({
      paid: 93_600n,
      takeout: 6_000n,
      breakage: 400n,
    });
  });

  it.each(['draw', 'cancelled'] as const)(
    'a settled pool pays back every stake on %s, and takes nothing',
    (result) => {
      const bets: TestBet[] = [
        { selection: 'meron', amount: 333n },
        { selection: 'wala', amount: 7n },
      ];
      expect(bets.map((bet) => outcomeOf(bet, result, poolsOf(bets), pay(600)))).toEqual([
        { status: 'refunded', odds: null, payout: 333n },
        { status: 'refunded', odds: null, payout: 7n },
      ]);
      expect(splitPool(poolsOf(bets), result, 600, 340n)).toEqual({
        paid: 340n,
        takeout: 0n,
        breakage: 0n,
      });
    },
  );

  it('a settled pool never pays out more than the net pool, exactly, beyond the precision of a float', () => {
    const bet = fc.record({
      selection: fc.constantFrom('meron' as const, 'wala' as const),
      amount: fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 2n ** 58n })),
    });
    fc.assert(
      fc.property(
        fc.array(bet, { minLength: 1, maxLength: 60 }),
        fc.constantFrom('meron' as const, 'wala' as const, 'draw' as const),
        fc.integer({ min: 0, max: 1_500 }),
        (bets, result, takeoutBp) => {
          const pools = poolsOf(bets);
          // A one-sided pool is cancelled at close and never has a result.
          fc.pre(pools.meron !== 0n && pools.wala !== 0n);
          const paid = paidTo(bets, result, takeoutBp);
          const split = splitPool(pools, result, takeoutBp, paid);
          expect(split.paid + split.takeout + split.breakage).toBe(poolTotal(pools));
          expect(split.breakage).toBeGreaterThanOrEqual(0n);
          expect(split.takeout).toBeGreaterThanOrEqual(0n);
        },
      ),
      { numRuns: 2 * (fc.readConfigureGlobal().numRuns ?? 1_000) },
    );
  });

  it('splitPool throws when the payouts exceed the net pool', () => {
    expect(() => splitPool({ meron: 100n, wala: 100n }, 'meron', 600, 189n)).toThrow('exceed');
  });
});

describe('a pool at close', () => {
  it.each<[string, Pools, ReturnType<typeof closeFault>]>([
    ['is valid when both sides pay enough', { meron: 60_000n, wala: 40_000n }, undefined],
    ['is valid without bets', {}, undefined],
    ['is cancelled when one side is empty', { meron: 60_000n }, 'one-sided'],
    ['is cancelled when the other side is empty', { wala: 1n }, 'one-sided'],
  ])('a pool at close %s', (_, pools, fault) => {
    expect(closeFault(pools, terms)).toBe(fault);
  });

  it('a pool is cancelled at close below the minimum odds (example B: 75,000 against 25,000 at 5 %)', () => {
    const pools = { meron: 75_000n, wala: 25_000n };
    expect(oddsOf(pools, 'meron', pay(500))).toBe(126);
    expect(closeFault(pools, { takeoutBp: 500, minimumOdds: 130 })).toBe('minimum-odds');
  });

  it('a pool is valid exactly at the minimum odds', () => {
    const pools = { meron: 7_230n, wala: 2_770n };
    expect(oddsOf(pools, 'meron', pay(600))).toBe(130);
    expect(closeFault(pools, terms)).toBeUndefined();
  });
});
