import { repeat, type Repetition } from '../services/concurrency/repeat.ts';
import type { ServiceDeps } from '../services/service-deps.ts';
import type { Transaction } from '../store/database.ts';
import { lockWallets } from '../store/lock-wallets.ts';
import {
  claimTransaction,
  listStaleRounds,
  listTransactionsOf,
  lockProviderRound,
  updateProviderRound,
  type StaleRound,
} from '../store/provider-rounds.ts';
import { deleteOldRequests } from '../store/providers.ts';
import { currentTime } from '../store/rounds.ts';
import { refundBets, openBetsOf } from './calls/rollback.ts';

/**
 * Days after which a round that its provider has not ended is ended by the platform. @source ours – two
 * weeks
 */
export const staleDays = 14;

const dayMs = 86_400_000;
const roundsAtOnce = 100;

export type StaleRoundTerms = Pick<ServiceDeps, 'db' | 'log' | 'currentTime' | 'wakeOutbox'>;

/** Ends one round: undecided bets are refunded, wins remain. */
async function endStale(
  tx: Transaction,
  { providerId, externalId }: StaleRound,
  now: Date,
): Promise<void> {
  const round = await lockProviderRound(tx, providerId, externalId, now);
  // Its provider may have ended it meanwhile.
  if (round.closedAt) return;
  await lockWallets(tx, [round.walletId]);
  const open = openBetsOf(round, await listTransactionsOf(tx, round.id));
  if (open.length > 0) {
    const id = await claimTransaction(
      tx,
      providerId,
      {
        // No provider can send such an id.
        externalId: `#stale ${round.id}`,
        kind: 'rollback',
        roundId: round.id,
        walletId: round.walletId,
        currency: round.currency,
        stake: 0n,
        payout: 0n,
        contentHash: 'stale',
        targetId: null,
      },
      now,
    );
    if (id === undefined) throw new Error(`Round ${round.id} was ended before.`);
    await refundBets({ tx, now }, round, open, id);
  }
  await updateProviderRound(tx, round.id, { close: true, cancel: open.length > 0 }, now);
}

/** Ends every round that has been open for too long, and reports each; returns the number. */
export async function endStaleRounds({
  db,
  log,
  currentTime: given,
  wakeOutbox,
}: StaleRoundTerms): Promise<number> {
  const now = await currentTime(db, given?.());
  const before = new Date(now.getTime() - staleDays * dayMs);
  const rounds = await listStaleRounds(db, before, roundsAtOnce);
  for (const round of rounds) {
    await db.transaction((tx) => endStale(tx, round, now));
    log.warn({ ...round }, 'a stale round of a provider was ended');
  }
  if (rounds.length > 0) wakeOutbox();
  return rounds.length;
}

/**
 * Periodically ends rounds that have been open for too long, and deletes old requests. Every node may
 * run one.
 */
export function startStaleRoundClock(terms: StaleRoundTerms, intervalMs = 600_000): Repetition {
  return repeat(async () => {
    try {
      await endStaleRounds(terms);
      await deleteOldRequests(terms.db);
    } catch (error) {
      terms.log.error({ err: error }, 'stale rounds of providers could not be checked');
    }
  }, intervalMs);
}
