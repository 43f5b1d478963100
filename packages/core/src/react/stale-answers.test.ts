import { describe, expect, it } from 'vitest';
import { apiTable, type ApiName } from '../contract/api/index.ts';
import { changeKinds } from '../contract/change-kinds.ts';
import { roundFixture } from '../testing/fixtures/round.ts';
import { causeOfCall, isStaleAfter, isTouched, type Cause } from './stale-answers.ts';

const reads = (Object.keys(apiTable) as ApiName[]).filter(
  (name) => apiTable[name].method === 'GET',
);
const oldAfter = (cause: Cause) => reads.filter((name) => isStaleAfter(cause, name)).toSorted();

describe('isTouched', () => {
  it('a changed wallet makes its lists, transactions, earnings, plays, dashboard and limits stale', () => {
    expect(oldAfter('wallet')).toEqual([
      'bet.list',
      'dashboard.show',
      'earning.list',
      'earning.show',
      'earning.totals',
      'fairness.show',
      'ledger.export',
      'ledger.list',
      'ledger.show',
      'limit.list',
      'open-game.show',
      'play-session.show',
      'play.list',
      'play.show',
      'transaction.list',
      'transaction.queue',
      'transaction.show',
      'wallet.report',
      'wallet.show',
    ]);
  });

  it('changed seeds make themselves and their plays stale', () => {
    expect(oldAfter('fairness')).toEqual(['fairness.show', 'play.list', 'play.show']);
  });

  it('notifications make the notifications and their subjects stale', () => {
    expect(oldAfter('news')).toEqual([
      'dashboard.show',
      'limit.list',
      'notification.list',
      'transaction.list',
      'transaction.queue',
      'transaction.show',
      'withdrawal-pin.show',
    ]);
  });

  it('a changed channel makes the lists of staff and of payers stale', () => {
    const names = [
      'admin.channel.list',
      'admin.channel.show',
      'admin.gateway.list',
      'channel.list',
    ];
    expect(oldAfter('channel')).toEqual(names);
    expect(oldAfter('admin.channel')).toEqual(names);
    expect(oldAfter('admin.gateway')).toEqual(names);
  });

  it.each(changeKinds)(
    'a change of a %s in a list makes at least one cached response stale',
    (kind) => {
      const change = { type: 'listed', kind, id: null } as const;
      expect(reads.filter((name) => isTouched(name, {}, change))).not.toEqual([]);
    },
  );

  it('a changed wallet makes responses about itself and about all wallets stale, but none about another wallet', () => {
    const change = { type: 'wallet', walletId: 'a' } as const;
    expect(isTouched('ledger.list', { walletId: 'a' }, change)).toBe(true);
    expect(isTouched('ledger.list', { walletId: 'b' }, change)).toBe(false);
    expect(isTouched('transaction.queue', {}, change)).toBe(true);
    expect(isTouched('game.list', {}, change)).toBe(false);
  });

  it('a round makes games and bets stale, and a lost connection makes everything stale', () => {
    const round = { type: 'round', round: roundFixture() } as const;
    expect(isTouched('bet.list', { walletId: 'a' }, round)).toBe(true);
    expect(isTouched('user.list', {}, round)).toBe(false);
    expect(reads.every((name) => isTouched(name, {}, { type: 'resync' }))).toBe(true);
  });
});

describe('causeOfCall', () => {
  it.each([
    ['transaction.complete', 'wallet.show'],
    ['transaction.paid', 'transaction.show'],
    ['transaction.proof', 'transaction.show'],
    ['transaction.proof', 'transaction.proof.show'],
    ['earning.claim-all', 'earning.totals'],
    ['earning.claim', 'dashboard.show'],
    ['favourite.add', 'game.list'],
    ['user.status', 'user.show'],
    ['user.create', 'user.downline'],
    ['notification.read', 'notification.list'],
    ['limit.set', 'limit.list'],
    ['note.create', 'note.list'],
    ['session.revoke', 'session.list'],
    ['auth.password', 'session.list'],
    ['admin.channel.update', 'channel.list'],
    ['admin.gateway.update', 'admin.channel.list'],
    ['admin.provider.suspend', 'admin.provider.suspensions'],
    ['admin.change.decide', 'admin.provider.list'],
    ['admin.change.decide', 'admin.change.list'],
    ['admin.change.create', 'user.show'],
    ['admin.change.decide', 'channel.list'],
    ['game.update', 'game.show'],
    ['round.close', 'round.list'],
    ['event.create', 'event.list'],
    ['event.update', 'event.list'],
  ] as const)('the call %s makes responses of %s stale', (call, read) => {
    const cause = causeOfCall(call, null);
    expect(cause && isStaleAfter(cause, read)).toBe(true);
  });

  it('every call that changes readable data makes some response stale', () => {
    const writes = (Object.keys(apiTable) as ApiName[]).filter((name) => !reads.includes(name));
    // No response contains channel authorizations or client error reports.
    const silent = writes.filter((name) => causeOfCall(name, null) === null);
    expect(silent.sort()).toEqual(['broadcasting.auth', 'client-error.report']);
  });

  it('a rejected call makes responses stale only if it used outdated data', () => {
    expect(causeOfCall('transaction.complete', 'network')).toBeNull();
    expect(causeOfCall('transaction.complete', 'own_request')).toBeNull();
    expect(causeOfCall('transaction.complete', 'conflict')).toBe('transaction');
  });
});
