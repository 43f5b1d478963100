import { AppError, rejectionReasons, type ErrorCode, type Rejection } from '@lobi/core/contract';
import {
  assertMayDecide,
  decisionFault,
  needsSecondApproval,
  reviewStateFault,
  type ReviewStep,
} from '@lobi/core/rules';
import type { PlatformRules } from '../../config/platform-rules.ts';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import {
  lockTransaction,
  updateTransaction,
  type TransactionRecord,
} from '../../store/transactions.ts';
import type { Actor } from '../access/actor.ts';
import { toMessage } from '../wire/to-message.ts';
import { completeRequest, rejectRequest } from './close-request.ts';
import { recordStep, notifyUsers } from './request-work.ts';
import { routedOf } from './reviewer-of.ts';

/** Body of a review step: the version that was seen, and the reason of a rejection. */
export type ReviewBody = Rejection;

interface StepContext {
  readonly tx: Transaction;
  readonly record: TransactionRecord;
  readonly actor: Actor;
  readonly body: ReviewBody;
  readonly rules: PlatformRules;
  readonly at: Date;
}

/** To the actor, or to the second reviewer. */
async function continueReview(
  { tx, record, actor, at }: StepContext,
  holder: { readonly reviewerId: string | null; readonly firstApprovalId?: string },
): Promise<void> {
  await updateTransaction(tx, record.id, { status: 'processing', ...holder });
  await recordStep(tx, { ...record, status: 'processing' }, { actorId: actor.id, at });
  if (record.status !== 'pending') return;
  await notifyUsers(tx, record, { userIds: [record.ownerId], kind: 'transaction-processing', at });
}

const steps: Readonly<Record<ReviewStep, (context: StepContext) => Promise<void>>> = {
  process: (context) => continueReview(context, { reviewerId: context.actor.id }),
  complete: async (context) => {
    const { tx, record, actor, rules, at } = context;
    const isFirstOfTwo = record.firstApprovalId === null && needsSecondApproval(record, rules);
    return isFirstOfTwo
      ? continueReview(context, { reviewerId: null, firstApprovalId: actor.id })
      : completeRequest(tx, record, { actorId: actor.id, at });
  },
  reject: ({ tx, record, actor, body, at }) =>
    rejectRequest(tx, record, {
      ...{ actorId: actor.id, at, note: body.reason ?? null },
      message: toMessage(body, rejectionReasons[record.type]),
    }),
};

const refuse = (fault: ErrorCode | undefined): void => {
  if (fault) throw new AppError(fault);
};

/**
 * Takes a step in the review of a transaction that the actor may see. Steps of one transaction are
 * serialized; the later one finds another version and is rejected.
 * @throws AppError `own_request`, `forbidden`, `conflict`, `second_person`, `account_pending`,
 *   `account_restricted`, `insufficient_funds`, `staff_decides`, `float_insufficient`
 */
export async function performReviewStep(
  step: ReviewStep,
  transactionId: string,
  context: Omit<StepContext, 'record'>,
): Promise<void> {
  const { tx, actor, body, rules, at } = context;
  const record = await lockTransaction(tx, transactionId);
  if (!record) throw new AppError('not_found');
  const { ownerId: id, ownerStatus: status, ownerStatusCause: statusCause } = record;
  assertMayDecide(actor, { id, status, statusCause });
  const { fromWalletId, toWalletId, settlingWalletId } = record;
  // An agent's approvals of a day are serialized.
  if (settlingWalletId !== null) {
    await lockWallets(tx, [fromWalletId, toWalletId, settlingWalletId]);
  }
  const request = await routedOf(tx, record, rules, at);
  refuse(decisionFault(step, request, actor, rules));
  refuse(reviewStateFault(step, request, actor, { version: body.version, now: at }));
  await steps[step]({ ...context, record });
}
