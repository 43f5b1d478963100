import type { Trouble } from '@lobi/core/contract';
import { assertMayTry, createAttemptLimiter, type AttemptLimits } from '../auth/attempt-limiter.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Pages that failed. */
export interface TroubleService {
  /** Writes into the log what a page tells. @throws AppError `too_many` from an address that tells a lot */
  report(address: string, trouble: Trouble): void;
}

/** Reports of one address. Times in milliseconds. @source ours */
export const troubleLimits: AttemptLimits = {
  free: 20,
  firstWaitMs: 10_000,
  longestWaitMs: 600_000,
  forgetMs: 600_000,
};

/** @param now monotonic time in milliseconds */
export function createTroubleService(
  { log }: Pick<ServiceDeps, 'log'>,
  now?: () => number,
): TroubleService {
  const limiter = createAttemptLimiter(troubleLimits, now);
  return {
    report: (address, trouble) => {
      assertMayTry(limiter, address);
      limiter.fail(address);
      log.warn({ trouble }, 'a page failed');
    },
  };
}
