import type { Database } from '../../store/database.ts';
import { countGuesses, forgetGuesses, lockGuesses } from '../../store/guesses.ts';
import { after, keyOf } from './guess-counter.ts';

/**
 * Turns of those who have to wait for what others do: a caller that has waited gets in once,
 * however many others come meanwhile. Times in milliseconds.
 */
export interface WaitingTurns {
  /**
   * Answers 0 to a caller that has waited, and takes the turn; otherwise how long is left, counted
   * from now for a new caller.
   */
  take(key: string, waitMs: number): Promise<number>;
  /** Returns a turn that was not used for a guess: it may be taken again, at once. */
  giveBack(key: string): Promise<void>;
}

/** Turns in this process alone. `now` is monotonic time in milliseconds. */
export function turnsInMemory(lifeMs: number, now: () => number): WaitingTurns {
  const openAts = new Map<string, number>();
  return {
    take: async (key, waitMs) => {
      const openAt = openAts.get(key);
      if (openAt === undefined || openAt + lifeMs < now()) {
        openAts.set(key, now() + waitMs);
        return waitMs;
      }
      if (openAt > now()) return openAt - now();
      openAts.delete(key);
      return 0;
    },
    giveBack: async (key) => void openAts.set(key, now()),
  };
}

/** Turns in the database, for all processes together. Not for use within a transaction. */
export function turnsInDatabase(db: Database, kind: string, lifeMs: number): WaitingTurns {
  return {
    take: (text, waitMs) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now, failures, openAt, forgottenAt } = await lockGuesses(tx, key);
        if (failures === 0 || forgottenAt < now) {
          const at = after(now, waitMs);
          await countGuesses(tx, key, { failures: 1, openAt: at, forgottenAt: after(at, lifeMs) });
          return waitMs;
        }
        if (openAt > now) return openAt.getTime() - now.getTime();
        await forgetGuesses(tx, key);
        return 0;
      }),
    giveBack: (text) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now } = await lockGuesses(tx, key);
        await countGuesses(tx, key, { failures: 1, openAt: now, forgottenAt: after(now, lifeMs) });
      }),
  };
}
