import { sumMoney } from '@lobi/core/contract';
import type { UplineLink } from '@lobi/core/rules';
import { agentRateBp, baseOf, reachedRateBp, sharing, type RatedPlan } from './earning-plan.ts';

/** Amounts that players below the same agents staked and received back on games, in minor units. */
export interface GroupResult {
  /** Agents above them from the nearest to the top, with their rates on stakes. */
  readonly chain: readonly UplineLink[];
  readonly stakes: bigint;
  readonly returns: bigint;
  /** Number of users who staked. */
  readonly active: number;
}

/** Amounts that a whole downline staked and received back, in minor units. */
export interface Downline {
  readonly stakes: bigint;
  readonly returns: bigint;
  readonly active: number;
}

/** An agent's share of the base of a plan from its downline, in minor units. */
export interface AgentShare extends Downline {
  readonly agentId: string;
  /** Rate of the agent on the whole base, which includes the share of the agents below. */
  readonly rateBp: number;
  /** Negative if the house lost. */
  readonly share: bigint;
}

/**
 * Share of a signed amount in basis points, rounded towards negative infinity: never in an agent's
 * favour.
 */
function floorShare(amount: bigint, rateBp: number): bigint {
  const product = amount * BigInt(rateBp);
  const whole = product / 10_000n;
  return product < 0n && whole * 10_000n !== product ? whole - 1n : whole;
}

/** Returns the agents who share in a group's result, from the nearest to the top. */
const sharersOf = ({ type }: RatedPlan, { chain }: GroupResult): readonly UplineLink[] =>
  sharing[type] === 'chain' ? chain : chain.filter(({ depth }) => depth === 1);

/** Sums all groups below each agent. */
function downlinesOf(plan: RatedPlan, groups: readonly GroupResult[]): Map<string, Downline> {
  const downlines = new Map<string, Downline>();
  for (const group of groups) {
    for (const { agentId } of sharersOf(plan, group)) {
      const before = downlines.get(agentId) ?? { stakes: 0n, returns: 0n, active: 0 };
      downlines.set(agentId, {
        stakes: sumMoney([before.stakes, group.stakes]),
        returns: sumMoney([before.returns, group.returns]),
        active: before.active + group.active,
      });
    }
  }
  return downlines;
}

/**
 * Calculates the agents' shares of a plan's base from their downlines. If all agents above share, each
 * gets its own rate less the highest rate beneath, as the difference of two rounded-down sums, so that
 * the shares in one group's base add up exactly to the share of the highest rate. Agents without a share
 * are left out.
 * @source ours – domain 2.5
 */
export function shareResults(groups: readonly GroupResult[], plan: RatedPlan): AgentShare[] {
  const downlines = downlinesOf(plan, groups);
  const shares = new Map<string, AgentShare>();
  for (const group of groups) {
    const base = baseOf(plan, group);
    let reachedBp = 0;
    for (const { agentId, rateBp: ownBp } of sharersOf(plan, group)) {
      const downline = downlines.get(agentId) ?? group;
      const rateBp = agentRateBp(plan, ownBp, reachedRateBp(plan, baseOf(plan, downline)));
      const nextBp = Math.max(reachedBp, rateBp);
      const share = floorShare(base, nextBp) - floorShare(base, reachedBp);
      const before = shares.get(agentId)?.share ?? 0n;
      const { stakes, returns, active } = downline;
      shares.set(agentId, {
        agentId,
        stakes,
        returns,
        active,
        rateBp,
        share: sumMoney([before, share]),
      });
      reachedBp = nextBp;
    }
  }
  return [...shares.values()].filter(({ share }) => share !== 0n);
}

/** Settled share in minor units: the earned amount, and the remainder carried over to the next cycle. */
export interface SettledShare extends AgentShare {
  readonly carriedIn: bigint;
  readonly carriedOut: bigint;
  readonly amount: bigint;
}

/** Settles a share against the deficit carried over from earlier cycles, if enough players were active. */
export function settleShare(
  { carryOver, minActive }: Pick<RatedPlan, 'carryOver' | 'minActive'>,
  share: AgentShare,
  carriedIn: bigint,
): SettledShare {
  const due = carriedIn + share.share;
  const isEarned = due > 0n && share.active >= minActive;
  return {
    ...share,
    carriedIn,
    amount: isEarned ? due : 0n,
    carriedOut: carryOver === 'negative' && due < 0n ? due : 0n,
  };
}
