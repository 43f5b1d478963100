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
    [
      'completes a deposit for the exact sum',
      'paid',
      200_123n,
      deposit,
      { kind: 'complete', follow: false },
    ],
    [
      'completes a deposit that a reviewer has claimed',
      'paid',
      200_123n,
      { ...deposit, status: 'processing', reviewerId: 'admin' },
      { kind: 'complete', follow: false },
    ],
    [
      'leaves another sum to a reviewer',
      'paid',
      200_000n,
      deposit,
      { ...review, reason: 'gateway-amount' },
    ],
    [
      'leaves a deposit that requires two approvals to a reviewer',
      'paid',
      200_123n,
      { ...deposit, needsSecond: true },
      review,
    ],
    [
      'leaves a deposit that waits for the second approval to a reviewer',
      'paid',
      200_123n,
      { ...deposit, status: 'processing', firstApprovalId: 'admin' },
      review,
    ],
    [
      'leaves a deposit of a restricted owner to a reviewer',
      'paid',
      200_123n,
      { ...deposit, ownerMayMove: false },
      review,
    ],
    [
      'creates a new deposit for late money',
      'paid',
      200_123n,
      rejected,
      { kind: 'complete', follow: true },
    ],
    [
      'creates a new deposit for a reviewer for another sum of late money',
      'paid',
      1n,
      rejected,
      { kind: 'review', follow: true, reason: 'gateway-amount' },
    ],
    [
      'creates only one new deposit for late money',
      'paid',
      200_123n,
      { ...rejected, followedById: 'next' },
      nothing,
    ],
    [
      'does not change a completed deposit after a failed payment',
      'failed',
      200_123n,
      { ...deposit, status: 'completed' },
      nothing,
    ],
    [
      'does not change a completed deposit after a second payment',
      'paid',
      200_123n,
      { ...deposit, status: 'completed' },
      nothing,
    ],
    [
      'rejects a deposit that was not reported as paid after a failed payment',
      'failed',
      200_123n,
      deposit,
      { kind: 'reject', follow: false, reason: 'gateway-failed' },
    ],
    [
      'leaves a deposit that its owner reported as paid to a reviewer after a failed payment',
      'failed',
      200_123n,
      { ...deposit, isSaidPaid: true },
      { ...review, reason: 'gateway-failed' },
    ],
    [
      'does not change a claimed deposit after a failed payment',
      'failed',
      200_123n,
      { ...deposit, status: 'processing', reviewerId: 'admin' },
      nothing,
    ],
    [
      'does not change a deposit that waits for the second approval after a failed payment',
      'failed',
      200_123n,
      { ...deposit, status: 'processing', firstApprovalId: 'admin' },
      nothing,
    ],
    [
      'does not change a rejected deposit after a failed payment',
      'failed',
      200_123n,
      rejected,
      nothing,
    ],
    [
      'stops the expiry of a deposit whose payment is in transit',
      'accepted',
      200_123n,
      deposit,
      review,
    ],
    [
      'does not change a claimed deposit whose payment is in transit',
      'accepted',
      200_123n,
      { ...deposit, status: 'processing' },
      nothing,
    ],
  ])('a notice %s', (_description, status, paid, found, step) => {
    expect(noticeStep(status, paid, found)).toEqual(step);
  });
});
