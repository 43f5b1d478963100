import {
  decisionFault,
  ownerMayMove,
  takeOverAfterMs,
  type ReviewedRequest,
  type ReviewLimits,
} from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { listAgentWork, sumApprovedBy, type QueueDecider } from '../../store/review-queue.ts';
import type { Actor } from '../access/actor.ts';
import { listFlagged } from './risks-of-requests.ts';

/** Reasons other than the request itself that route a request on an agent's float to staff. */
type Routing = Pick<ReviewedRequest, 'agentDaySum' | 'isFlagged'>;

const unrouted: Routing = { agentDaySum: 0n, isFlagged: false };

/** A transaction as the review rules see it; without `routing`, as staff decides it. */
export const reviewedOf = (
  record: TransactionRecord,
  routing: Routing = unrouted,
): ReviewedRequest => ({
  ...record,
  ...routing,
  ownerMayMove: ownerMayMove(record.type, {
    status: record.ownerStatus,
    statusCause: record.ownerStatusCause,
  }),
});

/**
 * A transaction with its routing reasons. Before a decision, lock the wallet of the settling agent, so
 * that the daily sum is consistent.
 */
export async function routedOf(
  db: Queryable,
  record: TransactionRecord,
  rules: ReviewLimits,
  at: Date,
): Promise<ReviewedRequest> {
  const { id, settlingAgentId, amount } = record;
  if (settlingAgentId === null) return reviewedOf(record);
  return reviewedOf(record, {
    agentDaySum: (await sumApprovedBy(db, settlingAgentId, at)) + amount,
    isFlagged: (await listFlagged(db, [record], rules)).has(id),
  });
}

/** Ids of the open deposits and withdrawals on an agent's float that the agent may decide. */
async function listDecidable(
  db: Queryable,
  actor: Actor,
  rules: ReviewLimits,
  at: Date,
): Promise<string[]> {
  const records = await listAgentWork(db, actor.id);
  const flagged = await listFlagged(db, records, rules);
  const approved = await sumApprovedBy(db, actor.id, at);
  const mayDecide = (record: TransactionRecord): boolean => {
    const isFlagged = flagged.has(record.id);
    const request = reviewedOf(record, { isFlagged, agentDaySum: approved + record.amount });
    return decisionFault('reject', request, actor, rules) === undefined;
  };
  return records.filter(mayDecide).map(({ id }) => id);
}

/** The actor in the form in which the queue determines who may decide. */
export const deciderOf = async (
  db: Queryable,
  actor: Actor,
  rules: ReviewLimits,
  now: Date,
): Promise<QueueDecider> => ({
  id: actor.id,
  decidable: actor.role === 'agent' ? await listDecidable(db, actor, rules, now) : null,
  leftSince: new Date(now.getTime() - takeOverAfterMs),
});
