import { transactionDetailFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { isLate, nextOf, toReviewItem, walletOf } from './to-review-item.ts';

const request = transactionDetailFixture({
  type: 'deposit',
  status: 'pending',
  from: null,
  channel: { id: 'channel-bank', name: 'Transfer BCA' },
  reviewer: null,
  version: 3,
});

describe('toReviewItem', () => {
  it('toReviewItem allows no decision before the detail is loaded', () => {
    expect(toReviewItem(request, undefined).actions).toEqual([]);
  });

  it('toReviewItem lets users approve if they may claim it, which claims it first', () => {
    const detail = { ...request, actions: ['process' as const, 'reject' as const] };
    expect(toReviewItem(request, detail).actions).toEqual(['claim', 'approve', 'reject']);
  });

  it('toReviewItem has the version of its detail', () => {
    const detail = { ...request, status: 'processing' as const, version: 4, actions: [] };
    expect(toReviewItem(request, detail)).toMatchObject({ status: 'processing', version: 4 });
  });
});

describe('isLate', () => {
  const paidAt = '2026-11-20T09:00:00.000Z';
  const after = (minutes: number) => Date.parse(paidAt) + minutes * 60_000;

  it('isLate measures a deposit from its payment, against the usual time of its channel', () => {
    expect(isLate({ ...request, paidAt }, 10, after(10))).toBe(false);
    expect(isLate({ ...request, paidAt }, 10, after(11))).toBe(true);
    expect(isLate({ ...request, paidAt: null }, 10, after(600))).toBe(false);
  });

  it('isLate allows half an hour without a channel, and is false for a decided request', () => {
    const cashOut = { ...request, type: 'cash-out' as const, createdAt: paidAt };
    expect(isLate(cashOut, undefined, after(30))).toBe(false);
    expect(isLate(cashOut, undefined, after(31))).toBe(true);
    expect(isLate({ ...cashOut, status: 'completed' }, undefined, after(31))).toBe(false);
  });
});

describe('nextOf', () => {
  it('nextOf returns the one below, and after the last one the oldest', () => {
    expect(nextOf(['a', 'b', 'c'], 'b')).toBe('c');
    expect(nextOf(['a', 'b', 'c'], 'c')).toBe('a');
    expect(nextOf(['a'], 'a')).toBeNull();
  });
});

describe('walletOf', () => {
  const from = { walletId: 'w-from', username: 'a' };
  const to = { walletId: 'w-to', username: 'b' };

  it('walletOf returns the wallet that receives the money, or the one that sends it', () => {
    expect(walletOf({ ...request, from: null, to })).toBe('w-to');
    expect(walletOf({ ...request, type: 'withdraw', from, to: null })).toBe('w-from');
    expect(walletOf({ ...request, type: 'cash-in', from, to })).toBe('w-to');
    expect(walletOf({ ...request, type: 'cash-out', from, to })).toBe('w-from');
  });
});
