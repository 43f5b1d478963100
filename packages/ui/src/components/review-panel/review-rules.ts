import type { ReviewItem } from './review.types.ts';

/** Reason why a reviewer may not decide a request. */
export type ReviewBlock = 'decided' | 'own' | 'claimed' | 'same-person' | 'refused';

/** Scope of an approval: the only one, or one of two that are needed. */
export type ApprovalStep = 'only' | 'first' | 'second';

/** The next required approval. */
export function approvalStep({ needsSecond, firstApproval }: ReviewItem): ApprovalStep {
  if (!needsSecond) return 'only';
  return firstApproval ? 'second' : 'first';
}

/** Returns the obstacle to any decision, as far as the request's data show it. */
function knownBlock(
  { status, user, creator, claimedBy }: ReviewItem,
  viewerId: string,
): ReviewBlock | undefined {
  if (status === 'completed' || status === 'rejected') return 'decided';
  if (user.id === viewerId || creator.id === viewerId) return 'own';
  if (claimedBy && claimedBy.id !== viewerId) return 'claimed';
  return undefined;
}

/** The platform's permitted actions take precedence; the kit's rules only explain them. */
function blockOf(
  { actions }: ReviewItem,
  action: 'approve' | 'reject',
  known: ReviewBlock | undefined,
): ReviewBlock | undefined {
  if (!actions) return known;
  return actions.includes(action) ? undefined : (known ?? 'refused');
}

/**
 * First reason why the viewer may not reject a request, or `undefined`. Reviewers may not decide their
 * own requests.
 * @source ours
 */
export const rejectBlock = (item: ReviewItem, viewerId: string): ReviewBlock | undefined =>
  blockOf(item, 'reject', knownBlock(item, viewerId));

/** First reason why the viewer may not approve a request; two approvals require two reviewers. */
export function approveBlock(item: ReviewItem, viewerId: string): ReviewBlock | undefined {
  const again = item.needsSecond && item.firstApproval?.id === viewerId;
  const known = knownBlock(item, viewerId) ?? (again ? 'same-person' : undefined);
  return blockOf(item, 'approve', known);
}

/** Whether the viewer may claim the request, so that no other reviewer works on it. */
export function mayClaim(item: ReviewItem, viewerId: string): boolean {
  if (item.actions) return item.actions.includes('claim');
  return item.claimedBy === null && knownBlock(item, viewerId) === undefined;
}
