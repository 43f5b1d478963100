import { AppError, type ErrorCode } from '@lobi/core/contract';
import type { PlatformRules } from '../../config/platform-rules.ts';
import { needsSecond, rightFault, stateFault, type ReviewStep } from '../../domain/review-rules.ts';
import { assertMayMoveMoney, assertMayWithdraw } from '../../domain/user-abilities.ts';
import type { Transaction } from '../../store/database.ts';
import {
  lockTransaction,
  updateTransaction,
  type TransactionRecord,
} from '../../store/transactions.ts';
import type { Actor } from '../actor.ts';
import { completeRequest, rejectRequest } from './close-request.ts';
import { recordStep, tell } from './request-work.ts';
import { reviewedOf, reviewerOf } from './reviewer-of.ts';

/** What a step carries: the version that was seen, and the words of a rejection. */
export interface ReviewBody {
  readonly version: number;
  readonly reason?: string;
}

interface StepContext {
  readonly tx: Transaction;
  readonly record: TransactionRecord;
  readonly actor: Actor;
  readonly body: ReviewBody;
  readonly rules: PlatformRules;
  readonly at: Date;
}

/** Into the hands of the actor, or of whoever comes second. */
async function keepInWork(
  { tx, record, actor, at }: StepContext,
  holder: { readonly reviewerId: string | null; readonly firstApprovalId?: string },
): Promise<void> {
  await updateTransaction(tx, record.id, { status: 'processing', ...holder });
  await recordStep(tx, { ...record, status: 'processing' }, { actorId: actor.id, at });
  if (record.status !== 'pending') return;
  await tell(tx, record, { userIds: [record.ownerId], kind: 'transaction-processing', at });
}

const steps: Readonly<Record<ReviewStep, (context: StepContext) => Promise<void>>> = {
  process: (context) => keepInWork(context, { reviewerId: context.actor.id }),
  complete: async (context) => {
    const { tx, record, actor, rules, at } = context;
    const isFirstOfTwo = record.firstApprovalId === null && needsSecond(record, rules);
    return isFirstOfTwo
      ? keepInWork(context, { reviewerId: null, firstApprovalId: actor.id })
      : completeRequest(tx, record, { actorId: actor.id, at });
  },
  reject: ({ tx, record, actor, body, at }) =>
    rejectRequest(tx, record, { actorId: actor.id, reason: body.reason ?? '', at }),
};

/**
 * Only the activated decide; about the own money that leaves, also who takes a break from play.
 * @throws AppError `account_pending`, `account_restricted`
 */
function assertMayDecide(actor: Actor, record: TransactionRecord): void {
  if (actor.id !== record.ownerId) return assertMayMoveMoney(actor);
  return assertMayWithdraw({ status: record.ownerStatus, statusCause: record.ownerStatusCause });
}

const refuse = (fault: ErrorCode | undefined): void => {
  if (fault) throw new AppError(fault);
};

/**
 * Takes a step of the review of a transaction that the actor sees. Steps of one transaction wait
 * for each other; the later one finds another version and is refused.
 * @throws AppError `own_request`, `forbidden`, `conflict`, `second_person`, `account_pending`,
 *   `account_restricted`, `insufficient_funds`
 */
export async function takeReviewStep(
  step: ReviewStep,
  transactionId: string,
  context: Omit<StepContext, 'record'>,
): Promise<void> {
  const { tx, actor, body, rules, at } = context;
  const record = await lockTransaction(tx, transactionId);
  if (!record) throw new AppError('not_found');
  assertMayDecide(actor, record);
  const request = reviewedOf(record);
  const reviewer = await reviewerOf(tx, actor, record);
  refuse(rightFault(step, request, reviewer, rules));
  refuse(stateFault(step, request, reviewer, { version: body.version, now: at }));
  await steps[step]({ ...context, record });
}
