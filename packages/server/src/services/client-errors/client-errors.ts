import type { ClientError } from '@lobi/core/contract';
import { assertMayTry, createAttemptLimiter, type AttemptLimits } from '../auth/attempt-limiter.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Pages that failed. */
export interface ClientErrorService {
  /**
   * Writes a client error report to the log.
   * @throws AppError `rate_limited` for an address above the rate limit
   */
  report(address: string, clientError: ClientError): void;
}

/** Rate limit of reports per address. Times in milliseconds. @source ours */
export const clientErrorLimits: AttemptLimits = {
  free: 20,
  firstWaitMs: 10_000,
  longestWaitMs: 600_000,
  forgetMs: 600_000,
};

/** @param now monotonic time in milliseconds */
export function createClientErrorService(
  { log }: Pick<ServiceDeps, 'log'>,
  now?: () => number,
): ClientErrorService {
  const limiter = createAttemptLimiter(clientErrorLimits, now);
  return {
    report: (address, clientError) => {
      assertMayTry(limiter, address);
      limiter.fail(address);
      log.warn({ clientError }, 'a client error was reported');
    },
  };
}
