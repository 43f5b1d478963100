import { describe, expect, it } from 'vitest';
import { sampleReview } from '../../testing/review-fixtures.ts';
import {
  approvalStep,
  approveBlock,
  mayClaim,
  needsSecondApproval,
  rejectBlock,
} from './review-rules.ts';

const [item] = sampleReview;
const viewerId = 'dewi';
const other = { id: 'raka', username: 'raka' };

describe('review rules', () => {
  it('lets somebody else decide, but neither the owner nor the creator', () => {
    expect(rejectBlock(item, viewerId)).toBeUndefined();
    expect(rejectBlock({ ...item, user: { id: viewerId, username: 'dewi' } }, viewerId)).toBe(
      'own',
    );
    expect(rejectBlock({ ...item, creator: { id: viewerId, username: 'dewi' } }, viewerId)).toBe(
      'own',
    );
  });

  it('leaves a request to the one who claimed it', () => {
    expect(rejectBlock({ ...item, claimedBy: other }, viewerId)).toBe('claimed');
    expect(rejectBlock({ ...item, claimedBy: other }, other.id)).toBeUndefined();
  });

  it('never decides twice', () => {
    expect(rejectBlock({ ...item, status: 'completed' }, viewerId)).toBe('decided');
    expect(rejectBlock({ ...item, status: 'rejected' }, viewerId)).toBe('decided');
  });

  it('wants two people above the threshold, and one at it', () => {
    const terms = { viewerId, secondApprovalAbove: '10000000' };
    const large = { ...item, amount: '10000001' };
    expect(needsSecondApproval({ ...item, amount: '10000000' }, '10000000')).toBe(false);
    expect(approvalStep(item, terms)).toBe('only');
    expect(approvalStep(large, terms)).toBe('first');
    expect(approvalStep({ ...large, firstApproval: other }, terms)).toBe('second');
  });

  it('takes the second approval from another person, who may still reject', () => {
    const terms = { viewerId, secondApprovalAbove: '10000000' };
    const mine = {
      ...item,
      amount: '12500000',
      firstApproval: { id: viewerId, username: 'dewi' },
    };
    expect(approveBlock(mine, terms)).toBe('same-person');
    expect(rejectBlock(mine, viewerId)).toBeUndefined();
    expect(approveBlock({ ...mine, firstApproval: other }, terms)).toBeUndefined();
  });

  it('follows the platform where that says what may be done, and explains it', () => {
    const terms = { viewerId };
    const held = { ...item, claimedBy: other };
    expect(approveBlock({ ...held, actions: ['approve', 'reject'] }, terms)).toBeUndefined();
    expect(approveBlock({ ...held, actions: [] }, terms)).toBe('claimed');
    expect(rejectBlock({ ...item, actions: ['approve'] }, viewerId)).toBe('refused');
    expect(needsSecondApproval({ ...item, needsSecond: true }, undefined)).toBe(true);
  });

  it('lets a free request be claimed, by anybody but its owner', () => {
    expect(mayClaim({ ...item, claimedBy: null }, viewerId)).toBe(true);
    expect(mayClaim({ ...item, claimedBy: other }, viewerId)).toBe(false);
    expect(mayClaim({ ...item, claimedBy: null, actions: [] }, viewerId)).toBe(false);
  });
});
