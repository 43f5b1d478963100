import { shareOf } from '../contract/money.ts';

/** An agent above a bettor. `rateBp` is the total rate on stakes below the agent, in basis points. */
export interface ChainLink {
  readonly agentId: string;
  readonly rateBp: number;
}

/** An agent above a user, and the number of levels between them. */
export interface UplineLink extends ChainLink {
  /** 1 is directly above. */
  readonly depth: number;
}

/** Commission of one agent on one stake, in minor units. */
export interface Commission {
  readonly agentId: string;
  readonly amount: bigint;
}

/**
 * Differential override: each agent earns its own rate less the rate of the agent below, as the
 * difference of two rounded-down sums, so that all shares add up exactly to the share of the top rate.
 * An agent whose rate is below that of the agent beneath earns nothing, and no chain earns more than the
 * house commission.
 * @param chain agents from the nearest to the top
 * @source ours
 */
export function commissionsOf(
  stake: bigint,
  chain: readonly ChainLink[],
  takeoutBp: number,
): Commission[] {
  const commissions: Commission[] = [];
  let reachedBp = 0;
  for (const { agentId, rateBp } of chain) {
    const nextBp = Math.min(Math.max(reachedBp, rateBp), takeoutBp);
    const amount = shareOf(stake, nextBp) - shareOf(stake, reachedBp);
    if (amount > 0n) commissions.push({ agentId, amount });
    reachedBp = nextBp;
  }
  return commissions;
}
