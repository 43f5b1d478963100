import type { Database } from '../packages/server/src/store/database.ts';

/** A row for each statement on a database that waits for a lock now. */
export const waitingForLocks = (db: Database): Promise<object[]> =>
  db.rows(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
