import { describe, expect, it } from 'vitest';
import { sampleReview } from '../../testing/review-fixtures.ts';
import { approvalStep, approveBlock, needsSecondApproval, rejectBlock } from './review-rules.ts';

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
});
