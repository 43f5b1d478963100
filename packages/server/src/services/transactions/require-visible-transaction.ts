import { AppError, isStaff } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import { findTransaction, type TransactionRecord } from '../../store/transactions.ts';
import { isInDownline } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { requireId } from '../access/visibility.ts';

/** Returns whether the actor is above the owner in the tree. */
export const isAboveOwner = async (
  db: Queryable,
  { id, role }: Actor,
  { ownerId }: Pick<TransactionRecord, 'ownerId'>,
): Promise<boolean> => role === 'agent' && (await isInDownline(db, id, ownerId));

async function maySee(db: Queryable, actor: Actor, record: TransactionRecord): Promise<boolean> {
  const { ownerId, createdById, fromUserId, toUserId } = record;
  const isInvolved = [ownerId, createdById, fromUserId, toUserId].includes(actor.id);
  return isInvolved || isStaff(actor) || (await isAboveOwner(db, actor, record));
}

/**
 * Returns a transaction that the actor may see: its owner, its creator, its parties, the agents above
 * the owner, and staff.
 * @throws AppError `not_found` for all others, existing or not
 */
export async function requireVisibleTransaction(
  db: Queryable,
  actor: Actor,
  transactionId: string,
): Promise<TransactionRecord> {
  const record = await findTransaction(db, requireId(transactionId));
  if (!record) throw new AppError('not_found');
  if (!(await maySee(db, actor, record))) throw new AppError('not_found');
  return record;
}
