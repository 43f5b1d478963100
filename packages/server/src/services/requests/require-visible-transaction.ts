import { AppError } from '@lobi/core/contract';
import type { Reviewer } from '../../domain/review-rules.ts';
import type { Queryable } from '../../store/database.ts';
import { findTransaction, type TransactionRecord } from '../../store/transactions.ts';
import type { Actor } from '../actor.ts';
import { requireId } from '../visibility.ts';
import { reviewerOf } from './reviewer-of.ts';

/** A transaction with the one who looks at it. */
export interface SeenTransaction {
  readonly record: TransactionRecord;
  readonly reviewer: Reviewer;
}

const staff: readonly Actor['role'][] = ['admin', 'superadmin'];

/**
 * A transaction that the actor may see: its owner, its maker, its parties, the agents above the
 * owner, and staff. @throws AppError `not_found` for all others, existing or not
 */
export async function requireVisibleTransaction(
  db: Queryable,
  actor: Actor,
  transactionId: string,
): Promise<SeenTransaction> {
  const record = await findTransaction(db, requireId(transactionId));
  if (!record) throw new AppError('not_found');
  const reviewer = await reviewerOf(db, actor, record);
  const { ownerId, createdById, fromUserId, toUserId } = record;
  const isInvolved = [ownerId, createdById, fromUserId, toUserId].includes(actor.id);
  if (!isInvolved && !reviewer.isAboveOwner && !staff.includes(actor.role)) {
    throw new AppError('not_found');
  }
  return { record, reviewer };
}
