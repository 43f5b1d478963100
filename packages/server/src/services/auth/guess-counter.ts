import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { countGuesses, forgetGuesses, lockGuesses, type GuessKey } from '../../store/guesses.ts';
import { createAttemptLimiter, waitAfter, type AttemptLimits } from './attempt-limiter.ts';

/** Limits attempts at a secret, by key. An attempt counts before the secret is verified. Times in ms. */
export interface GuessCounter {
  /** Counts an attempt as failed and returns 0; or returns the time to wait, and counts nothing. */
  take(key: string): Promise<number>;
  /** Takes back one attempt that was counted in advance; earlier failures stay counted. */
  undo(key: string): Promise<void>;
  /** Forgets all failures of the key, after the secret was right. */
  clear(key: string): Promise<void>;
}

/** Counts in this process alone. `now` is monotonic time in milliseconds. */
export function countInMemory(limits: AttemptLimits, now?: () => number): GuessCounter {
  const limiter = createAttemptLimiter(limits, now);
  return {
    take: async (key) => {
      const waitMs = limiter.waitMs(key);
      if (waitMs <= 0) limiter.fail(key);
      return waitMs;
    },
    undo: async (key) => limiter.undo(key),
    clear: async (key) => limiter.clear(key),
  };
}

/** Key of a row in the `guesses` table: the kind of attempt, and a hash of what is limited. */
export const keyOf = (kind: string, text: string): GuessKey => ({
  kind,
  key: createHash('sha256').update(text).digest(),
});

/** The time `ms` milliseconds after `at`. */
export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * Counts in the database: the limits hold across all processes and survive a restart. It opens a
 * transaction of its own, so that it must not be used inside of one.
 */
export function countInDatabase(db: Database, kind: string, limits: AttemptLimits): GuessCounter {
  return {
    take: (text) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now, failures: before, openAt, forgottenAt } = await lockGuesses(tx, key);
        if (openAt > now) return openAt.getTime() - now.getTime();
        const failures = (forgottenAt < now ? 0 : before) + 1;
        const nextAt = after(now, waitAfter(limits, failures));
        const endsAt = after(nextAt, limits.forgetMs);
        await countGuesses(tx, key, { failures, openAt: nextAt, forgottenAt: endsAt });
        return 0;
      }),
    undo: (text) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now, failures, forgottenAt } = await lockGuesses(tx, key);
        // The user has already waited before this attempt; earlier failures stay counted.
        const endsAt = forgottenAt < now ? now : forgottenAt;
        const left = Math.max(0, failures - 1);
        await countGuesses(tx, key, { failures: left, openAt: now, forgottenAt: endsAt });
      }),
    clear: async (text) => void (await forgetGuesses(db, keyOf(kind, text))),
  };
}
