import type { Queryable } from './database.ts';
import { column } from './row-shape.ts';

/** All ids are unique across tables, so that the kind of an id is unambiguous. */
const names = {
  name: 'names-of-things',
  text: `select id, username as name from users where id = any ($1::uuid[])
    union all select w.id, u.username from wallets w join users u on u.id = w.user_id
      where w.id = any ($1::uuid[])
    union all select id, title from games where id = any ($1::uuid[])
    union all select r.id, g.title || ' ' || r.number from rounds r join games g on g.id = r.game_id
      where r.id = any ($1::uuid[])
    union all select id, 'DP-' || upper(right(replace(id::text, '-', ''), 8)) from transactions
      where id = any ($1::uuid[]) and type = 'deposit'
    union all select id, title from events where id = any ($1::uuid[])
    union all select id, name from payment_channels where id = any ($1::uuid[])
    union all select id, name from gateways where id = any ($1::uuid[])
    union all select id, name from providers where id = any ($1::uuid[])
    union all select id, subject_name from change_requests where id = any ($1::uuid[])`,
  columns: { id: column.uuid, name: column.text },
};

/**
 * Returns the names of users, wallets, games, fights, deposits, channels and the like; unnamed records
 * are omitted.
 */
export async function findNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await db.rows(names, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
