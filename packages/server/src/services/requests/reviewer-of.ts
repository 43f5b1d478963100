import type { TransactionType } from '@lobi/core/contract';
import {
  takeOverAfterMs,
  type ReviewedRequest,
  type Reviewer,
  type ReviewLimits,
} from '../../domain/review-rules.ts';
import { mayTakeOut, type Standing } from '../../domain/user-abilities.ts';
import type { Queryable } from '../../store/database.ts';
import type { QueueDecider, TransactionRecord } from '../../store/transactions.ts';
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

/** The actor as the queue asks who may decide; that the owner is below is for the queue to say. */
export const deciderOf = (
  { id, role }: Actor,
  { agentApprovalUpTo }: ReviewLimits,
  now: Date,
): QueueDecider => ({
  id,
  upTo: role === 'agent' ? agentApprovalUpTo : null,
  leftSince: new Date(now.getTime() - takeOverAfterMs),
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
