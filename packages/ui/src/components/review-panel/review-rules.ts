import { compareAmounts } from '../odds/amount-math.ts';
import type { ReviewItem } from './review.types.ts';

/** Why somebody may not decide a request. */
export type ReviewBlock = 'decided' | 'own' | 'claimed' | 'same-person';

/** What an approval does: all of it, or one of two that are needed. */
export type ApprovalStep = 'only' | 'first' | 'second';

/** The reader, and from which amount on two people have to approve. */
export interface ReviewTerms {
  /** Id of the person who looks at it. */
  readonly viewerId: string;
  /** Amounts above it need two approvals; decimal text. Without it one is enough. */
  readonly secondApprovalAbove?: string | undefined;
}

/** Whether two people have to approve this amount. */
export const needsSecondApproval = (
  { amount, currency }: Pick<ReviewItem, 'amount' | 'currency'>,
  above: string | undefined,
): boolean => above !== undefined && compareAmounts(amount, above, currency) > 0;

/** Which approval is due next. */
export function approvalStep(item: ReviewItem, { secondApprovalAbove }: ReviewTerms): ApprovalStep {
  if (!needsSecondApproval(item, secondApprovalAbove)) return 'only';
  return item.firstApproval ? 'second' : 'first';
}

/**
 * First reason why the reader may not reject a request, or `undefined`. Nobody decides their own.
 * @source ours
 */
export function rejectBlock(
  { status, user, creator, claimedBy }: ReviewItem,
  viewerId: string,
): ReviewBlock | undefined {
  if (status === 'completed' || status === 'rejected') return 'decided';
  if (user.id === viewerId || creator.id === viewerId) return 'own';
  if (claimedBy && claimedBy.id !== viewerId) return 'claimed';
  return undefined;
}

/** First reason why the reader may not approve a request; two approvals come from two people. */
export function approveBlock(item: ReviewItem, terms: ReviewTerms): ReviewBlock | undefined {
  const block = rejectBlock(item, terms.viewerId);
  if (block) return block;
  const again = item.firstApproval?.id === terms.viewerId;
  return again && needsSecondApproval(item, terms.secondApprovalAbove) ? 'same-person' : undefined;
}
