import { AppError } from '@lobi/core/contract';
import { maySeeTransaction } from '@lobi/core/rules';
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
  // Only a user who is not involved needs a query of the downline.
  const maySee =
    maySeeTransaction(actor, record, false) ||
    maySeeTransaction(actor, record, await isAboveOwner(db, actor, record));
  if (!maySee) throw new AppError('not_found');
  return record;
}
