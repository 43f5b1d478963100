import type { Database } from '../../store/database.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import { announceDueLimits } from './limit-notices.ts';

export interface LimitClockOptions {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Interval at which increases that may be confirmed are looked up, in ms. Default 30,000. */
  readonly intervalMs?: number;
}

/** Notifies players when an increase of a limit may be confirmed. Every node may run one. */
export function startLimitClock(options: LimitClockOptions): Repetition {
  const { db, log, wakeOutbox, intervalMs = 30_000 } = options;
  return repeat(async () => {
    try {
      if ((await announceDueLimits(db)) > 0) wakeOutbox();
    } catch (error) {
      log.error({ err: error }, 'pending limits could not be checked');
    }
  }, intervalMs);
}
