import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const withdrawalPinColumns = {
  /** Its hash, sealed; differs each time it is set. */
  sealed: column.text,
  setAt: column.time,
};

/** The withdrawal PIN of a user. */
export type WithdrawalPinRecord = RowOf<typeof withdrawalPinColumns>;

const ofUser = {
  name: 'withdrawal-pin',
  text: 'select sealed, set_at as "setAt" from withdrawal_pins where user_id = $1',
  columns: withdrawalPinColumns,
};

export const findWithdrawalPin = (db: Queryable, userId: string) => db.row(ofUser, [userId]);

/** Sets the PIN, replacing an earlier one. */
export const storeWithdrawalPin = (
  tx: Transaction,
  userId: string,
  { sealed, setAt }: WithdrawalPinRecord,
) =>
  tx.run(
    `insert into withdrawal_pins (user_id, sealed, set_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed = $2, set_at = $3`,
    [userId, sealed, setAt],
  );

/** Removes the PIN; returns whether there was one. */
export const endWithdrawalPin = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.run('delete from withdrawal_pins where user_id = $1', [userId])) > 0;
