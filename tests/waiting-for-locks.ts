import type { Database, Transaction } from '../packages/server/src/store/database.ts';
import { waitUntil } from './wait-until.ts';

/** A row for each statement on a database that waits for a lock now. */
export const waitingForLocks = (db: Database): Promise<object[]> =>
  db.rows(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );

/**
 * Makes calls while a lock is held that all of them need, and lets go once all wait: who reads before
 * it locks has then read what another changes. Calls that only start at once may follow each other.
 * @param waiting how many of them wait at the lock; the others wait for those. Default all.
 */
export async function callWhileLocked<T>(
  db: Database,
  lock: (tx: Transaction) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
  waiting = calls.length,
): Promise<T[]> {
  const { answers } = await db.transaction(async (tx) => {
    await lock(tx);
    const answers = calls.map((call) => call());
    await waitUntil(async () => {
      if ((await waitingForLocks(db)).length < waiting) throw new Error('Not all wait.');
    });
    return { answers };
  });
  return Promise.all(answers);
}
