import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const personSearchColumns = {
  userId: column.uuid,
  /** Transaction id that must have ended before a search is complete. */
  horizon: column.text,
  /** Whether all transactions have ended whose details a search that starts now might miss. */
  seesAll: column.boolean,
};

/** A user whose other accounts are searched. */
export type PersonSearch = RowOf<typeof personSearchColumns>;

/** Requests a search for the other accounts of a user; a running search starts again. */
export const requestPersonSearch = (tx: Transaction, userId: string, at: Date) =>
  tx.run(
    `insert into person_searches (user_id, asked_at) values ($1, $2)
     on conflict (user_id) do update set asked_at = excluded.asked_at, horizon = null`,
    [userId, at],
  );

/**
 * Open searches, oldest first. A sign-in or a profile change that is concurrent with an exclusion may
 * not see the exclusion, and its details are not visible before its commit; so a search is repeated
 * until every transaction that was open at its first run has ended. Transactions that begin later see
 * the exclusion.
 */
export async function listPersonSearches(db: Queryable, limit: number): Promise<PersonSearch[]> {
  await db.run(
    `update person_searches set horizon = pg_snapshot_xmax(pg_current_snapshot())
     where horizon is null`,
  );
  return db.rows(
    {
      text: `select user_id as "userId", horizon::text as horizon,
         horizon <= pg_snapshot_xmin(pg_current_snapshot()) as "seesAll"
       from person_searches where horizon is not null order by asked_at limit $1`,
      columns: personSearchColumns,
    },
    [limit],
  );
}

/** Completes a search, unless it was requested again meanwhile. */
export const endPersonSearch = (db: Queryable, { userId, horizon }: PersonSearch) =>
  db.run('delete from person_searches where user_id = $1 and horizon = $2::xid8', [
    userId,
    horizon,
  ]);
