import { needsSecond, type ReviewLimits } from '../../domain/review-rules.ts';
import type { Queryable } from '../../store/database.ts';
import { findDaySum } from '../../store/reviews.ts';
import type { TransactionRecord } from '../../store/transactions.ts';

/**
 * Do two people have to approve a request? What its owner asked for within a day counts as one sum,
 * so that nothing is gained by asking for it in parts. @source ours – protection, row 37
 */
export async function takesTwo(
  db: Queryable,
  record: TransactionRecord,
  rules: ReviewLimits,
): Promise<boolean> {
  if (rules.secondApprovalAbove === null) return false;
  return needsSecond({ type: record.type, amount: await findDaySum(db, record) }, rules);
}
