import type { Role, User } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import lentera from '../brands/lentera/brand.config.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { navEntries } from './nav-items.ts';

const brand = resolveBrand(lentera);

const user = (role: Role): User => ({
  id: 'u1',
  username: 'sari',
  role,
  status: 'activated',
  statusCause: 'system',
  statusUntil: null,
  breakEndableAt: null,
  freeze: null,
  wallet: {
    id: 'w1',
    balance: '0',
    held: '0',
    available: '0',
    currency: 'IDR',
    version: 1,
  },
  createdAt: '2026-11-21T00:00:00.000Z',
  lastLoginAt: null,
  lastLoginPlace: null,
  hasSecondFactor: false,
  unread: 0,
});

describe('navEntries', () => {
  it.each([
    [null, ['game.index']],
    [
      'player',
      [
        'wallet.show',
        'ledger.index',
        'transaction.index',
        'bet.index',
        'report.index',
        'game.index',
        'player.dashboard',
        'player.wallet.deposit',
        'player.wallet.withdraw',
      ],
    ],
    [
      'agent',
      [
        'user.index',
        'wallet.show',
        'ledger.index',
        'transaction.index',
        'earning.index',
        'report.index',
        'game.index',
        'agent.dashboard',
        'agent.wallet.deposit',
        'agent.wallet.withdraw',
      ],
    ],
    ['declare', ['game.index', 'game.create']],
    [
      'admin',
      [
        'user.index',
        'game.index',
        'game.create',
        'admin.dashboard',
        'admin.gateway',
        'admin.provider',
        'admin.channel',
        'admin.transaction',
        'admin.report',
        'admin.change',
        'admin.setting',
        'admin.audit',
        'admin.activity',
      ],
    ],
    [
      'superadmin',
      [
        'user.index',
        'game.index',
        'game.create',
        'admin.dashboard',
        'admin.gateway',
        'admin.provider',
        'admin.channel',
        'admin.transaction',
        'admin.report',
        'admin.change',
        'admin.setting',
        'admin.audit',
        'admin.activity',
      ],
    ],
  ] as const)('navEntries shows %s only pages that this visitor may open', (role, names) => {
    expect(navEntries(brand, role && user(role)).map((entry) => entry.name)).toEqual(names);
  });

  it('navEntries links to the wallet of the user', () => {
    const hrefs = navEntries(brand, user('player')).map((entry) => entry.href);
    expect(hrefs).toContain('/wallet/w1/ledger');
  });
});
