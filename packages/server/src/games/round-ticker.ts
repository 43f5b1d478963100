import { channels, wireChannelName } from '@lobi/core/contract';
import type { Publish } from '../services/outbox/outbox-publisher.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import { toRound } from '../services/wire/to-round.ts';
import type { Database } from '../store/database.ts';
import { findRound } from '../store/rounds.ts';
import { createTicker, type Ticker } from './ticker.ts';

/** Called with the id of a round whose pools have changed. */
export type RoundTicker = Ticker;

export interface RoundTickerOptions {
  readonly db: Database;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /** Minimum interval between two events of one round, in ms. Default 200: five a second. */
  readonly intervalMs?: number;
}

/**
 * Publishes a round's totals after bets: at once after a pause, else once per interval. The totals are
 * read from the bets. A lost event does no harm, since every status change publishes the round in full.
 */
export function createRoundTicker(options: RoundTickerOptions): RoundTicker {
  const { db, publish, log, intervalMs } = options;
  const publishTotals = async (roundId: string): Promise<void> => {
    const round = await findRound(db, roundId);
    if (!round) return;
    await publish(wireChannelName('round', roundId), channels.round.event, toRound(round));
  };
  return createTicker({ publish: publishTotals, log, intervalMs });
}
