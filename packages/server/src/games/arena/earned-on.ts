import { sumMoney, type Selection } from '@lobi/core/contract';
import { isInPool, type BetOutcome } from '@lobi/core/games';
import { commissionsOf, type Commission } from '@lobi/core/rules';
import type { Transaction } from '../../store/database.ts';
import { findChains } from '../../store/earnings.ts';

/** A stake and its owner; minor units. */
interface Staked {
  readonly selection: Selection;
  readonly walletId: string;
  readonly amount: bigint;
}

/**
 * Agent commission on settled stakes, summed by agent. It is part of the house commission, so that
 * refunds earn nothing, and neither do bets on a draw, which have no commission.
 */
export async function earnedOn(
  tx: Transaction,
  takeoutBp: number,
  bets: readonly Staked[],
  outcomes: readonly (BetOutcome | undefined)[],
): Promise<Commission[]> {
  const settled = bets.filter(
    ({ selection }, index) => isInPool(selection) && outcomes[index]?.status !== 'refunded',
  );
  if (settled.length === 0) return [];
  const chains = await findChains(tx, [...new Set(settled.map((bet) => bet.walletId))]);
  const byAgent = new Map<string, bigint>();
  for (const bet of settled) {
    const chain = chains.get(bet.walletId) ?? [];
    for (const { agentId, amount } of commissionsOf(bet.amount, chain, takeoutBp)) {
      byAgent.set(agentId, sumMoney([byAgent.get(agentId) ?? 0n, amount]));
    }
  }
  return [...byAgent].map(([agentId, amount]) => ({ agentId, amount }));
}
