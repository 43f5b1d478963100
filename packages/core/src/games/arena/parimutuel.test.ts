import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../contract/money.ts';
import { roundResults } from '../../contract/statuses.ts';
import {
  decideOutcome,
  dividePool,
  indicativeOdds,
  payoutOf,
  poolFault,
  settleRound,
  type ArenaStake,
} from './parimutuel.ts';

const rules = { takeoutBp: 600, minimumOdds: 130 };

describe('example A: meron 60,000, wala 40,000, takeout 6 %', () => {
  const pools = { meron: 60_000n, wala: 40_000n };

  it('divides the pool', () => {
    expect(dividePool(pools, 600)).toEqual({
      pool: 100_000n,
      takeout: 6_000n,
      net: 94_000n,
      odds: { meron: 156, wala: 235 },
    });
  });

  it('pays 1,560 for 1,000 on meron and 93,600 in all, with 400 of breakage', () => {
    const settled = settleRound(
      [
        { selection: 'meron', stake: 1_000n },
        { selection: 'meron', stake: 59_000n },
        { selection: 'wala', stake: 40_000n },
      ],
      'meron',
      rules,
    );
    expect(settled.payouts).toEqual([
      { status: 'won', payout: 1_560n },
      { status: 'won', payout: 92_040n },
      { status: 'lost', payout: 0n },
    ]);
    expect([settled.takeout, settled.breakage]).toEqual([6_000n, 400n]);
  });

  it('pays wala 2.35 with nothing left over', () => {
    const stakes: ArenaStake[] = [
      { selection: 'meron', stake: 60_000n },
      { selection: 'wala', stake: 40_000n },
    ];
    expect(settleRound(stakes, 'wala', rules)).toMatchObject({
      outcome: { kind: 'pay', odds: 235 },
      breakage: 0n,
    });
  });
});

describe('example B: meron 75,000, wala 25,000, takeout 5 %', () => {
  const pools = { meron: 75_000n, wala: 25_000n };
  const lowTakeout = { takeoutBp: 500, minimumOdds: 130 };

  it('offers meron 1.26, below the minimum of 1.30', () => {
    expect(indicativeOdds(pools, 500)).toEqual({ meron: 126, wala: 380 });
    expect(poolFault(pools, lowTakeout)).toBe('minimum-odds');
  });

  it.each(['meron', 'wala'] as const)('refunds all 100,000 when %s wins', (result) => {
    const settled = settleRound(
      [
        { selection: 'meron', stake: 75_000n },
        { selection: 'wala', stake: 25_000n },
      ],
      result,
      lowTakeout,
    );
    expect(settled.outcome).toEqual({ kind: 'refund', reason: 'minimum-odds' });
    expect(settled.payouts.map((bet) => bet.payout)).toEqual([75_000n, 25_000n]);
    expect([settled.takeout, settled.breakage]).toEqual([0n, 0n]);
  });
});

describe('refunds', () => {
  it.each([
    [{ meron: 5_000n }, 'one-sided'],
    [{ wala: 5_000n }, 'one-sided'],
    [{}, 'one-sided'],
    [{ meron: 0n, wala: 5_000n }, 'one-sided'],
  ] as const)('a pool %o cannot pay: %s', (pools, reason) => {
    expect(decideOutcome(pools, 'meron', rules)).toEqual({ kind: 'refund', reason });
    expect(indicativeOdds(pools, 600)).toEqual({ meron: null, wala: null });
  });

  it.each(['draw', 'cancelled'] as const)('%s refunds a pool that could have paid', (result) => {
    const pools = { meron: 60_000n, wala: 40_000n };
    expect(decideOutcome(pools, result, rules)).toEqual({ kind: 'refund', reason: result });
  });

  it('keeps a stake on draw out of the pool and gives it back', () => {
    const settled = settleRound(
      [
        { selection: 'meron', stake: 60_000n },
        { selection: 'wala', stake: 40_000n },
        { selection: 'draw', stake: 7_000n },
      ],
      'meron',
      rules,
    );
    expect(settled.payouts[2]).toEqual({ status: 'refunded', payout: 7_000n });
    expect([settled.takeout, settled.breakage]).toEqual([6_000n, 400n]);
  });
});

describe('highest share of one side that still pays 1.30', () => {
  it.each([
    [500, 7_307n, 7_308n],
    [600, 7_230n, 7_231n],
    [750, 7_115n, 7_116n],
    [1_000, 6_923n, 6_924n],
  ])('at a takeout of %i bp lies at %i per 10,000', (takeoutBp, pays, fails) => {
    const withShare = (meron: bigint) =>
      poolFault({ meron, wala: 10_000n - meron }, { takeoutBp, minimumOdds: 130 });
    expect(withShare(pays)).toBeUndefined();
    expect(withShare(fails)).toBe('minimum-odds');
  });
});

describe('any round', () => {
  const stake = fc.record({
    selection: fc.constantFrom('meron', 'wala', 'draw'),
    stake: fc.bigInt({ min: 1n, max: 10n ** 15n }),
  }) as fc.Arbitrary<ArenaStake>;
  const anyRules = fc.record({
    takeoutBp: fc.integer({ min: 0, max: 9_999 }),
    minimumOdds: fc.integer({ min: 100, max: 300 }),
  });

  it('neither makes nor loses money, and never pays more than the net pool', () => {
    fc.assert(
      fc.property(
        fc.array(stake, { maxLength: 40 }),
        fc.constantFrom(...roundResults),
        anyRules,
        (stakes, result, drawn) => {
          const settled = settleRound(stakes, result, drawn);
          const staked = sumMoney(stakes.map((bet) => bet.stake));
          const paid = sumMoney(settled.payouts.map((bet) => bet.payout));
          expect(paid + settled.takeout + settled.breakage).toBe(staked);
          expect(settled.breakage >= 0n).toBe(true);
        },
      ),
    );
  });

  it('pays each winner at least the minimum odds', () => {
    fc.assert(
      fc.property(fc.array(stake, { maxLength: 40 }), anyRules, (stakes, drawn) => {
        const settled = settleRound(stakes, 'meron', drawn);
        settled.payouts.forEach((bet, index) => {
          if (bet.status === 'won')
            expect(bet.payout >= payoutOf(stakes[index]!.stake, drawn.minimumOdds)).toBe(true);
        });
      }),
    );
  });
});
