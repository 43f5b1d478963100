import type { TransactionType } from '@lobi/core/contract';
import type { ReviewedRequest, Reviewer } from '../../domain/review-rules.ts';
import { mayTakeOut, type Standing } from '../../domain/user-abilities.ts';
import type { Queryable } from '../../store/database.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { isInDownline } from '../../store/users.ts';
import type { Actor } from '../actor.ts';

const isActive = ({ status }: Standing): boolean => status === 'activated';

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

/** Does the owner's status let the money of this type move? A break lets it leave. */
const allows: Readonly<Record<TransactionType, (owner: Standing) => boolean>> = {
  deposit: isActive,
  'cash-in': isActive,
  withdraw: mayTakeOut,
  'cash-out': mayTakeOut,
};

/** A transaction as the rules of reviewing see it. */
export const reviewedOf = (record: TransactionRecord): ReviewedRequest => ({
  ...record,
  ownerMayMove: allows[record.type]({
    status: record.ownerStatus,
    statusCause: record.ownerStatusCause,
  }),
});
