import { expect } from 'vitest';
import type { Database } from '../packages/server/src/store/database.ts';

/**
 * No two transactions of a database have waited for each other in a circle so far. PostgreSQL ends
 * such a circle after a second and the server tries again, so that nothing else shows it.
 */
export async function expectNoCircles(db: Database): Promise<void> {
  const row = await db.row(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(row).toEqual({ deadlocks: 0n });
}
