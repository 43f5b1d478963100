import type { Database } from '../../store/database.ts';
import { countGuesses, deleteGuesses, lockGuesses } from '../../store/guesses.ts';
import { addMs, keyOf } from './guess-counter.ts';

/**
 * Turns of callers who have to wait for attempts of others: a caller that has waited is admitted once,
 * however many others arrive meanwhile. Times in milliseconds.
 */
export interface WaitingTurns {
  /**
   * Returns 0 to a caller that has waited, and takes the turn; otherwise the remaining wait, which for a
   * new caller starts now.
   */
  takeTurn(key: string, waitMs: number): Promise<number>;
  /** Returns a turn that was not used for a guess: it may be taken again at once. */
  returnTurn(key: string): Promise<void>;
}

/** Creates turns in memory. `now` is monotonic time in milliseconds. */
export function createMemoryTurns(lifeMs: number, now: () => number): WaitingTurns {
  const openAts = new Map<string, number>();
  return {
    takeTurn: async (key, waitMs) => {
      const openAt = openAts.get(key);
      if (openAt === undefined || openAt + lifeMs < now()) {
        openAts.set(key, now() + waitMs);
        return waitMs;
      }
      if (openAt > now()) return openAt - now();
      openAts.delete(key);
      return 0;
    },
    returnTurn: async (key) => void openAts.set(key, now()),
  };
}

/** Creates turns in the database, for all processes. Not for use within a transaction. */
export function createDatabaseTurns(db: Database, kind: string, lifeMs: number): WaitingTurns {
  return {
    takeTurn: (text, waitMs) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now, failures, openAt, forgottenAt } = await lockGuesses(tx, key);
        if (failures === 0 || forgottenAt < now) {
          const at = addMs(now, waitMs);
          await countGuesses(tx, key, { failures: 1, openAt: at, forgottenAt: addMs(at, lifeMs) });
          return waitMs;
        }
        if (openAt > now) return openAt.getTime() - now.getTime();
        await deleteGuesses(tx, key);
        return 0;
      }),
    returnTurn: (text) =>
      db.transaction(async (tx) => {
        const key = keyOf(kind, text);
        const { now } = await lockGuesses(tx, key);
        await countGuesses(tx, key, { failures: 1, openAt: now, forgottenAt: addMs(now, lifeMs) });
      }),
  };
}
