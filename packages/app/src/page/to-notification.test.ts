import type { Notification, Role } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { toNotification } from './to-notification.ts';

const news = (change: Partial<Notification>): Notification => ({
  id: 'n1',
  kind: 'transaction-completed',
  title: 'Deposit selesai',
  body: 'Rp 250.000 selesai.',
  subject: { kind: 'transaction', id: 't1' },
  readAt: null,
  createdAt: '2026-11-20T14:14:00.000Z',
  ...change,
});
const hrefFor = (role: Role, change: Partial<Notification> = {}) =>
  toNotification(news(change), { id: 'u1', role }).href;

describe('toNotification', () => {
  it('toNotification links to the transaction in the area of the user', () => {
    expect(hrefFor('player')).toBe('/player/transaction/t1');
    expect(hrefFor('agent')).toBe('/agent/transaction/t1');
    expect(hrefFor('admin')).toBe('/admin/transaction/t1');
    expect(hrefFor('superadmin')).toBe('/admin/transaction/t1');
  });

  it('toNotification links an agent to the review of a request of the downline', () => {
    expect(hrefFor('agent', { kind: 'request-received' })).toBe('/transaction/t1');
  });

  it('toNotification links to a user, and to the limits', () => {
    expect(hrefFor('agent', { subject: { kind: 'user', id: 'u2' } })).toBe('/user/u2');
    expect(hrefFor('player', { kind: 'limit-raised', subject: null })).toBe('/user/u1/limit');
  });

  it('toNotification links staff from faults in the ledger to the audit', () => {
    expect(hrefFor('admin', { kind: 'books-unsound', subject: null })).toBe('/admin/audit');
    expect(hrefFor('superadmin', { kind: 'books-unsound', subject: null })).toBe('/admin/audit');
    expect(hrefFor('declare', { kind: 'books-unsound', subject: null })).toBeUndefined();
  });

  it.each(['payout-held', 'provider-suspended'] as const)(
    'toNotification links staff from %s to the providers',
    (kind) => {
      expect(hrefFor('admin', { kind, subject: null })).toBe('/admin/provider');
      expect(hrefFor('player', { kind, subject: null })).toBeUndefined();
    },
  );

  it('toNotification has no link to a page that the user may not open', () => {
    expect(hrefFor('declare')).toBeUndefined();
    expect(hrefFor('player', { kind: 'signed-in-elsewhere', subject: null })).toBeUndefined();
  });

  it('toNotification shows notifications of an unknown kind', () => {
    expect(toNotification(news({ kind: 'jackpot' }), { id: 'u1', role: 'player' })).toMatchObject({
      tone: 'neutral',
      read: false,
    });
  });
});
