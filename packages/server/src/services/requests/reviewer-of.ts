import type { ReviewedRequest, Reviewer } from '../../domain/review-rules.ts';
import type { Queryable } from '../../store/database.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { isInDownline } from '../../store/users.ts';
import type { Actor } from '../actor.ts';

/** The actor in relation to a transaction. */
export const reviewerOf = async (
  db: Queryable,
  { id, role }: Actor,
  { ownerId }: Pick<TransactionRecord, 'ownerId'>,
): Promise<Reviewer> => ({
  id,
  role,
  isAboveOwner: role === 'agent' && (await isInDownline(db, id, ownerId)),
});

/** A transaction as the rules of reviewing see it. */
export const reviewedOf = (record: TransactionRecord): ReviewedRequest => ({
  ...record,
  ownerIsActive: record.ownerStatus === 'activated',
});
