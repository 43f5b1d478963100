import { describe, expect, it } from 'vitest';
import { sampleReview } from '../../testing/review-fixtures.ts';
import { approvalStep, approveBlock, mayClaim, rejectBlock } from './review-rules.ts';

const [item] = sampleReview;
const viewerId = 'dewi';
const other = { id: 'raka', username: 'raka' };

describe('review rules', () => {
  it('rejectBlock lets another reviewer decide, but neither the owner nor the creator', () => {
    expect(rejectBlock(item, viewerId)).toBeUndefined();
    expect(rejectBlock({ ...item, user: { id: viewerId, username: 'dewi' } }, viewerId)).toBe(
      'own',
    );
    expect(rejectBlock({ ...item, creator: { id: viewerId, username: 'dewi' } }, viewerId)).toBe(
      'own',
    );
  });

  it('rejectBlock blocks all reviewers except the current one', () => {
    expect(rejectBlock({ ...item, claimedBy: other }, viewerId)).toBe('claimed');
    expect(rejectBlock({ ...item, claimedBy: other }, other.id)).toBeUndefined();
  });

  it('rejectBlock blocks a second decision', () => {
    expect(rejectBlock({ ...item, status: 'completed' }, viewerId)).toBe('decided');
    expect(rejectBlock({ ...item, status: 'rejected' }, viewerId)).toBe('decided');
  });

  it('approvalStep follows the platform’s setting for the second approval', () => {
    const large = { ...item, needsSecond: true };
    expect(approvalStep(item)).toBe('only');
    expect(approvalStep({ ...item, amount: '999999999999' })).toBe('only');
    expect(approvalStep(large)).toBe('first');
    expect(approvalStep({ ...large, firstApproval: other })).toBe('second');
  });

  it('approvalStep requires another reviewer for the second approval, who may also reject', () => {
    const mine = {
      ...item,
      needsSecond: true,
      firstApproval: { id: viewerId, username: 'dewi' },
    };
    expect(approveBlock(mine, viewerId)).toBe('same-person');
    expect(rejectBlock(mine, viewerId)).toBeUndefined();
    expect(approveBlock({ ...mine, firstApproval: other }, viewerId)).toBeUndefined();
  });

  it('the review rules follow the actions that the platform allows, and explain the others', () => {
    const claimedItem = { ...item, claimedBy: other };
    expect(
      approveBlock({ ...claimedItem, actions: ['approve', 'reject'] }, viewerId),
    ).toBeUndefined();
    expect(approveBlock({ ...claimedItem, actions: [] }, viewerId)).toBe('claimed');
    expect(rejectBlock({ ...item, actions: ['approve'] }, viewerId)).toBe('refused');
  });

  it('an unclaimed request can be claimed by any reviewer except its owner', () => {
    expect(mayClaim({ ...item, claimedBy: null }, viewerId)).toBe(true);
    expect(mayClaim({ ...item, claimedBy: other }, viewerId)).toBe(false);
    expect(mayClaim({ ...item, claimedBy: null, actions: [] }, viewerId)).toBe(false);
  });
});
