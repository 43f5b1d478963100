import { describe, expect, it } from 'vitest';
import { apiTable, type ApiName, type ApiRow } from '@lobi/core/contract';
import { idsOf } from './ids-of.ts';

const rowOf = (name: ApiName): ApiRow => apiTable[name];

describe('idsOf', () => {
  it('idsOf returns the ids in the path', () => {
    const params = { userId: 'budi', sessionId: 'phone' };
    expect(idsOf(rowOf('session.revoke'), params, undefined)).toEqual(params);
    expect(idsOf(rowOf('break.start'), undefined, { data: { id: 'other' } })).toEqual({});
  });

  it('idsOf adds the id of the created object', () => {
    const outcome = { data: { id: 'deposit', amount: '50000' } };
    expect(idsOf(rowOf('transaction.create'), { walletId: 'wallet' }, outcome)).toEqual({
      walletId: 'wallet',
      transactionId: 'deposit',
    });
  });
});
