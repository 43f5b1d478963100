import { AppError } from '@lobi/core/contract';

/** Limits of a kind of attempt. Times in milliseconds. */
export interface AttemptLimits {
  /** Number of failures without a wait. */
  readonly free: number;
  /** Wait after the first failure beyond `free`; it doubles with each further one. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Time without attempts after which a key is reset. */
  readonly forgetMs: number;
}

/** Counts failures per key and calculates the wait. */
export interface AttemptLimiter {
  /** Milliseconds until this key may try again; 0 if it may now. */
  waitMs(key: string): number;
  /** Counts a failure. */
  fail(key: string): void;
  /** Takes back one failure that was counted in advance. */
  undo(key: string): void;
  /** Forgets the key. */
  clear(key: string): void;
}

interface Tally {
  failures: number;
  lastAt: number;
  openAt: number;
}

/** Maximum number of keys in memory; beyond it the least recently used one is dropped. */
const maxKeys = 50_000;

/** Wait after this number of failures, in milliseconds. */
export const waitAfter = (
  { free, firstWaitMs, longestWaitMs }: AttemptLimits,
  failures: number,
): number => (failures < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - free)));

/** Creates a limiter in memory. `now` is monotonic time in milliseconds. */
export function createAttemptLimiter(
  limits: AttemptLimits,
  now: () => number = () => performance.now(),
): AttemptLimiter {
  const tallies = new Map<string, Tally>();

  const find = (key: string): Tally | undefined => {
    const tally = tallies.get(key);
    if (tally && now() - Math.max(tally.lastAt, tally.openAt) > limits.forgetMs) {
      tallies.delete(key);
      return undefined;
    }
    return tally;
  };

  const set = (key: string, failures: number): void => {
    tallies.delete(key);
    const at = now();
    tallies.set(key, { failures, lastAt: at, openAt: at + waitAfter(limits, failures) });
    if (tallies.size > maxKeys) {
      const [oldest] = tallies.keys();
      if (oldest !== undefined) tallies.delete(oldest);
    }
  };

  return {
    waitMs: (key) => Math.max(0, (find(key)?.openAt ?? 0) - now()),
    fail: (key) => set(key, (find(key)?.failures ?? 0) + 1),
    undo: (key) => {
      const tally = find(key);
      if (!tally) return;
      tally.failures -= 1;
      // The wait before this attempt is over; earlier failures stay counted.
      tally.openAt = now();
      if (tally.failures <= 0) tallies.delete(key);
    },
    clear: (key) => {
      tallies.delete(key);
    },
  };
}

/** @throws AppError `rate_limited` with the seconds to wait, while the key has to */
export function assertMayTry(limiter: AttemptLimiter, key: string): void {
  const waitMs = limiter.waitMs(key);
  if (waitMs > 0) throw tooMany(waitMs);
}

/** Creates the error of an attempt that has to wait, with the remaining seconds. */
export function tooMany(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new AppError('rate_limited', 'too many tries', {
    retryAfterSeconds: seconds,
    params: { seconds },
  });
}
