import { channels, wireChannelName } from '@lobi/core/contract';
import type { Publish } from '../services/outbox/outbox-publisher.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import { toRound } from '../services/wire/to-round.ts';
import type { Database } from '../store/database.ts';
import { findRound } from '../store/rounds.ts';
import { createTicker, type Ticker } from './ticker.ts';

/** Touched with the id of a round whose pools have changed. */
export type RoundTicker = Ticker;

export interface RoundTickerOptions {
  readonly db: Database;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /** Shortest time between two events of one round, in ms. Default 200: five a second. */
  readonly intervalMs?: number;
}

/**
 * Sends everyone a round's totals after bets: at once when it was quiet, else once per interval.
 * The totals are read from the bets. A lost one does no harm, since a round is published in full again
 * with every change of its status.
 */
export function createRoundTicker(options: RoundTickerOptions): RoundTicker {
  const { db, publish, log, intervalMs } = options;
  const tell = async (roundId: string): Promise<void> => {
    const round = await findRound(db, roundId);
    if (!round) return;
    await publish(wireChannelName('round', roundId), channels.round.event, toRound(round));
  };
  return createTicker({ tell, log, intervalMs });
}
