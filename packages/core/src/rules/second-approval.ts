import type { TransactionType } from '../contract/statuses.ts';

/**
 * Period in which the requests of one owner and direction count together, in ms: a day.
 * @source ours
 */
export const approvalWindowMs = 86_400_000;

/** A request as far as it matters how many people approve it. */
export interface ApprovalRequest {
  readonly type: TransactionType;
  /**
   * Sum that the owner requested in this direction within `approvalWindowMs`, this request included
   * and rejected ones left out, in minor units.
   */
  readonly daySum: bigint;
}

/**
 * Do two people approve it? Only above the limit, so exactly the limit takes one. A cash-out takes
 * none more: its two sides agree on it. The server and the fake backend share this rule.
 *
 * @param limits `secondApprovalAbove` in minor units; `null`: one person is always enough
 * @source ours – domain 2.1
 */
export const needsSecondApproval = (
  { type, daySum }: ApprovalRequest,
  { secondApprovalAbove }: { readonly secondApprovalAbove: bigint | null },
): boolean => type !== 'cash-out' && secondApprovalAbove !== null && daySum > secondApprovalAbove;
