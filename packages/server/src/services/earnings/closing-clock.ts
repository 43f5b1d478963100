import type { EarningPlan } from '../../domain/earning-plan.ts';
import type { Database } from '../../store/database.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import { closeCycle, type ClosingTerms } from './close-cycle.ts';

export interface ClosingClockOptions extends ClosingTerms {
  readonly db: Database;
  readonly log: ServiceLog;
  readonly plans: readonly EarningPlan[];
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Interval of looking for finished cycles, in ms. Default 60,000. */
  readonly intervalMs?: number;
}

/**
 * Closes cycles of all plans, one after the other, up to yesterday. Every node may run one; after a
 * downtime the missed cycles are closed in sequence.
 */
export function startClosingClock(options: ClosingClockOptions): Repetition {
  const { db, log, plans, wakeOutbox, intervalMs = 60_000, ...terms } = options;
  return repeat(async (isStopped) => {
    for (const plan of plans) {
      try {
        while (!isStopped() && (await closeCycle(db, terms, plan)) !== 'idle') wakeOutbox();
      } catch (error) {
        log.error({ err: error, plan: plan.id }, 'an earning cycle could not be closed');
      }
    }
  }, intervalMs);
}
