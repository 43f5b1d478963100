import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { countGuesses, deleteGuesses, lockGuesses, type GuessKey } from '../../store/guesses.ts';
import { createAttemptLimiter, waitAfter, type AttemptLimits } from './attempt-limiter.ts';

/**
 * Limits attempts to guess a secret, by key. An attempt counts before the secret is verified. Times in
 * ms.
 */
export interface GuessCounter {
  /** Counts an attempt as failed and returns 0; or returns the remaining wait, and counts nothing. */
  countAttempt(key: string): Promise<number>;
  /** Takes back one attempt that was counted in advance; earlier failures stay counted. */
  undo(key: string): Promise<void>;
  /** Resets the failures of the key after a correct secret. */
  clear(key: string): Promise<void>;
}

/** Creates a counter in memory. `now` is monotonic time in milliseconds. */
export function createMemoryCounter(limits: AttemptLimits, now?: () => number): GuessCounter {
  const limiter = createAttemptLimiter(limits, now);
  return {
    countAttempt: async (key) => {
      const waitMs = limiter.waitMs(key);
      if (waitMs <= 0) limiter.fail(key);
      return waitMs;
    },
    undo: async (key) => limiter.undo(key),
    clear: async (key) => limiter.clear(key),
  };
}

/** Key of a row in the `guesses` table: the kind of attempt, and a hash of the limited identifier. */
export const keyOf = (kind: string, text: string): GuessKey => ({
  kind,
  key: createHash('sha256').update(text).digest(),
});

/** The time `ms` milliseconds after `at`. */
export const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * Creates a counter in the database: the limits apply across all processes and survive a restart. It
 * opens its own transaction, so that it must not be used inside another one.
 */
export function createDatabaseCounter(
  db: Database,
  kind: string,
  limits: AttemptLimits,
): GuessCounter {
  return {
    countAttempt: (text) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now, failures: before, openAt, forgottenAt } = await lockGuesses(tx, key);
        if (openAt > now) return openAt.getTime() - now.getTime();
        const failures = (forgottenAt < now ? 0 : before) + 1;
        const nextAt = addMs(now, waitAfter(limits, failures));
        const endsAt = addMs(nextAt, limits.forgetMs);
        await countGuesses(tx, key, { failures, openAt: nextAt, forgottenAt: endsAt });
        return 0;
      }),
    undo: (text) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now, failures, forgottenAt } = await lockGuesses(tx, key);
        // The wait before this attempt is over; earlier failures stay counted.
        const endsAt = forgottenAt < now ? now : forgottenAt;
        const remaining = Math.max(0, failures - 1);
        await countGuesses(tx, key, { failures: remaining, openAt: now, forgottenAt: endsAt });
      }),
    clear: async (text) => void (await deleteGuesses(db, keyOf(kind, text))),
  };
}
