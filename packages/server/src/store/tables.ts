import { currencies } from '@lobi/core/contract';
import type { BingoTerms } from '@lobi/core/games';
import { v7 as uuid } from 'uuid';
import type { Queryable, RowStatement, Statement, Transaction } from './database.ts';
import type { ChainRecord } from './hash-chains.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Statuses of a round at a table; the last two are final. */
const tableRoundStatuses = ['betting', 'running', 'settled', 'voided'] as const;
export type TableRoundStatus = (typeof tableRoundStatuses)[number];

/** Terms of one round, fixed whatever happens to its game. Minor units. */
export interface TableTerms {
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
  readonly takeoutBp: number;
  /** Shares of a pool by pattern; none without a pool, and in rounds from before they were stored. */
  readonly prizesBp?: BingoTerms['prizesBp'];
  /** Smallest prizes of a pool; default none. */
  readonly guarantee?: BingoTerms['guarantee'];
  /** Maximum payout of one play. */
  readonly maximumPayout: bigint;
}

/** Stored outcome of a finished round. */
export interface TableOutcome {
  /** Point in basis points, balls called, or winner. */
  readonly result: string;
  /** Players could not act when it ended, because the table was stalled. */
  readonly unattended?: boolean;
}

/** Limits as stored: `bigint` has no JSON representation. */
type StoredTerms = {
  readonly [Field in keyof TableTerms]: TableTerms[Field] extends bigint
    ? string
    : TableTerms[Field];
};

const columns = {
  id: column.uuid.from('r.id'),
  gameId: column.uuid.from('r.game_id'),
  gameTitle: column.text.from('g.title'),
  engine: column.text.from('g.engine'),
  number: column.integer.from('r.number'),
  status: column.oneOf(tableRoundStatuses).from('r.status'),
  currency: column.oneOf(currencies).from('r.currency'),
  terms: column.json<StoredTerms>().from('r.terms'),
  opensAt: column.time.from('r.opens_at'),
  closesAt: column.time.from('r.closes_at'),
  startedAt: column.time.orNull.from('r.started_at'),
  endedAt: column.time.orNull.from('r.ended_at'),
  /** `null` until the round has ended. */
  hash: column.text.orNull.from('r.hash'),
  outcome: column.json<TableOutcome>().orNull.from('r.outcome'),
  settledThrough: column.uuid.orNull.from('r.settled_through'),
  paidAt: column.time.orNull.from('r.paid_at'),
  chain: column.json<ChainRecord & { readonly salt: string }>()
    .from(`jsonb_build_object('id', c.id, 'gameId', c.game_id, 'firstNumber', c.first_number,
    'games', c.games, 'published', c.published, 'secret', c.secret, 'salt', c.salt,
    'saltSource', c.salt_source)`),
};

type StoredRound = RowOf<typeof columns>;

/** A round at a table, and the chain that decides it. */
export type TableRound = Omit<StoredRound, 'terms'> & { readonly terms: TableTerms };

const tables = `table_rounds r join games g on g.id = r.game_id
  join hash_chains c on c.id = r.chain_id`;

const toRound = ({ terms, ...row }: StoredRound): TableRound => ({
  ...row,
  terms: {
    ...terms,
    minimumStake: BigInt(terms.minimumStake),
    maximumStake: BigInt(terms.maximumStake),
    maximumPayout: BigInt(terms.maximumPayout),
  },
});

const roundOf = async (
  db: Queryable,
  statement: RowStatement<typeof columns>,
  values: readonly unknown[],
): Promise<TableRound | undefined> => {
  const row = await db.row(statement, values);
  return row && toRound(row);
};

const newest = {
  name: 'table-round-newest',
  text: `select ${selectList(columns)} from ${tables} where r.game_id = $1 order by r.number desc limit 1`,
  columns,
};

/** The newest round of a game, ended or not. */
export const findNewestRound = (db: Queryable, gameId: string) => roundOf(db, newest, [gameId]);

