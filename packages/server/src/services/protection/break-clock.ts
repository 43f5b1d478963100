import type { LimitClockOptions } from '../limits/limit-clock.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import { endDueBreaks } from './breaks.ts';
import { endDueRestrictions } from './restrictions.ts';

/** Ends expired breaks, and expired restrictions by staff. Every node may run one. */
export function startBreakClock(options: LimitClockOptions): Repetition {
  const { db, log, wakeOutbox, intervalMs = 30_000 } = options;
  return repeat(async () => {
    try {
      const ended = (await endDueBreaks(db)) + (await endDueRestrictions(db));
      if (ended > 0) wakeOutbox();
    } catch (error) {
      log.error({ err: error }, 'ended breaks could not be checked');
    }
  }, intervalMs);
}
