import { staffReasons, type AgentReview, type StaffReason } from '../contract/agent-review.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import { isStaff, type Role } from '../contract/roles.ts';
import type { TransactionType } from '../contract/statuses.ts';

/** Limits within which agents decide; amounts in minor units. */
export interface AgentLimits {
  readonly agentReview: AgentReview;
  /** Most that one player may ask for in a day and direction. */
  readonly agentApprovalUpTo: bigint;
  /** Most that one agent may settle in a day, over the whole downline and both directions. */
  readonly agentDailyUpTo: bigint;
}

/** A step of a review. */
export const reviewSteps = ['process', 'complete', 'reject'] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** A request as far as it matters who decides it; sums in minor units. */
export interface DecidedRequest {
  readonly type: TransactionType;
  readonly ownerId: string;
  readonly createdById: string;
  /** Recipient, if that is a person. */
  readonly toUserId: string | null;
  /** Agent whose float settles it; `null`: the house. */
  readonly settlingAgentId: string | null;
  /** That agent is still above the owner. */
  readonly isAgentAbove: boolean;
  /** Amount that the owner requested in this direction within a day, this request included. */
  readonly daySum: bigint;
  /** Amount that the settling agent has approved within a day, this request included. */
  readonly agentDaySum: bigint;
  /** A risk flag or a duplicate was found, regardless of who may see which. */
  readonly isFlagged: boolean;
}

/** The person who wants to decide. */
export interface Decider {
  readonly id: string;
  readonly role: Role;
}

/**
 * Why staff decides a deposit or withdrawal; none: its settling agent may, too. An agent never
 * decides about the house's money.
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

/** Cash-out: one side asks, the other confirms or declines; staff may decline it. */
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
 * Why this person may never take this step of a review, whatever its state; `undefined`: may.
 * Deposits and withdrawals are decided by staff, and by the agent whose float settles them unless
 * something sends them to staff; a cash-in that waits by staff; a cash-out by the side that did not
 * ask. No one decides about an own request.
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
 * May this person see what reviewers see: proof, destination, record, flags? Staff and the settling
 * agent, who pays, also where only staff decides. @source ours
 */
export function mayInspect(request: DecidedRequest, decider: Decider): boolean {
  if (request.type === 'cash-out') {
    return cashOutFault('reject', request, decider) === undefined;
  }
  if ([request.ownerId, request.createdById].includes(decider.id)) return false;
  const isSettling = decider.role === 'agent' && request.settlingAgentId === decider.id;
  return isStaff(decider) || (isSettling && request.isAgentAbove);
}
