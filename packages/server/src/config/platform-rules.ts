import type { AgentReview } from '@lobi/core/contract';
import { playMoney, type PolicyPack } from '@lobi/core/policy';
import { usualPlan, type EarningPlan } from '../domain/earning-plan.ts';

/**
 * Rules set by the operator: who decides what, and the jurisdiction that applies. Amounts in minor
 * units.
 * @source ours
 */
export interface PlatformRules {
  /** Which requests on their own float agents decide; staff decides all others. */
  readonly agentReview: AgentReview;
  /** Maximum per player, day and direction that an agent decides; staff decides what exceeds it. */
  readonly agentApprovalUpTo: bigint;
  /** Maximum that an agent settles per day over the whole downline; staff decides what exceeds it. */
  readonly agentDailyUpTo: bigint;
  /**
   * Amount per user and day, at once or in parts, above which a second approval is required; `null`:
   * never.
   */
  readonly secondApprovalAbove: bigint | null;
  /** Amount above which staff must approve a cash-in; `null`: cash-in completes at once. */
  readonly cashInApprovalAbove: bigint | null;
  /**
   * Four-eyes approval: one person requests a change and another approves it. `false`: one person is
   * enough.
   */
  readonly fourEyes: boolean;
  /** Players may cancel withdrawals whose review has not begun. */
  readonly allowWithdrawCancel: boolean;
  /** Every withdrawal requires a PIN; otherwise only those of users who have set one. */
  readonly withdrawalPin: boolean;
  /** Signing in ends every other session of the user; otherwise a user may use several devices. */
  readonly oneSession: boolean;
  /** Everyone except players must use a second factor; otherwise it is optional. */
  readonly staffSecondFactor: boolean;
  /** Maximum payout of one play on a built-in game. */
  readonly maximumPayout: bigint;
  /** Play money in the wallet of a new player; 0 for none, and always 0 with real money. */
  readonly welcomeCredit: bigint;
  /** Payout of one bet from which it is logged; `null`: never. */
  readonly largeWinFrom: bigint | null;
  /**
   * Default rate of earning plans: an agent's share of the house result on games other than the arena,
   * for each percent of the agent's own rate on stakes, in basis points; 0 for none.
   */
  readonly gameEarningsBp: number;
  /** Plans by which agents earn on games other than the arena; a type has one plan at a time. */
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
