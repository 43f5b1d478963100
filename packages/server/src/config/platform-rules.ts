import type { AgentReview } from '@lobi/core/contract';
import { playMoney, type PolicyPack } from '@lobi/core/policy';
import { usualPlan, type EarningPlan } from '../domain/earning-plan.ts';

/**
 * Rules that an operator sets: who decides what, and the jurisdiction under which people play.
 * Amounts in minor units. @source ours
 */
export interface PlatformRules {
  /** Which requests on their own float agents decide; all others staff does. */
  readonly agentReview: AgentReview;
  /** Most of a player in a day and direction that an agent decides; above it only staff does. */
  readonly agentApprovalUpTo: bigint;
  /** Most that an agent settles in a day over the whole downline; above it only staff decides. */
  readonly agentDailyUpTo: bigint;
  /**
   * Two people approve what a user requests above it in a day, at once or in parts; `null`: one is
   * enough.
   */
  readonly secondApprovalAbove: bigint | null;
  /** Cash-in above it waits for staff; `null`: it is complete at once. */
  readonly cashInApprovalAbove: bigint | null;
  /**
   * Four-eyes approval: one person requests a change and another approves it; `false`: one is
   * enough.
   */
  readonly fourEyes: boolean;
  /** Players may cancel withdrawals whose review has not begun. */
  readonly allowWithdrawCancel: boolean;
  /** Every withdrawal needs a PIN; otherwise only those of users who have set one. */
  readonly withdrawalPin: boolean;
  /** Signing in ends whatever other session the user has; else people may use several devices. */
  readonly oneSession: boolean;
  /** Everyone but players signs in with a code beside the password; else who wants to. */
  readonly staffSecondFactor: boolean;
  /** The most that one play on a built-in game may return. */
  readonly maximumPayout: bigint;
  /** Play money that a new player finds in the wallet; 0 for none, and wherever money is real. */
  readonly welcomeCredit: bigint;
  /** Returns of one bet from it on stand in the log; `null`: none do. */
  readonly largeWinFrom: bigint | null;
  /**
   * Rate of earning plans that name none: what an agent gets of the house's result on games beside
   * the arena, for each percent of the own rate on stakes, in basis points; 0 for nothing.
   */
  readonly gameEarningsBp: number;
  /** Plans by which agents earn on games beside the arena; a type has one plan at a time. */
  readonly earningPlans: readonly EarningPlan[];
  /** Player protection rules of the jurisdiction. */
  readonly policy: PolicyPack;
}

/** Default rules of the platform. */
export const defaultRules: PlatformRules = {
  agentReview: 'unflagged',
  agentApprovalUpTo: 5_000_000n,
  agentDailyUpTo: 50_000_000n,
  secondApprovalAbove: null,
  cashInApprovalAbove: null,
  fourEyes: false,
  allowWithdrawCancel: false,
  withdrawalPin: false,
  oneSession: false,
  staffSecondFactor: false,
  maximumPayout: 5_000_000_000n,
  welcomeCredit: 0n,
  largeWinFrom: 10_000_000n,
  gameEarningsBp: 750,
  earningPlans: [usualPlan],
  policy: playMoney,
};
