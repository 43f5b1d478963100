import type { Database } from '../../store/database.ts';
import type { ServiceLog } from '../service-deps.ts';
import { announceDueLimits } from './limit-notices.ts';

export interface LimitClock {
  /** Stops looking; resolves when what is under way is done. */
  stop(): Promise<void>;
}

export interface LimitClockOptions {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** How often to look for increases that may be confirmed now, in ms. Default 30,000. */
  readonly intervalMs?: number;
}

/** Tells players when an increase of a limit may be confirmed. Every node may run one. */
export function startLimitClock(options: LimitClockOptions): LimitClock {
  const { db, log, wakeOutbox, intervalMs = 30_000 } = options;
  let running: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      if ((await announceDueLimits(db)) > 0) wakeOutbox();
    } catch (error) {
      log.error({ err: error }, 'limits that wait were not looked at');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, intervalMs);

  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
