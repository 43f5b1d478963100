import type { Queryable, Transaction } from './database.ts';
import { column } from './row-shape.ts';

/** Takes the accounts of the demo that are not closed yet; wallets before users, as everywhere. */
export async function findOpenDemoAccounts(db: Queryable): Promise<string[]> {
  const rows = await db.rows({
    text: `select id from users where demo_account = 'open' order by id`,
    columns: { id: column.uuid },
  });
  return rows.map(({ id }) => id);
}

/** Ends every session of the demo's accounts; returns how many were running. */
export const endDemoSessions = (db: Queryable): Promise<number> =>
  db.run(
    `update sessions s set revoked_at = now() from users u
     where u.id = s.user_id and u.demo_account is not null and s.revoked_at is null`,
  );

/** Marks an account as closed for good; no password opens it any more. */
export const closeDemoAccount = (tx: Transaction, userId: string, passwordHash: string) =>
  tx.run(`update users set demo_account = 'closed', password_hash = $2 where id = $1`, [
    userId,
    passwordHash,
  ]);
