import { describe, expect, it } from 'vitest';
import { noticeStep, type NoticedDeposit, type NoticeStep } from './payment-notice.ts';

const deposit: NoticedDeposit = {
  status: 'pending',
  exact: 200_123n,
  ownerMayMove: true,
  needsSecond: false,
  isSaidPaid: false,
  reviewerId: null,
  firstApprovalId: null,
  followedById: null,
};
const rejected = { ...deposit, status: 'rejected' } as const;
const review = { kind: 'review', follow: false } as const;
const nothing = { kind: 'nothing', follow: false } as const;

type Case = readonly [
  what: string,
  status: 'accepted' | 'paid' | 'failed',
  paid: bigint,
  deposit: NoticedDeposit,
  step: NoticeStep,
];

describe('a notice of a gateway', () => {
  it.each<Case>([
    ['the exact sum completes', 'paid', 200_123n, deposit, { kind: 'complete', follow: false }],
    [
      'also one that a reviewer has claimed',
      'paid',
      200_123n,
      { ...deposit, status: 'processing', reviewerId: 'admin' },
      { kind: 'complete', follow: false },
    ],
    [
      'another sum is for a person',
      'paid',
      200_000n,
      deposit,
      { ...review, reason: 'gateway-amount' },
    ],
    ['so is what two people approve', 'paid', 200_123n, { ...deposit, needsSecond: true }, review],
    [
      'so is what waits for the second of them',
      'paid',
      200_123n,
      { ...deposit, status: 'processing', firstApprovalId: 'admin' },
      review,
    ],
    [
      'so is the deposit of one who is kept out',
      'paid',
      200_123n,
      { ...deposit, ownerMayMove: false },
      review,
    ],
    ['late money makes a new one', 'paid', 200_123n, rejected, { kind: 'complete', follow: true }],
    [
      'late money of another sum makes a new one for a person',
      'paid',
      1n,
      rejected,
      { kind: 'review', follow: true, reason: 'gateway-amount' },
    ],
    [
      'late money makes one new one',
      'paid',
      200_123n,
      { ...rejected, followedById: 'next' },
      nothing,
    ],
    [
      'what is completed stays completed',
      'failed',
      200_123n,
      { ...deposit, status: 'completed' },
      nothing,
    ],
    ['twice paid is once paid', 'paid', 200_123n, { ...deposit, status: 'completed' }, nothing],
    [
      'no money ends a deposit that was not reported as paid',
      'failed',
      200_123n,
      deposit,
      { kind: 'reject', follow: false, reason: 'gateway-failed' },
    ],
    [
      'no money where its owner says otherwise is for a person',
      'failed',
      200_123n,
      { ...deposit, isSaidPaid: true },
      { ...review, reason: 'gateway-failed' },
    ],
    [
      'no money leaves one that a reviewer has claimed',
      'failed',
      200_123n,
      { ...deposit, status: 'processing', reviewerId: 'admin' },
      nothing,
    ],
    [
      'no money leaves what waits for the second of two people',
      'failed',
      200_123n,
      { ...deposit, status: 'processing', firstApprovalId: 'admin' },
      nothing,
    ],
    ['no money leaves what is rejected', 'failed', 200_123n, rejected, nothing],
    ['money under way does not lapse', 'accepted', 200_123n, deposit, review],
    [
      'money under way changes nothing that is at work',
      'accepted',
      200_123n,
      { ...deposit, status: 'processing' },
      nothing,
    ],
  ])('%s', (_what, status, paid, found, step) => {
    expect(noticeStep(status, paid, found)).toEqual(step);
  });
});
