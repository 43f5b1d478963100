import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingLimit, tightestLimitOf, type UsedLimit } from './remaining-limit.ts';

const limit = fc.record({
  kind: fc.constantFrom('stake', 'loss'),
  period: fc.constantFrom('24h', '7d', 'month'),
  amount: fc.bigInt({ min: 0n, max: 1_000n }),
  used: fc.bigInt({ min: 0n, max: 2_000n }),
  resetsAt: fc.constant(null),
}) satisfies fc.Arbitrary<UsedLimit>;

describe('the remainder of limits', () => {
  it('remainingLimit is never below zero', () => {
    fc.assert(
      fc.property(limit, (one) => {
        expect(remainingLimit(one)).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it.each([
    [100n, 0n, 100n],
    [100n, 40n, 60n],
    [100n, 100n, 0n],
    [100n, 130n, 0n],
  ])('remainingLimit a limit of %s, of which %s are used, is %s', (amount, used, room) => {
    const bound = { kind: 'stake', period: '24h', resetsAt: null } as const;
    expect(remainingLimit({ ...bound, amount, used })).toBe(room);
  });

  it('tightestLimitOf returns the limit with the smallest remainder, for any order', () => {
    fc.assert(
      fc.property(fc.array(limit, { minLength: 1 }), (limits) => {
        const tightest = tightestLimitOf(limits);
        if (!tightest) throw new Error('one of them is the tightest');
        for (const one of limits)
          expect(remainingLimit(tightest)).toBeLessThanOrEqual(remainingLimit(one));
        const mirrored = tightestLimitOf(limits.toReversed());
        expect(mirrored && remainingLimit(mirrored)).toBe(remainingLimit(tightest));
      }),
    );
  });

  it('tightestLimitOf is undefined without limits', () => {
    expect(tightestLimitOf([])).toBeUndefined();
  });
});
