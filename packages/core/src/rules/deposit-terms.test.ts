import { describe, expect, it } from 'vitest';
import {
  assertMayOpenDeposit,
  assertWithinDay,
  needsCashInApproval,
  depositExpiresMs,
  paidFault,
} from './deposit-terms.ts';

describe('terms of deposits and cash-ins', () => {
  it('an unpaid deposit expires after an hour', () => {
    expect(depositExpiresMs).toBe(3_600_000);
  });

  it('an owner has at most five unpaid deposits', () => {
    expect(() => assertMayOpenDeposit(4)).not.toThrow();
    expect(() => assertMayOpenDeposit(5)).toThrow(
      expect.objectContaining({ code: 'open_request' }),
    );
  });

  it('a gateway accepts up to its maximum of a day', () => {
    expect(() => assertWithinDay(100n, { used: 900n, maximum: 1_000n })).not.toThrow();
    expect(() => assertWithinDay(101n, { used: 900n, maximum: 1_000n })).toThrow(
      expect.objectContaining({ code: 'channel_unavailable' }),
    );
    expect(() => assertWithinDay(10n ** 15n, { used: 1n, maximum: null })).not.toThrow();
  });

  it('a cash-in waits only above the limit, and never without a limit', () => {
    expect(needsCashInApproval(50_001n, 50_000n)).toBe(true);
    expect(needsCashInApproval(50_000n, 50_000n)).toBe(false);
    expect(needsCashInApproval(10n ** 15n, null)).toBe(false);
  });

  it.each([
    ['the own pending deposit', 'rina', 'deposit', 'pending', undefined],
    ['the own deposit in review', 'rina', 'deposit', 'processing', undefined],
    ['the own rejected deposit', 'rina', 'deposit', 'rejected', 'conflict'],
    ['the own withdrawal', 'rina', 'withdraw', 'pending', 'not_found'],
    ['a deposit of another user', 'budi', 'deposit', 'pending', 'not_found'],
  ] as const)(
    '%s is reported as paid by rina: fault %#',
    (_title, ownerId, type, status, fault) => {
      expect(paidFault({ ownerId, type, status }, { id: 'rina' })).toBe(fault);
    },
  );
});
