import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const personSearchColumns = {
  userId: column.uuid,
  /** Transaction id that a search must have left behind to be complete. */
  horizon: column.text,
  /** Whether all transactions have ended that may hide marks from a search that begins now. */
  seesAll: column.boolean,
};

/** A person whose other accounts are looked for. */
export type PersonSearch = RowOf<typeof personSearchColumns>;

/** Asks for a search for the other accounts of a person; a search under way starts again. */
export const requestPersonSearch = (tx: Transaction, userId: string, at: Date) =>
  tx.run(
    `insert into person_searches (user_id, asked_at) values ($1, $2)
     on conflict (user_id) do update set asked_at = excluded.asked_at, horizon = null`,
    [userId, at],
  );

/**
 * Searches that are not complete, the oldest first. A sign-in or a change of a profile that is under way
 * while a person is excluded may not see the exclusion, and its marks are not seen before its commit; so a
 * search is repeated until every transaction that was under way at its first look has ended. A
 * transaction that begins later sees the exclusion.
 */
export async function listPersonSearches(db: Queryable, most: number): Promise<PersonSearch[]> {
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
    [most],
  );
}

/** Ends a search, unless it was asked for again meanwhile. */
export const endPersonSearch = (db: Queryable, { userId, horizon }: PersonSearch) =>
  db.run('delete from person_searches where user_id = $1 and horizon = $2::xid8', [
    userId,
    horizon,
  ]);
