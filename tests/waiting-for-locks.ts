import type { Database, Transaction } from '../packages/server/src/store/database.ts';
import { waitUntil } from './wait-until.ts';

/** Query with one row for each statement that currently waits for a lock. */
export const waitingForLocks = (db: Database): Promise<object[]> =>
  db.rows(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );

/**
 * Makes calls while a lock that they need is held, and releases it once all are waiting: code that
 * reads before it locks has then read data that another call changes. Without this, concurrently
 * started calls may run one after the other.
 * @param waiting number of calls that wait for the lock; the others wait for those. Default all.
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
