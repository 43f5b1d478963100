import type { Queryable } from './database.ts';

/** Returns whether this locked wallet has received the welcome credit. */
export async function wasWelcomed(db: Queryable, walletId: string): Promise<boolean> {
  const row = await db.row(
    `select 1 from transfers where kind = 'welcome' and reference = $1::uuid`,
    [walletId],
  );
  return row !== undefined;
}
