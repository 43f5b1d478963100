import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const withdrawalPinColumns = {
  /** Its hash, sealed; another text whenever it is set. */
  sealed: column.text,
  setAt: column.time,
};

/** The PIN that a person's withdrawals take. */
export type WithdrawalPinRecord = RowOf<typeof withdrawalPinColumns>;

const ofUser = {
  name: 'withdrawal-pin',
  text: 'select sealed, set_at as "setAt" from withdrawal_pins where user_id = $1',
  columns: withdrawalPinColumns,
};

export const findWithdrawalPin = (db: Queryable, userId: string) => db.row(ofUser, [userId]);

/** Sets it, instead of an earlier one. */
export const keepWithdrawalPin = (
  tx: Transaction,
  userId: string,
  { sealed, setAt }: WithdrawalPinRecord,
) =>
  tx.run(
    `insert into withdrawal_pins (user_id, sealed, set_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed = $2, set_at = $3`,
    [userId, sealed, setAt],
  );

/** Ends it; returns whether there was one. */
export const endWithdrawalPin = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.run('delete from withdrawal_pins where user_id = $1', [userId])) > 0;
