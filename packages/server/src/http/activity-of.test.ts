import { apiTable, type ApiName, type ApiRow } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { activityOf } from './activity-of.ts';

const rowOf = (name: ApiName): ApiRow => apiTable[name];

describe('activityOf', () => {
  it.each([
    ['user.create', {}, 'user-create'],
    ['user.freeze', { frozen: true }, 'wallet-freeze'],
    ['user.freeze', { frozen: false }, 'wallet-unfreeze'],
    ['withdrawal-pin.set', { pin: '271828' }, 'withdrawal-pin-on'],
    ['withdrawal-pin.set', { pin: '271828', currentPin: '314159' }, 'withdrawal-pin-change'],
    ['transaction.create', { type: 'cash-out' }, 'cash-out-request'],
    ['transaction.create', { type: 'deposit' }, 'deposit-request'],
    ['admin.change.decide', { approve: false }, 'change-reject'],
    ['user.list', undefined, undefined],
  ] as const)('activityOf of %s with %o is %s', (name, body, action) => {
    expect(activityOf(rowOf(name), body)).toBe(action);
  });
});
