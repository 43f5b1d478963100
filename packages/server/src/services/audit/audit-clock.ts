import type { Audit } from '@lobi/core/contract';
import { isAuditUnderWay } from '../../store/audit-runs.ts';
import type { AuditService } from './audit.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';

const hourMs = 3_600_000;

/**
 * Age in ms of the last full audit from which a start audits everything again, so that frequent restarts
 * do not spend all their time on it.
 */
const oldAtStartMs = hourMs;

/** Age in ms from which the clock repeats the full audit: once a day. */
const oldMs = 24 * hourMs;

export interface AuditClockOptions {
  readonly audit: Pick<AuditService, 'record' | 'last'>;
  readonly log: ServiceLog;
  /**
   * Interval of auditing new records, in ms. Default 30,000.
   * @source ours – an edit is found within a minute
   */
  readonly intervalMs?: number;
}

const broken = ({ checks }: Audit) => checks.filter(({ faults }) => faults > 0);

/**
 * Audits the ledger: new entries twice a minute, everything at the start, once a day, and at once when
 * write-once rows were changed. Every node may run one; one of them audits.
 */
export function startAuditClock({
  audit,
  log,
  intervalMs = 30_000,
}: AuditClockOptions): Repetition {
  let isFirst = true;
  const stopping = new AbortController();
  const clock = repeat(async () => {
    try {
      const { full } = await audit.last();
      const ageMs = full ? Date.now() - Date.parse(full.ranAt) : Number.POSITIVE_INFINITY;
      const isOld = ageMs > (isFirst ? oldAtStartMs : oldMs);
      isFirst = false;
      const found = await audit.record(isOld ? 'full' : 'recent', stopping.signal);
      if (!found.ok) {
        const { scope, ranAt } = found;
        log.error(
          { scope, ranAt, checks: broken(found) },
          'the ledger check found faults; stop payments and see docs/operating/incidents.md',
        );
      }
    } catch (error) {
      if (stopping.signal.aborted || isAuditUnderWay(error)) return;
      log.error({ err: error }, 'the ledger could not be audited');
    }
  }, intervalMs);
  return {
    stop: () => {
      stopping.abort();
      return clock.stop();
    },
  };
}
