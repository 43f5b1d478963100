import type { Queryable, Transaction } from './database.ts';
import { column } from './row-shape.ts';

/** Returns the ids of the open demo accounts. */
export async function findOpenDemoAccounts(db: Queryable): Promise<string[]> {
  const rows = await db.rows({
    text: `select id from users where demo_account = 'open' order by id`,
    columns: { id: column.uuid },
  });
  return rows.map(({ id }) => id);
}

/** Ends every session of the demo accounts with its devices; returns the number of running ones. */
export async function endDemoSessions(db: Queryable): Promise<number> {
  const ended = await db.run(
    `update sessions s set revoked_at = now() from users u
     where u.id = s.user_id and u.demo_account is not null and s.revoked_at is null`,
  );
  await db.run(
    `delete from push_subscriptions p using users u
     where u.id = p.user_id and u.demo_account is not null`,
  );
  return ended;
}

/** Marks an account as permanently closed and removes its password. */
export const closeDemoAccount = (tx: Transaction, userId: string, passwordHash: string) =>
  tx.run(`update users set demo_account = 'closed', password_hash = $2 where id = $1`, [
    userId,
    passwordHash,
  ]);
