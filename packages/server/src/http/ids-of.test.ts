import { describe, expect, it } from 'vitest';
import { apiTable, type ApiName, type ApiRow } from '@lobi/core/contract';
import { idsOf } from './ids-of.ts';

const rowOf = (name: ApiName): ApiRow => apiTable[name];

describe('the ids of what a call was done to', () => {
  it('idsOf returns the ids of the address', () => {
    const params = { userId: 'budi', sessionId: 'phone' };
    expect(idsOf(rowOf('session.revoke'), params, undefined)).toEqual(params);
    expect(idsOf(rowOf('break.start'), undefined, { data: { id: 'other' } })).toEqual({});
  });

  it('idsOf adds the id of what the call created', () => {
    const outcome = { data: { id: 'deposit', amount: '50000' } };
    expect(idsOf(rowOf('transaction.create'), { walletId: 'wallet' }, outcome)).toEqual({
      walletId: 'wallet',
      transactionId: 'deposit',
    });
  });
});
