import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomOf, tightestOf, type UsedLimit } from './limit-room.ts';

const limit = fc.record({
  kind: fc.constantFrom('stake', 'loss'),
  period: fc.constantFrom('24h', '7d', 'month'),
  amount: fc.bigInt({ min: 0n, max: 1_000n }),
  used: fc.bigInt({ min: 0n, max: 2_000n }),
  resetsAt: fc.constant(null),
}) satisfies fc.Arbitrary<UsedLimit>;

describe('the room that limits leave', () => {
  it('is never below nothing', () => {
    fc.assert(
      fc.property(limit, (one) => {
        expect(roomOf(one)).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it.each([
    [100n, 0n, 100n],
    [100n, 40n, 60n],
    [100n, 100n, 0n],
    [100n, 130n, 0n],
  ])('of %s, of which %s are used, is %s', (amount, used, room) => {
    const bound = { kind: 'stake', period: '24h', resetsAt: null } as const;
    expect(roomOf({ ...bound, amount, used })).toBe(room);
  });

  it('is that of the one that leaves least, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(limit, { minLength: 1 }), (limits) => {
        const least = tightestOf(limits);
        if (!least) throw new Error('one of them is the tightest');
        for (const one of limits) expect(roomOf(least)).toBeLessThanOrEqual(roomOf(one));
        const mirrored = tightestOf(limits.toReversed());
        expect(mirrored && roomOf(mirrored)).toBe(roomOf(least));
      }),
    );
  });

  it('has no bound where there are none', () => {
    expect(tightestOf([])).toBeUndefined();
  });
});
