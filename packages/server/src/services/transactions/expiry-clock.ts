import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import type { TransactionService } from './transactions.ts';

export interface ExpiryClockOptions {
  readonly transactions: Pick<TransactionService, 'expire'>;
  readonly log: ServiceLog;
  /** Interval of looking for deposits that were not paid in time, in ms. Default 5,000. */
  readonly intervalMs?: number;
}

/**
 * Rejects deposits that were not paid in time. Every node may run one: a deposit belongs to the
 * node that has taken its row, one by one.
 */
export function startExpiryClock({
  transactions,
  log,
  intervalMs = 5_000,
}: ExpiryClockOptions): Repetition {
  return repeat(async (isStopped) => {
    try {
      const expired = await transactions.expire(isStopped);
      if (expired > 0) log.info({ expired }, 'unpaid deposits expired');
    } catch (error) {
      log.error({ err: error }, 'unpaid deposits were not looked at');
    }
  }, intervalMs);
}
