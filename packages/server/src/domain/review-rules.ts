import type { ErrorCode, Role, TransactionStatus, TransactionType } from '@lobi/core/contract';

/** A step of a review. */
export type ReviewStep = 'process' | 'complete' | 'reject';

export const reviewSteps: readonly ReviewStep[] = ['process', 'complete', 'reject'];

/**
 * Limits that the operator sets; amounts in minor units. What somebody asks for within a day counts as
 * one sum, so that nothing is gained by asking for it in parts. @source ours – protection, row 37
 */
export interface ReviewLimits {
  /** Most that an agent may decide of a player below. */
  readonly agentApprovalUpTo: bigint;
  /** Above it two people approve; `null`: one is enough. */
  readonly secondApprovalAbove: bigint | null;
}

/** What the rules look at; sums in minor units. */
export interface ReviewedRequest {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** What its owner asked for in this way within a day, with it. */
  readonly daySum: bigint;
  readonly ownerId: string;
  readonly ownerRole: Role;
  /** The owner's status lets this money move. */
  readonly ownerMayMove: boolean;
  readonly createdById: string;
  /** Who receives, where that is a person. */
  readonly toUserId: string | null;
  readonly reviewerId: string | null;
  readonly firstApprovalId: string | null;
  /** The deposit that was made for this one after it had been rejected. */
  readonly followedById: string | null;
  readonly version: number;
  /** Time of the last step. */
  readonly changedAt: Date;
}

/** Who wants to decide. */
export interface Reviewer {
  readonly id: string;
  readonly role: Role;
  /** Stands above the owner in the tree. */
  readonly isAboveOwner: boolean;
}

/** A request that somebody else has left lying for so long may be taken over. @source ours */
export const takeOverAfterMs = 15 * 60_000;

const isStaff = ({ role }: Reviewer): boolean => role === 'admin' || role === 'superadmin';

export const isOpen = (status: TransactionStatus): boolean =>
  status === 'pending' || status === 'processing';

/** What decides whether a request can be taken back. */
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
 * Whoever asked may take it back as long as nobody has begun with it: a deposit before it is paid,
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

/**
 * Do two people have to approve so much, in minor units? What two people agree on among themselves
 * needs no third.
 */
export const needsSecond = (
  { type, daySum }: Pick<ReviewedRequest, 'type' | 'daySum'>,
  { secondApprovalAbove }: ReviewLimits,
): boolean => type !== 'cash-out' && secondApprovalAbove !== null && daySum > secondApprovalAbove;

/** Cash-out: asked for by one side, confirmed or refused by the other; staff may refuse it. */
function cashOutFault(
  step: ReviewStep,
  request: ReviewedRequest,
  reviewer: Reviewer,
): ErrorCode | undefined {
  if (reviewer.id === request.createdById) return 'own_request';
  const isOtherSide = [request.ownerId, request.toUserId].includes(reviewer.id);
  if (isOtherSide && step !== 'process') return undefined;
  return step === 'reject' && isStaff(reviewer) ? undefined : 'forbidden';
}

/** All else: staff, or an agent above a player up to a limit; never the owner or the maker. */
function reviewFault(
  request: ReviewedRequest,
  reviewer: Reviewer,
  { agentApprovalUpTo }: ReviewLimits,
): ErrorCode | undefined {
  if ([request.ownerId, request.createdById].includes(reviewer.id)) return 'own_request';
  if (isStaff(reviewer)) return undefined;
  const isAgents =
    reviewer.role === 'agent' &&
    reviewer.isAboveOwner &&
    request.ownerRole === 'player' &&
    (request.type === 'deposit' || request.type === 'withdraw') &&
    request.daySum <= agentApprovalUpTo;
  return isAgents ? undefined : 'forbidden';
}

/** Why this person may never take this step, whatever the state; `undefined`: may. @source ours */
export function rightFault(
  step: ReviewStep,
  request: ReviewedRequest,
  reviewer: Reviewer,
  rules: ReviewLimits,
): ErrorCode | undefined {
  return request.type === 'cash-out'
    ? cashOutFault(step, request, reviewer)
    : reviewFault(request, reviewer, rules);
}

/** May this person look into the request as a reviewer does? */
export const mayReview = (request: ReviewedRequest, reviewer: Reviewer, rules: ReviewLimits) =>
  rightFault('reject', request, reviewer, rules) === undefined;

function processFault(request: ReviewedRequest, reviewer: Reviewer, now: Date) {
  if (request.firstApprovalId === reviewer.id) return 'second_person';
  if (request.status === 'pending' || request.reviewerId === null) return undefined;
  const isLeft = now.getTime() - request.changedAt.getTime() >= takeOverAfterMs;
  return request.reviewerId !== reviewer.id && isLeft ? undefined : 'conflict';
}

function completeFault(request: ReviewedRequest, reviewer: Reviewer) {
  if (request.firstApprovalId === reviewer.id) return 'second_person';
  return request.ownerMayMove || isStaff(reviewer) ? undefined : 'account_restricted';
}

/**
 * Why the step does not fit the state of the request; `undefined`: it does. What is decided stays
 * decided, and what one works on nobody else decides.
 * @param version that the reviewer has seen
 * @source ours
 */
export function stateFault(
  step: ReviewStep,
  request: ReviewedRequest,
  reviewer: Reviewer,
  { version, now }: { readonly version: number; readonly now: Date },
): ErrorCode | undefined {
  if (!isOpen(request.status) || version !== request.version) return 'conflict';
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
  reviewer: Reviewer,
  rules: ReviewLimits,
  version: number,
): ErrorCode | undefined {
  const fault = rightFault('complete', request, reviewer, rules);
  if (fault) return fault;
  const { type, status, followedById } = request;
  const isLate = type === 'deposit' && status === 'rejected' && followedById === null;
  if (!isLate || version !== request.version) return 'conflict';
  return request.ownerMayMove || isStaff(reviewer) ? undefined : 'account_restricted';
}

/** Steps that the reviewer may take now. */
export const stepsFor = (
  request: ReviewedRequest,
  reviewer: Reviewer,
  rules: ReviewLimits,
  now: Date,
): ReviewStep[] =>
  reviewSteps.filter(
    (step) =>
      !rightFault(step, request, reviewer, rules) &&
      !stateFault(step, request, reviewer, { version: request.version, now }),
  );
