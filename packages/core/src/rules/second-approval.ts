import type { TransactionType } from '../contract/statuses.ts';

/** Period in which the requests of one owner and direction are summed, in ms: a day. @source ours */
export const approvalWindowMs = 86_400_000;

/** A request, as far as the rule of second approvals needs it. */
export interface ApprovalRequest {
  readonly type: TransactionType;
  /**
   * Sum that the owner requested in this direction within `approvalWindowMs`, this request included and
   * rejected ones left out, in minor units.
   */
  readonly daySum: bigint;
}

/**
 * Returns whether a second approval is required: only above the limit, not at the limit. A cash-out
 * needs none, because its two sides agree on it. The server and the fake backend share this rule.
 * @param limits `secondApprovalAbove` in minor units; `null`: never
 * @source ours – domain 2.1
 */
export const needsSecondApproval = (
  { type, daySum }: ApprovalRequest,
  { secondApprovalAbove }: { readonly secondApprovalAbove: bigint | null },
): boolean => type !== 'cash-out' && secondApprovalAbove !== null && daySum > secondApprovalAbove;
