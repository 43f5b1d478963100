import { currencies, type Currency } from '@lobi/core/contract';
import type { JackpotTerms } from '@lobi/core/games';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('j.id'),
  /** Message key of the name. */
  name: column.text.from('j.name'),
  contributionBp: column.integer.from('j.contribution_bp'),
  seed: column.bigint.from('j.seed'),
  turnover: column.bigint.from('j.turnover'),
};

/** A jackpot and its terms; amounts in minor units. */
export type JackpotRecord = RowOf<typeof columns> & JackpotTerms;

const jackpotNowColumns = {
  id: column.uuid,
  name: column.text,
  currency: column.oneOf(currencies),
  amount: column.bigint,
  wonAt: column.time.orNull,
  gameIds: column.list(column.uuid),
};

/** A jackpot as the lobby shows it; amounts in minor units. */
export type JackpotNow = RowOf<typeof jackpotNowColumns>;

/** A new jackpot with its seed. */
export interface NewJackpot extends Omit<JackpotRecord, 'id'> {
  readonly currency: Currency;
  /** Engines of the built-in games with this jackpot. */
  readonly engines: readonly string[];
}

/**
 * Inserts a jackpot, its account and its games; an existing one of that name stays unchanged. Returns
 * the id of a new one, whose seed must then be booked.
 */
export async function insertJackpot(
  tx: Transaction,
  jackpot: NewJackpot,
): Promise<string | undefined> {
  const row = await tx.row(
    {
      text: `insert into jackpots (id, name, currency, contribution_bp, seed, turnover, amount)
       values ($1, $2, $3, $4, $5, $6, $5) on conflict do nothing returning id`,
      columns: { id: column.uuid },
    },
    [
      uuid(),
      jackpot.name,
      jackpot.currency,
      jackpot.contributionBp,
      jackpot.seed,
      jackpot.turnover,
    ],
  );
  if (!row) return undefined;
  await tx.run(`insert into house_accounts (id, code, currency) values ($1, 'jackpot', $2)`, [
    row.id,
    jackpot.currency,
  ]);
  await tx.run(
    `insert into jackpot_games (game_id, jackpot_id)
     select id, $1 from games where house and currency = $2 and engine = any ($3::text[])
     on conflict do nothing`,
    [row.id, jackpot.currency, jackpot.engines],
  );
  return row.id;
}

const ofGame = {
  name: 'jackpot-of-game',
  text: `select ${selectList(columns)}
    from jackpot_games g join jackpots j on j.id = g.jackpot_id where g.game_id = $1`,
  columns,
};

/** Finds the jackpot of a game, without a lock. */
export const findJackpotOf = (db: Queryable, gameId: string): Promise<JackpotRecord | undefined> =>
  db.row(ofGame, [gameId]);

const share: Statement = {
  name: 'jackpot-share',
  text: 'insert into jackpot_shares (jackpot_id, amount) values ($1, $2)',
};

/** Adds the contribution of a stake, without a lock. Minor units, not zero. */
export const addShare = (tx: Transaction, jackpotId: string, amount: bigint) =>
  tx.run(share, [jackpotId, amount]);

/** Adds up the contributions of locked jackpots. */
const count = (tx: Transaction, jackpotIds: readonly string[]) =>
  tx.run(
    `with counted as (
       delete from jackpot_shares where jackpot_id = any ($1::uuid[]) returning jackpot_id, amount
     )
     update jackpots j set amount = j.amount + c.amount
     from (
       select jackpot_id, sum(amount)::bigint as amount from counted group by jackpot_id
     ) c where j.id = c.jackpot_id`,
    [jackpotIds],
  );

/**
 * Locks a jackpot for the play that has won it, after the wallet. Returns its amount: all contributions
 * of committed plays, and none of concurrent ones. Minor units.
 */
export async function lockJackpot(tx: Transaction, jackpotId: string): Promise<bigint> {
  await tx.run('select from jackpots where id = $1 for no key update', [jackpotId]);
  await count(tx, [jackpotId]);
  const row = await tx.row(
    { text: 'select amount from jackpots where id = $1', columns: { amount: column.bigint } },
    [jackpotId],
  );
  if (!row) throw new Error(`The jackpot ${jackpotId} does not exist.`);
  return row.amount;
}

/** Restarts a locked jackpot after a win. */
export const beginJackpot = (tx: Transaction, jackpotId: string, amount: bigint, at: Date) =>
  tx.run('update jackpots set amount = $2, won_at = $3 where id = $1', [jackpotId, amount, at]);

/**
 * Adds up the contributions of all jackpots that are not locked, so that few remain to be added when an
 * amount is read.
 */
export async function countShares(tx: Transaction): Promise<void> {
  const free = await tx.rows({
    text: `select id from jackpots j where exists (select from jackpot_shares where jackpot_id = j.id)
       order by id for no key update skip locked`,
    columns: { id: column.uuid },
  });
  if (free.length > 0)
    await count(
      tx,
      free.map(({ id }) => id),
    );
}

const now = {
  name: 'jackpots-now',
  text: `select j.id, j.name, j.currency, j.won_at as "wonAt", own.ids as "gameIds",
      (j.amount + coalesce(
        (select sum(s.amount) from jackpot_shares s where s.jackpot_id = j.id), 0
      ))::bigint as amount
    from jackpots j
    join lateral (
      select array_agg(g.id order by g.created_at, g.id) as ids
      from jackpot_games o join games g on g.id = o.game_id and g.enabled
      where o.jackpot_id = j.id
    ) own on own.ids is not null
    order by j.created_at, j.id`,
  columns: jackpotNowColumns,
};

/** Jackpots of games in the lobby and their amounts, in one snapshot. */
export const listJackpots = (db: Queryable) => db.rows(now);
