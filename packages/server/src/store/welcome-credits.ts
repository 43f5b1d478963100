import type { Queryable } from './database.ts';

/** Has this wallet been given the welcome credit? The wallet is taken. */
export async function wasWelcomed(db: Queryable, walletId: string): Promise<boolean> {
  const row = await db.row(
    `select 1 from transfers where kind = 'welcome' and reference = $1::uuid`,
    [walletId],
  );
  return row !== undefined;
}
