import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  remainingAmount,
  limitChange,
  pendingState,
  tightestLimit,
  withNewAmount,
  type PlayLimit,
} from './limit-rules.ts';

const limit = (change: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'deposit',
  period: '24h',
  amount: '500000',
  pending: null,
  ...change,
});
const effectiveAt = '2026-11-21T09:00:00.000Z';
const rupiah = fc.integer({ min: 1, max: 1_000_000_000 }).map(String);

describe('limit rules', () => {
  it.each([
    [undefined, '100000', 'set'],
    ['500000', '100000', 'lower'],
    ['500000', '500000', 'same'],
    ['500000', '500001', 'raise'],
    ['100000', '99999', 'lower'],
  ] as const)('limitChange from %s to %s is: %s', (current, next, change) => {
    expect(limitChange(current, next, 'IDR')).toBe(change);
  });

  it('limitChange compares centavos too', () => {
    expect(limitChange('500.00', '500.50', 'PHP')).toBe('raise');
  });

  it('withNewAmount preserves the current limit for any requested increase', () => {
    fc.assert(
      fc.property(rupiah, rupiah, (amount, next) => {
        const before = limit({ amount });
        const after = withNewAmount(before, next, effectiveAt, 'IDR');
        const inForce = BigInt(after.amount);
        expect(inForce <= BigInt(before.amount)).toBe(true);
        expect(inForce <= BigInt(next) || after.pending?.amount === next).toBe(true);
      }),
    );
  });

  it('withNewAmount applies a decrease at once and drops a pending increase', () => {
    const raised = withNewAmount(limit(), '900000', effectiveAt, 'IDR');
    expect(withNewAmount(raised, '200000', effectiveAt, 'IDR')).toEqual(
      limit({ amount: '200000' }),
    );
  });

  it('withNewAmount does not affect the pending increase of another limit', () => {
    const limits = [limit(), limit({ period: '7d', amount: '900000' })];
    const changed = limits.map((one) =>
      one.period === '24h' ? withNewAmount(one, '800000', effectiveAt, 'IDR') : one,
    );
    expect(changed[1]).toBe(limits[1]);
    expect(changed[0]?.amount).toBe('500000');
  });

  it('pendingState is waiting until its time, then ready but not applied', () => {
    const raised = withNewAmount(limit(), '900000', effectiveAt, 'IDR');
    const at = Date.parse(effectiveAt);
    expect(pendingState(limit(), at)).toBe('none');
    expect(pendingState(raised, at - 1)).toBe('waiting');
    expect(pendingState(raised, at)).toBe('ready');
    expect(raised.amount).toBe('500000');
  });

  it('pendingState keeps an increase waiting if its time is invalid', () => {
    const raised = limit({ pending: { amount: '900000', effectiveAt: 'besok' } });
    expect(pendingState(raised, Date.parse(effectiveAt))).toBe('waiting');
  });

  it('tightestLimit returns the limit with the smallest remainder', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rupiah, rupiah), { minLength: 1, maxLength: 4 }), (pairs) => {
        const limits = pairs.map(([amount, used]) => limit({ amount, used }));
        const tightest = tightestLimit(limits, 'IDR');
        const left = tightest && BigInt(remainingAmount(tightest, 'IDR'));
        expect(limits.every((one) => BigInt(remainingAmount(one, 'IDR')) >= (left ?? -1n))).toBe(
          true,
        );
      }),
    );
    expect(tightestLimit([], 'IDR')).toBeUndefined();
  });
});
