import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import type { TransactionService } from './transactions.ts';

export interface ExpiryClockOptions {
  readonly transactions: Pick<TransactionService, 'expire'>;
  readonly log: ServiceLog;
  /** Interval at which unpaid expired deposits are looked up, in ms. Default 5,000. */
  readonly intervalMs?: number;
}

/**
 * Rejects unpaid expired deposits. Every node may run one: a node processes the deposits whose rows it
 * has locked, one by one.
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
      log.error({ err: error }, 'unpaid deposits could not be checked');
    }
  }, intervalMs);
}
