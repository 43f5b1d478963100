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
import { bookTime } from '../../store/rounds.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { currentSettings } from '../settings/current-settings.ts';

/**
 * Delay after the end of a cycle until it is closed, so that nothing of it is still under way. In
 * ms. @source ours
 */
export const closingDelayMs = 600_000;

/** Plans of the agents' shares, and the calendar of their cycles. */
export interface ClosingTerms {
  readonly currency: Currency;
  readonly timeZone: string;
  /** Rate of plans that name none, in basis points. As the platform was started. */
  readonly gameEarningsBp: number;
}

/** Outcome of the first cycle that is not closed: `idle` when none is over. */
export type ClosingOutcome = 'idle' | 'closed' | 'taken';

async function groupsOf(tx: Transaction, sums: readonly CycleSum[]): Promise<GroupResult[]> {
  const chains = await findChains(
    tx,
    sums.map(({ walletId }) => walletId),
  );
  return sums.map(({ walletId, ...sum }) => ({ ...sum, chain: chains.get(walletId) ?? [] }));
}

/**
 * Closes the first cycle of a plan that is over and not closed yet, in one transaction: each
 * agent's share in what the plan counts, at the rates of this moment, becomes one earning that may
 * be claimed, and the house sets the sum aside. The first node to close a cycle has closed it; a
 * second node finds it `taken`.
 * @param at time to book under; default the database's clock
 * @source ours – domain 2.5
 */
export function closeCycle(
  db: Database,
  terms: ClosingTerms,
  given: EarningPlan,
  at?: Date,
): Promise<ClosingOutcome> {
  const { currency } = terms;
  return db.transaction(async (tx) => {
    const now = await bookTime(tx, at);
    const overBefore = new Date(now.getTime() - closingDelayMs);
    const due = await findDueCycle(tx, terms, given, overBefore);
    if (!due) return 'idle';
    const start = { gameEarningsBp: terms.gameEarningsBp };
    const { gameEarningsBp } = await currentSettings(tx, start, currency);
    const plan = ratedPlan(given, gameEarningsBp);
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