const byId = {
  name: 'table-round-by-id',
  text: `select ${selectList(columns)} from ${tables} where r.id = $1`,
  columns,
};

export const findTableRound = (db: Queryable, roundId: string) => roundOf(db, byId, [roundId]);

const lockBy = (name: string, lock: string) => ({
  name,
  text: `select ${selectList(columns)} from ${tables} where r.id = $1 ${lock}`,
  columns,
});
const lockAlone = lockBy('table-round-lock', 'for no key update of r');
const lockShared = lockBy('table-round-share', 'for share of r');

/**
 * Locks a round for a change: waits for the plays that are being written. The advisory lock in front is
 * for fairness: its queue lets the change in between an endless stream of plays.
 */
export async function lockTableRound(
  tx: Transaction,
  roundId: string,
): Promise<TableRound | undefined> {
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))', [roundId]);
  return roundOf(tx, lockAlone, [roundId]);
}

/** Takes a shared lock on a round: it cannot change until the plays are written. */
export async function shareTableRound(
  tx: Transaction,
  roundId: string,
): Promise<TableRound | undefined> {
  await tx.run('select pg_advisory_xact_lock_shared(hashtextextended($1::uuid::text, 0))', [
    roundId,
  ]);
  return roundOf(tx, lockShared, [roundId]);
}

const seatColumns = {
  gameId: column.uuid.from('g.id'),
  engine: column.text.from('g.engine'),
  enabled: column.boolean.from('g.enabled'),
  roundId: column.uuid.orNull.from('r.id'),
  holder: column.uuid.orNull.from('t.holder'),
  heldUntil: column.time.orNull.from('t.held_until'),
  wantedUntil: column.time.orNull.from('t.wanted_until'),
};

/** A table as its clock sees it. */
export type TableSeat = RowOf<typeof seatColumns>;

const seatTables = `games g left join game_tables t on t.game_id = g.id
  left join table_rounds r on r.game_id = g.id and r.paid_at is null`;

const seats = {
  name: 'table-seats',
  text: `select ${selectList(seatColumns)} from ${seatTables}
    where g.engine = any ($1::text[]) and (r.id is not null or t.wanted_until > $2)`,
  columns: seatColumns,
};

/** Tables that need attention: with a running round, or with a client that waits for one. */
export const findSeats = (db: Queryable, engines: readonly string[], now: Date) =>
  db.rows(seats, [engines, now]);

const seatOf = {
  name: 'table-seat',
  text: `select ${selectList(seatColumns)} from ${seatTables} where g.id = $1`,
  columns: seatColumns,
};

export const findSeat = (db: Queryable, gameId: string) => db.row(seatOf, [gameId]);

const hold: Statement = {
  name: 'table-hold',
  text: `insert into game_tables (game_id, holder, held_until) values ($1, $2, $4)
    on conflict (game_id) do update set holder = excluded.holder, held_until = excluded.held_until
    where game_tables.held_until is null or game_tables.held_until <= $3
      or game_tables.holder = excluded.holder`,
};

