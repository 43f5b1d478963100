import { describe, expect, it } from 'vitest';
import { idsOf } from './activity-of.ts';

describe('the ids of what a call was done to', () => {
  it('are those of its address', () => {
    const params = { userId: 'budi', sessionId: 'phone' };
    expect(idsOf('session.revoke', params, undefined)).toEqual(params);
    expect(idsOf('break.start', undefined, { data: { id: 'other' } })).toEqual({});
  });

  it('are joined by that of what it made', () => {
    const outcome = { data: { id: 'deposit', amount: '50000' } };
    expect(idsOf('transaction.create', { walletId: 'wallet' }, outcome)).toEqual({
      walletId: 'wallet',
      transactionId: 'deposit',
    });
  });
});
