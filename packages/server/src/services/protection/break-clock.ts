import type { LimitClockOptions } from '../limits/limit-clock.ts';
import { repeat, type Repetition } from '../repeat.ts';
import { endDueBreaks } from './breaks.ts';

/** Ends breaks when their time is over. Every node may run one. */
export function startBreakClock(options: LimitClockOptions): Repetition {
  const { db, log, wakeOutbox, intervalMs = 30_000 } = options;
  return repeat(async () => {
    try {
      if ((await endDueBreaks(db)) > 0) wakeOutbox();
    } catch (error) {
      log.error({ err: error }, 'breaks that are over were not looked at');
    }
  }, intervalMs);
}
