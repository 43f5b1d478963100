import type { ErrorCode } from '../contract/error-codes.ts';
import { isStaff } from '../contract/roles.ts';
import type { TransactionStatus, TransactionType } from '../contract/statuses.ts';
import {
  decisionFault,
  reviewSteps,
  type AgentLimits,
  type DecidedRequest,
  type Decider,
  type ReviewStep,
} from './review-decision.ts';

/**
 * Limits set by the operator; amounts in minor units. A user's requests within a day count as one sum,
 * so that splitting them has no advantage.
 * @source ours – protection, row
 * 37
 */
export interface ReviewLimits extends AgentLimits {
  /** Amount above which a second approval is required; `null`: never. */
  readonly secondApprovalAbove: bigint | null;
}

/** Facts for the review rules; sums in minor units. */
export interface ReviewedRequest extends DecidedRequest {
  readonly status: TransactionStatus;
  /** The owner's status allows this money to move. */
  readonly ownerMayMove: boolean;
  readonly reviewerId: string | null;
  readonly firstApprovalId: string | null;
  /** The deposit that replaced this one after its rejection. */
  readonly followedById: string | null;
  readonly version: number;
  /** Time of the last step. */
  readonly changedAt: Date;
}

/** Time after which an idle request may be taken over from its reviewer. @source ours */
export const takeOverAfterMs = 15 * 60_000;

/** Returns whether a request of this status is undecided. */
export const isOpenStatus = (status: TransactionStatus): boolean =>
  status === 'pending' || status === 'processing';

/** Facts that decide whether a request can be cancelled. */
export interface CancellableRequest {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly ownerId: string;
  readonly createdById: string;
  readonly paidAt: Date | null;
  /** The deposit whose late money this one replaces. */
  readonly relatesToId: string | null;
}

/**
 * Returns whether the requester may cancel it: before its review begins, a deposit before it is paid,
 * and outgoing money only if the operator allows it.
 * @source domain 2.1 (allowWithdrawCancel)
 */
export function mayCancel(
  { type, status, ownerId, createdById, paidAt, relatesToId }: CancellableRequest,
  actorId: string,
  { allowWithdrawCancel }: { readonly allowWithdrawCancel: boolean },
): boolean {
  if (status !== 'pending' || ownerId !== actorId || createdById !== actorId) return false;
  if (type === 'deposit') return paidAt === null && relatesToId === null;
  return allowWithdrawCancel && (type === 'withdraw' || type === 'cash-out');
}

function processFault(request: ReviewedRequest, reviewer: Decider, now: Date) {
  if (request.firstApprovalId === reviewer.id) return 'second_person';
  if (request.status === 'pending' || request.reviewerId === null) return undefined;
  const isLeft = now.getTime() - request.changedAt.getTime() >= takeOverAfterMs;
  return request.reviewerId !== reviewer.id && isLeft ? undefined : 'conflict';
}

function completeFault(request: ReviewedRequest, reviewer: Decider) {
  if (request.firstApprovalId === reviewer.id) return 'second_person';
  return request.ownerMayMove || isStaff(reviewer) ? undefined : 'account_restricted';
}

/**
 * Returns why the step is not allowed in the state of the request; `undefined` if it is. Decisions are
 * final, and a claimed request is decided only by its reviewer.
 * @param version that the reviewer has seen
 * @source ours
 */
export function reviewStateFault(
  step: ReviewStep,
  request: ReviewedRequest,
  reviewer: Decider,
  { version, now }: { readonly version: number; readonly now: Date },
): ErrorCode | undefined {
  if (!isOpenStatus(request.status) || version !== request.version) return 'conflict';
  if (step === 'process') return processFault(request, reviewer, now);
  const isOthers = request.reviewerId !== null && request.reviewerId !== reviewer.id;
  if (isOthers) return 'conflict';
  return step === 'complete' ? completeFault(request, reviewer) : undefined;
}

/**
 * Returns why the reviewer may not report late money of a request; `undefined` if allowed. Only for a
 * rejected deposit, and once: decisions are final, so that the money creates a new deposit.
 * @param version that the reviewer has seen
 * @source ours
 */
export function arrivalFault(
  request: ReviewedRequest,
  reviewer: Decider,
  rules: ReviewLimits,
  version: number,
): ErrorCode | undefined {
  const fault = decisionFault('complete', request, reviewer, rules);
  if (fault) return fault;
  const { type, status, followedById } = request;
  const isLate = type === 'deposit' && status === 'rejected' && followedById === null;
  if (!isLate || version !== request.version) return 'conflict';
  return request.ownerMayMove || isStaff(reviewer) ? undefined : 'account_restricted';
}

/** Steps that the reviewer may take now. */
export const reviewStepsFor = (
  request: ReviewedRequest,
  reviewer: Decider,
  rules: ReviewLimits,
  now: Date,
): ReviewStep[] =>
  reviewSteps.filter(
    (step) =>
      !decisionFault(step, request, reviewer, rules) &&
      !reviewStateFault(step, request, reviewer, { version: request.version, now }),
  );
