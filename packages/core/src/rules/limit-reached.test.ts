import { describe, expect, it } from 'vitest';
import { assertDepositFits, assertStakeFits } from './limit-reached.ts';
import type { UsedLimit } from './remaining-limit.ts';

const resetsAt = new Date('2026-11-22T10:00:00.000Z');
const limit = (kind: UsedLimit['kind'], amount: bigint, used: bigint): UsedLimit => ({
  ...{ kind, amount, used, resetsAt },
  period: '24h',
});

describe('limits that leave no room', () => {
  it('a deposit is allowed up to the tightest deposit limit, regardless of limits of play', () => {
    const limits = [
      limit('deposit', 100n, 40n),
      limit('deposit', 70n, 20n),
      limit('stake', 0n, 0n),
    ];
    expect(() => assertDepositFits(limits, 50n, 'IDR')).not.toThrow();
    expect(() => assertDepositFits(limits, 51n, 'IDR')).toThrow(
      expect.objectContaining({
        code: 'limit_reached',
        params: { kind: 'deposit', left: '50', currency: 'IDR', until: resetsAt.toISOString() },
      }),
    );
  });

  it('a stake is allowed up to the tightest limit of stakes and losses', () => {
    const limits = [limit('stake', 500n, 0n), limit('loss', 900n, 500n), limit('deposit', 0n, 0n)];
    expect(() => assertStakeFits(limits, 400n, 'USD')).not.toThrow();
    expect(() => assertStakeFits(limits, 401n, 'USD')).toThrow(
      expect.objectContaining({
        code: 'limit_reached',
        params: { kind: 'loss', left: '4.00', currency: 'USD', until: resetsAt.toISOString() },
      }),
    );
  });

  it('no stake is allowed after the play time is used up', () => {
    expect(() => assertStakeFits([limit('session', 60n, 60n)], 1n, 'IDR')).toThrow(
      expect.objectContaining({ code: 'session_limit', params: { until: resetsAt.toISOString() } }),
    );
    expect(() => assertStakeFits([limit('session', 60n, 59n)], 1n, 'IDR')).not.toThrow();
  });

  it('every amount is allowed without limits', () => {
    expect(() => assertDepositFits([], 10n ** 15n, 'IDR')).not.toThrow();
    expect(() => assertStakeFits([], 10n ** 15n, 'IDR')).not.toThrow();
  });
});
