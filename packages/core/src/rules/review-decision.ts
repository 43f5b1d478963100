import { staffReasons, type AgentReview, type StaffReason } from '../contract/agent-review.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import { isStaff, type Role } from '../contract/roles.ts';
import type { TransactionType } from '../contract/statuses.ts';

/** Limits within which agents decide; amounts in minor units. */
export interface AgentLimits {
  readonly agentReview: AgentReview;
  /** Maximum that an agent may approve per player, day and direction. */
  readonly agentApprovalUpTo: bigint;
  /** Maximum that one agent may settle per day, over the whole downline and both directions. */
  readonly agentDailyUpTo: bigint;
}

/** A step of a review. */
export const reviewSteps = ['process', 'complete', 'reject'] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** A request, as far as the rules of decisions need it; sums in minor units. */
export interface DecidedRequest {
  readonly type: TransactionType;
  readonly ownerId: string;
  readonly createdById: string;
  /** Recipient, if it is a user. */
  readonly toUserId: string | null;
  /** Agent whose float settles it; `null`: the house. */
  readonly settlingAgentId: string | null;
  /** Whether that agent is still above the owner. */
  readonly isAgentAbove: boolean;
  /** Amount that the owner requested in this direction within a day, this request included. */
  readonly daySum: bigint;
  /** Amount that the settling agent has approved within a day, this request included. */
  readonly agentDaySum: bigint;
  /** Whether it has a risk flag or a duplicate, regardless of visibility. */
  readonly isFlagged: boolean;
}

/** The user who wants to decide. */
export interface Decider {
  readonly id: string;
  readonly role: Role;
}

/**
 * Returns why staff decides a deposit or withdrawal; empty if its settling agent may decide, too. An
 * agent never decides about the house's money.
 * @source ours – domain 2.1 (who pays), security 5.1
 */
export function staffReasonsOf(request: DecidedRequest, limits: AgentLimits): StaffReason[] {
  if (request.settlingAgentId === null) return ['house-channel'];
  const holds: Readonly<Record<Exclude<StaffReason, 'house-channel'>, boolean>> = {
    'agent-changed': !request.isAgentAbove,
    'agents-off': limits.agentReview === 'never',
    'player-limit': request.daySum > limits.agentApprovalUpTo,
    'agent-limit': request.agentDaySum > limits.agentDailyUpTo,
    flagged: request.isFlagged && limits.agentReview !== 'within-limits',
  };
  return staffReasons.filter((reason) => reason !== 'house-channel' && holds[reason]);
}

/** Cash-out: one side requests, the other confirms or declines; staff may decline it. */
function cashOutFault(
  step: ReviewStep,
  request: DecidedRequest,
  decider: Decider,
): ErrorCode | undefined {
  if (decider.id === request.createdById) return 'own_request';
  const isOtherSide = [request.ownerId, request.toUserId].includes(decider.id);
  if (isOtherSide && step !== 'process') return undefined;
  return step === 'reject' && isStaff(decider) ? undefined : 'forbidden';
}

/**
 * Returns why a user may never take this step of a review, whatever the request's state; `undefined` if
 * the user may. Deposits and withdrawals are decided by staff, and by the settling agent unless they are
 * routed to staff; a held cash-in by staff; a cash-out by the side that did not request it. Users may
 * not decide about their own requests.
 * @source ours – domain 2.1 (guards, who pays)
 */
export function decisionFault(
  step: ReviewStep,
  request: DecidedRequest,
  decider: Decider,
  limits: AgentLimits,
): ErrorCode | undefined {
  if (request.type === 'cash-out') return cashOutFault(step, request, decider);
  if ([request.ownerId, request.createdById].includes(decider.id)) return 'own_request';
  if (isStaff(decider)) return undefined;
  if (decider.role !== 'agent' || request.type === 'cash-in') return 'forbidden';
  const reasons = staffReasonsOf(request, limits);
  const isSettling = request.settlingAgentId === decider.id;
  if (isSettling) return reasons.length === 0 ? undefined : 'staff_decides';
  return request.settlingAgentId === null ? 'staff_decides' : 'forbidden';
}

/**
 * Returns whether a user may see the review data: proof, destination, history, flags. Staff and the
 * settling agent, who pays, even if only staff decides.
 * @source ours
 */
export function mayInspect(request: DecidedRequest, decider: Decider): boolean {
  if (request.type === 'cash-out') {
    return cashOutFault('reject', request, decider) === undefined;
  }
  if ([request.ownerId, request.createdById].includes(decider.id)) return false;
  const isSettling = decider.role === 'agent' && request.settlingAgentId === decider.id;
  return isStaff(decider) || (isSettling && request.isAgentAbove);
}