/** Acquires or renews the lease of a table for a node; `false` when another node has it. */
export const holdTable = async (
  db: Queryable,
  gameId: string,
  node: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> => (await db.run(hold, [gameId, node, now, until])) > 0;

/** Releases all tables of a node. */
export const releaseTables = (db: Queryable, node: string) =>
  db.run('update game_tables set holder = null, held_until = null where holder = $1', [node]);

const want: Statement = {
  name: 'table-want',
  text: `insert into game_tables (game_id, wanted_until) values ($1, $3)
    on conflict (game_id) do update set wanted_until = excluded.wanted_until
    where game_tables.wanted_until is null or game_tables.wanted_until < $2`,
};

/**
 * Records that the table has a viewer until `until`; written only if the stored time is before `unless`.
 */
export const recordTableViewer = (db: Queryable, gameId: string, unless: Date, until: Date) =>
  db.run(want, [gameId, unless, until]);

/** Locks a game's table to open its next round. */
export const lockTable = (tx: Transaction, gameId: string) =>
  tx.run('select from game_tables where game_id = $1 for no key update', [gameId]);

/** A new round. */
export type NewTableRound = Pick<
  TableRound,
  'gameId' | 'number' | 'currency' | 'terms' | 'opensAt' | 'closesAt'
> & { readonly chainId: string; readonly hasPool: boolean };

/** Inserts a round that takes bets, and its pool account if it has one; returns its id. */
export async function insertTableRound(tx: Transaction, round: NewTableRound): Promise<string> {
  const id = uuid();
  const { terms } = round;
  const stored: StoredTerms = {
    ...terms,
    minimumStake: String(terms.minimumStake),
    maximumStake: String(terms.maximumStake),
    maximumPayout: String(terms.maximumPayout),
  };
  await tx.run(
    `with account as (
       insert into house_accounts (id, code, currency, created_at)
       select $1::uuid, 'pool', $5::text, $7::timestamptz where $9::boolean
     )
     insert into table_rounds (id, game_id, chain_id, number, status, currency, terms, opens_at, closes_at)
     values ($1, $2, $3, $4, 'betting', $5, $6::jsonb, $7, $8)`,
    [
      id,
      round.gameId,
      round.chainId,
      round.number,
      round.currency,
      JSON.stringify(stored),
      round.opensAt,
      round.closesAt,
      round.hasPool,
    ],
  );
  return id;
}

/** Betting has ended. */
export const startTableRound = (tx: Transaction, roundId: string, at: Date) =>
  tx.run(`update table_rounds set status = 'running', started_at = $2 where id = $1`, [
    roundId,
    at,
  ]);

/** The round has ended: stores its revealed decision. */
export const endTableRound = (
  tx: Transaction,
  roundId: string,
  revealed: { readonly hash: string; readonly outcome: TableOutcome; readonly at: Date },
) =>
  tx.run(
    `update table_rounds set status = 'settled', hash = $2, outcome = $3::jsonb, ended_at = $4
     where id = $1`,
    [roundId, revealed.hash, JSON.stringify(revealed.outcome), revealed.at],
  );

/** The round can no longer be decided: all stakes are refunded. */
export const voidTableRound = (tx: Transaction, roundId: string, at: Date) =>
  tx.run(`update table_rounds set status = 'voided', ended_at = $2 where id = $1`, [roundId, at]);

/** Progress of the payment. */
export const markSettledThrough = (tx: Transaction, roundId: string, playId: string) =>
  tx.run('update table_rounds set settled_through = $2 where id = $1', [roundId, playId]);

/** Its last play was paid. */
export const markPaid = (tx: Transaction, roundId: string, at: Date) =>
  tx.run('update table_rounds set paid_at = $2 where id = $1', [roundId, at]);

/** An ended round, for the history of its table. */
const pastRoundColumns = {
  roundId: column.uuid,
  number: column.integer,
  result: column.text,
  hash: column.text,
};

const past = {
  name: 'table-history',
  text: `select id as "roundId", number, outcome ->> 'result' as result, hash from table_rounds
    where game_id = $1 and status = 'settled' order by number desc limit $2`,
  columns: pastRoundColumns,
};

/** Ended rounds of a game, newest first. */
export const listPastRounds = (db: Queryable, gameId: string, limit: number) =>
  db.rows(past, [gameId, limit]);

/** Publishes a table after commit. */
export const announceTable = (
  tx: Transaction,
  table: { readonly gameId: string; readonly version: number },
) =>
  tx.run(
    `insert into outbox (topic, subject_id, version, facts)
     values ('table', $1::uuid, $2::bigint, $3::jsonb)`,
    [table.gameId, table.version, JSON.stringify(table)],
  );
