import { shareOf } from '@lobi/core/contract';

/** An agent above a bettor. `rateBp` is the total rate on stakes below the agent, in basis points. */
export interface ChainLink {
  readonly agentId: string;
  readonly rateBp: number;
}

/** An agent above a user, and how many levels. */
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
 * Differential override: each agent earns the own rate less the rate of the one below, as the
 * difference of two rounded-down sums, so that all shares add up to the top rate's share exactly.
 * A rate below that of the one beneath earns nothing, and no chain earns more than the takeout.
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
