import { channels, wireChannelName } from '@lobi/core/contract';
import type { Publish } from '../services/outbox-publisher.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import { toRound } from '../services/wire/to-round.ts';
import type { Database } from '../store/database.ts';
import { findRound } from '../store/rounds.ts';

export interface RoundTicker {
  /** Says that a round's pools have changed. */
  touch(roundId: string): void;
  /** Stops publishing; resolves when nothing is under way. */
  stop(): Promise<void>;
}

export interface RoundTickerOptions {
  readonly db: Database;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /** Shortest time between two events of one round, in ms. Default 200: five a second. */
  readonly intervalMs?: number;
}

/**
 * Tells everyone a round's totals after bets: at once when it was quiet, else once per interval.
 * It knows only which rounds to look at; the totals are read from the bets. Nothing is lost with
 * it, since a round is told in full again with every change of its status.
 */
export function createRoundTicker(options: RoundTickerOptions): RoundTicker {
  const { db, publish, log, intervalMs = 200 } = options;
  const dirty = new Set<string>();
  const resting = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const tell = async (roundId: string): Promise<void> => {
    try {
      const round = await findRound(db, roundId);
      if (!round) return;
      await publish(wireChannelName('round', roundId), channels.round.event, toRound(round));
    } catch (error) {
      log.warn({ err: error, roundId }, 'round totals not published');
    }
  };

  const tick = (roundId: string): void => {
    resting.set(
      roundId,
      setTimeout(() => {
        resting.delete(roundId);
        if (dirty.delete(roundId)) tick(roundId);
      }, intervalMs),
    );
    const telling = tell(roundId).finally(() => running.delete(telling));
    running.add(telling);
  };

  return {
    touch: (roundId) => {
      if (resting.has(roundId)) dirty.add(roundId);
      else tick(roundId);
    },
    stop: async () => {
      for (const timer of resting.values()) clearTimeout(timer);
      resting.clear();
      dirty.clear();
      await Promise.all(running);
    },
  };
}
