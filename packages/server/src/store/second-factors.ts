import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  sealed: column.text,
  /** `null`: begun, and not asked for yet. */
  confirmedAt: column.time.orNull.from('confirmed_at'),
  /** Time step of the newest code that was taken. */
  lastStep: column.float.from('last_step::float8'),
};

/** The second factor of a person. */
export type SecondFactorRecord = RowOf<typeof columns>;

const ofUser = `select ${selectList(columns)} from second_factors where user_id = $1`;

export const findSecondFactor = (db: Queryable, userId: string) =>
  db.row({ name: 'second-factor', text: ofUser, columns }, [userId]);

/** Reads it so that no other code of the person is taken meanwhile. */
export const lockSecondFactor = (tx: Transaction, userId: string) =>
  tx.row({ text: `${ofUser} for update`, columns }, [userId]);

/** Begins one, instead of one that was begun before; returns whether none was on. */
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

/** Keeps what has changed when a code was taken. */
export const keepSecondFactor = (
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
