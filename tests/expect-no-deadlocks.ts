import { expect } from 'vitest';
import type { Database } from '../packages/server/src/store/database.ts';

/**
 * Asserts that no deadlock has occurred in a database. PostgreSQL resolves one after a second and the
 * server retries, so that it is otherwise invisible.
 */
export async function expectNoDeadlocks(db: Database): Promise<void> {
  const row = await db.row(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(row).toEqual({ deadlocks: 0n });
}
