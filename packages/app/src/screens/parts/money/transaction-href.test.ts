import type { Role, User } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { transactionHref } from './transaction-href.ts';

const reader = (role: Role): User => ({
  id: 'u1',
  username: 'sari',
  role,
  status: 'activated',
  wallet: { id: 'w1', balance: '0', held: '0', available: '0', currency: 'IDR', version: 1 },
  createdAt: '2026-11-21T00:00:00.000Z',
  lastLoginAt: null,
  unread: 0,
});

describe('transactionHref', () => {
  it.each([
    ['player', 'w1', '/player/transaction/t1'],
    ['agent', 'w1', '/agent/transaction/t1'],
    ['agent', 'w2', '/transaction/t1'],
    ['admin', 'w2', '/transaction/t1'],
    ['player', 'w2', undefined],
    ['declare', 'w2', undefined],
  ] as const)('leads %s from wallet %s to %s', (role, walletId, href) => {
    expect(transactionHref(reader(role), walletId, 't1')).toBe(href);
  });
});
