import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { countGuesses, forgetGuesses, lockGuesses, type GuessKey } from '../../store/guesses.ts';
import { createAttemptLimiter, waitAfter, type AttemptLimits } from './attempt-limiter.ts';

/** Counts tries at a secret, by key, before the secret is looked at. Times in milliseconds. */
export interface GuessCounter {
  /** Counts a try as a failure and answers 0; or answers how long it has to wait, and counts nothing. */
  take(key: string): Promise<number>;
  /** Takes back one try that was counted ahead; earlier ones stay. */
  undo(key: string): Promise<void>;
  /** The secret was right: the key starts again. */
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

/** What is counted, as a row of the table of guesses names it. */
export const keyOf = (kind: string, text: string): GuessKey => ({
  kind,
  key: createHash('sha256').update(text).digest(),
});

/** A time later by so many milliseconds. */
export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * Counts in the database, so that as many processes as there are allow no more together than one, and
 * a restart forgives nothing. Not for use within a transaction.
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
        // The wait before this try has been served; earlier failures stay counted.
        const endsAt = forgottenAt < now ? now : forgottenAt;
        const left = Math.max(0, failures - 1);
        await countGuesses(tx, key, { failures: left, openAt: now, forgottenAt: endsAt });
      }),
    clear: async (text) => void (await forgetGuesses(db, keyOf(kind, text))),
  };
}
