import type { Database } from '../../packages/server/src/store/database.ts';
import { queryRows } from '../query-rows.ts';

/** Wallets of synthetic users. */
export async function makeWallets(db: Database, count: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    `with people as (
       insert into users (id, username, role, status, password_hash, referral_code,
         agreed_notice, agreed_at)
       select gen_random_uuid(), 'bench' || n, 'player', 'activated', 'none', 'bench' || n, '1', now()
       from generate_series(1, $1::int) n returning id
     )
     insert into wallets (id, user_id, currency) select gen_random_uuid(), id, 'IDR' from people
     returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
