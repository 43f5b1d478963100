import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  sealed: column.text,
  /** `null`: set-up not completed, so that no code is asked for. */
  confirmedAt: column.time.orNull.from('confirmed_at'),
  /** Time step of the last accepted code. */
  lastStep: column.float.from('last_step::float8'),
};

/** The second factor of a user. */
export type SecondFactorRecord = RowOf<typeof columns>;

const ofUser = `select ${selectList(columns)} from second_factors where user_id = $1`;

export const findSecondFactor = (db: Queryable, userId: string) =>
  db.row({ name: 'second-factor', text: ofUser, columns }, [userId]);

/** Reads it with a lock, so that no other code of the user is accepted concurrently. */
export const lockSecondFactor = (tx: Transaction, userId: string) =>
  tx.row({ text: `${ofUser} for update`, columns }, [userId]);

/** Starts a set-up, replacing an unfinished one; returns whether none was active. */
export async function beginSecondFactor(
  tx: Transaction,
  userId: string,
  { sealed, at }: { readonly sealed: string; readonly at: Date },
): Promise<boolean> {
  const written = await tx.run(
    `insert into second_factors (user_id, sealed, begun_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed = $2, begun_at = $3, last_step = 0
       where second_factors.confirmed_at is null`,
    [userId, sealed, at],
  );
  return written > 0;
}

/** Stores the changes after an accepted code. */
export const updateSecondFactor = (
  tx: Transaction,
  userId: string,
  { sealed, confirmedAt, lastStep }: SecondFactorRecord,
) =>
  tx.run(
    `update second_factors set sealed = $2, confirmed_at = $3, last_step = $4 where user_id = $1`,
    [userId, sealed, confirmedAt, lastStep],
  );

export const endSecondFactor = (tx: Transaction, userId: string) =>
  tx.run('delete from second_factors where user_id = $1', [userId]);
