import { outcomeOf, poolTotal, splitPool } from '@lobi/core/games';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf } from '../faults/counts.ts';

const sides = ['meron', 'wala'] as const;
const selections = [...sides, 'draw'] as const;

const bet = fc.record({
  selection: fc.constantFrom(...selections),
  amount: fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 2n ** 58n })),
});

const rounds = countOf('LOBI_ROUNDINGS', 20_000, 1_000_000);

it(`M12: rounding conserves money in ${rounds} rounds: stakes equal payouts, commission and breakage`, () => {
  fc.assert(
    fc.property(
      fc.array(bet, { minLength: 2, maxLength: 12 }),
      fc.constantFrom(...sides, 'draw' as const, 'cancelled' as const),
      fc.integer({ min: 0, max: 1_500 }),
      fc.integer({ min: 101, max: 10_000 }),
      (bets, result, takeoutBp, drawOdds) => {
        const of = (side: (typeof selections)[number]): bigint =>
          bets.reduce(
            (sum, { selection, amount }) => (selection === side ? sum + amount : sum),
            0n,
          );
        const pools = { meron: of('meron'), wala: of('wala') };
        // A one-sided pool is cancelled at close; it never comes to a result.
        fc.pre(pools.meron !== 0n && pools.wala !== 0n);
        const outcomes = bets.map((each) =>
          outcomeOf(each, result, pools, { takeoutBp, drawOdds }),
        );
        const paidOn = (isDraw: boolean): bigint =>
          outcomes.reduce(
            (sum, { payout }, index) =>
              (bets[index]?.selection === 'draw') === isDraw ? sum + payout : sum,
            0n,
          );
        const paid = paidOn(false);
        const { takeout, breakage } = splitPool(pools, result, takeoutBp, paid);
        expect(paid + takeout + breakage).toBe(poolTotal(pools));
        expect(takeout >= 0n && breakage >= 0n).toBe(true);
        // The draw market: at the house's risk, limited by its fixed odds.
        const drawn = of('draw');
        const owed = {
          draw: (drawn * BigInt(drawOdds)) / 100n,
          cancelled: drawn,
          meron: 0n,
          wala: 0n,
        };
        const drawPaid = paidOn(true);
        expect(drawPaid <= owed[result]).toBe(true);
        expect(owed[result] - drawPaid < BigInt(bets.length)).toBe(true);
        // Each payout is rounded down by less than a unit of its odds, never up.
        expect(outcomes.every(({ payout }) => payout >= 0n)).toBe(true);
      },
    ),
    { numRuns: rounds },
  );
}, 3_600_000);
