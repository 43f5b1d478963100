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
 * Limits that the operator sets; amounts in minor units. What a user requests within a day counts
 * as one sum, so that nothing is gained by asking for it in parts. @source ours – protection, row
 * 37
 */
export interface ReviewLimits extends AgentLimits {
  /** Above it two people approve; `null`: one is enough. */
  readonly secondApprovalAbove: bigint | null;
}

/** Facts that the rules read; sums in minor units. */
export interface ReviewedRequest extends DecidedRequest {
  readonly status: TransactionStatus;
  /** The owner's status lets this money move. */
  readonly ownerMayMove: boolean;
  readonly reviewerId: string | null;
  readonly firstApprovalId: string | null;
  /** The deposit that was made for this one after it had been rejected. */
  readonly followedById: string | null;
  readonly version: number;
  /** Time of the last step. */
  readonly changedAt: Date;
}

/** A request that its reviewer has left idle for so long may be taken over. @source ours */
export const takeOverAfterMs = 15 * 60_000;

/** Is a request of this status still to be decided? */
export const isOpenStatus = (status: TransactionStatus): boolean =>
  status === 'pending' || status === 'processing';

/** Facts that decide whether a request can be cancelled. */
export interface CancellableRequest {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly ownerId: string;
  readonly createdById: string;
  readonly paidAt: Date | null;
  /** The deposit whose money arrived late, and for which this one was made. */
  readonly relatesToId: string | null;
}

/**
 * The requester may cancel it as long as its review has not begun: a deposit before it is paid,
 * money that leaves only where the operator lets it. @source domain 2.1 (allowWithdrawCancel)
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
 * Why the step does not fit the state of the request; `undefined`: it does. What is decided stays
 * decided, and what one reviewer works on no other decides.
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
 * Why the reviewer may not say that the money of a request arrived after all; `undefined`: may.
 * Only of a rejected deposit, and once: what is decided stays decided, so the money makes a new one.
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
