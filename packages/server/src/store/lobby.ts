import { currencies, gameCategories } from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const winColumns = {
  id: column.uuid,
  username: column.text,
  /** Whether it is a demo account. */
  isDemo: column.boolean,
  gameId: column.uuid,
  gameTitle: column.text,
  currency: column.oneOf(currencies),
  amount: column.bigint,
  payout: column.bigint,
  settledAt: column.time,
};

/** A win, amounts in minor units. */
export type WinRecord = RowOf<typeof winColumns>;

const newestOf = (table: string, gameOf: string): string => `(
  select x.id, x.wallet_id, ${gameOf} as game_id, x.currency, x.amount, x.payout, x.settled_at
  from ${table} where x.status = 'won' and x.payout > x.amount
  order by x.settled_at desc limit $1
)`;

const newest = {
  name: 'lobby-wins',
  text: `select w.id, u.username,
      u.demo_account is not null as "isDemo", g.id as "gameId", g.title as "gameTitle", w.currency, w.amount,
      w.payout, w.settled_at as "settledAt"
    from (
      ${newestOf('bets x join rounds r on r.id = x.round_id', 'r.game_id')}
      union all
      ${newestOf('plays x', 'x.game_id')}
    ) w
    join games g on g.id = w.game_id and g.enabled
    join wallets own on own.id = w.wallet_id
    join users u on u.id = own.user_id
    order by w.settled_at desc, w.id desc limit $1`,
  columns: winColumns,
};

/** The newest wins of all games in the lobby, newest first. */
export const listNewestWins = (db: Queryable, limit: number) => db.rows(newest, [limit]);

const countedColumns = {
  id: column.uuid,
  category: column.oneOf(gameCategories),
  stakes: column.integer,
};

/** Counts the stakes of the last week by game of the lobby. */
export const countStakes = (db: Queryable, at?: Date) =>
  db.rows(
    {
      text: `select g.id, g.category, count(*)::integer as stakes from (
         select r.game_id from bets b join rounds r on r.id = b.round_id
         where b.created_at > coalesce($1::timestamptz, now()) - interval '7 days'
         union all
         select game_id from plays
         where created_at > coalesce($1::timestamptz, now()) - interval '7 days'
       ) stake join games g on g.id = stake.game_id and g.enabled
       group by g.id order by g.id`,
      columns: countedColumns,
    },
    [at ?? null],
  );

/** Ids of games added to the lobby in the last 30 days, newest first. */
export async function listNewGames(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.rows(
    {
      text: `select id from games where enabled and created_at > now() - interval '30 days'
       order by created_at desc, id desc limit $1`,
      columns: { id: column.uuid },
    },
    [limit],
  );
  return rows.map(({ id }) => id);
}
