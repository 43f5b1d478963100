import { sumMoney, type Currency } from '@lobi/core/contract';
import { ratedPlan, type EarningPlan } from '../../domain/earning-plan.ts';
import { settleShare, shareResults, type GroupResult } from '../../domain/game-earnings.ts';
import { house, move } from '../../domain/postings.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { findChains } from '../../store/earnings.ts';
import {
  findCarried,
  findDueCycle,
  insertEarningCycle,
  insertGameResults,
  sumCycle,
  type CycleSum,
} from '../../store/game-earnings.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { currentTime } from '../../store/rounds.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { currentSettings } from '../settings/current-settings.ts';

/**
 * Delay from the end of a cycle to its closing, so that all its transactions have ended. In ms.
 * @source ours
 */
export const closingDelayMs = 600_000;

/** Earning plans, and the calendar of their cycles. */
export interface ClosingTerms {
  readonly currency: Currency;
  readonly timeZone: string;
  /** Default rate of plans, in basis points, as configured at the start. */
  readonly gameEarningsBp: number;
}

/** Outcome of the first open cycle: `idle` when none has ended. */
export type ClosingOutcome = 'idle' | 'closed' | 'taken';

async function groupsOf(tx: Transaction, sums: readonly CycleSum[]): Promise<GroupResult[]> {
  const chains = await findChains(
    tx,
    sums.map(({ walletId }) => walletId),
  );
  return sums.map(({ walletId, ...sum }) => ({ ...sum, chain: chains.get(walletId) ?? [] }));
}

/**
 * Closes the first ended cycle of a plan, in one transaction: each agent's share in the base of the
 * plan, at the current rates, becomes one claimable earning, and the house sets the sum aside. If
 * another node closes it first, the outcome is `taken`.
 * @param at booking time; default the database's clock
 * @source ours – domain 2.5
 */
export function closeCycle(
  db: Database,
  terms: ClosingTerms,
  earningPlan: EarningPlan,
  at?: Date,
): Promise<ClosingOutcome> {
  const { currency } = terms;
  return db.transaction(async (tx) => {
    const now = await currentTime(tx, at);
    const overBefore = new Date(now.getTime() - closingDelayMs);
    const due = await findDueCycle(tx, terms, earningPlan, overBefore);
    if (!due) return 'idle';
    const start = { gameEarningsBp: terms.gameEarningsBp };
    const { gameEarningsBp } = await currentSettings(tx, start, currency);
    const plan = ratedPlan(earningPlan, gameEarningsBp);
    const sums = await sumCycle(tx, currency, due);
    const cycleId = await insertEarningCycle(tx, {
      ...due,
      plan,
      currency,
      stakes: sumMoney(sums.map(({ stakes }) => stakes)),
      returns: sumMoney(sums.map(({ returns }) => returns)),
      at: now,
    });
    if (cycleId === undefined) return 'taken';
    const shares = shareResults(await groupsOf(tx, sums), plan);
    const agentIds = shares.map(({ agentId }) => agentId);
    const carried = await findCarried(tx, currency, plan.id, agentIds);
    const results = shares.map((share) =>
      settleShare(plan, share, carried.get(share.agentId) ?? 0n),
    );
    const cycle = { id: cycleId, type: plan.type, currency, at: now };
    const earned = await insertGameResults(tx, cycle, results);
    const sum = sumMoney(results.map(({ amount }) => amount));
    if (sum > 0n) {
      const about = { kind: 'commission', currency, reference: cycleId } as const;
      await postTransfers(tx, [move(house('takeout'), house('earnings'), sum, about)], now);
    }
    for (const { id, ownerId } of earned)
      await announceChange(tx, { kind: 'earning', id, ownerId });
    return 'closed';
  });
}
