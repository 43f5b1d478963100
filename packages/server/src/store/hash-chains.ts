import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid,
  gameId: column.uuid.from('game_id'),
  /** Number of the game's first round that draws from it. */
  firstNumber: column.integer.from('first_number'),
  /** Rounds that draw from it. */
  games: column.integer,
  /** Last hash of the chain, public before the first round. */
  published: column.text,
  secret: column.text,
  /** `null` until it is fixed, after the last hash was published. */
  salt: column.text.orNull,
  /** Announced source of the salt, if it comes from outside; published with the chain. */
  saltSource: column.text.orNull.from('salt_source'),
};

/** A hash chain of a game. The secret is sealed. */
export type ChainRecord = RowOf<typeof columns>;

const byNumber = {
  name: 'chain-by-number',
  text: `select ${selectList(columns)} from hash_chains
    where game_id = $1 and first_number <= $2 and $2 < first_number + games
    order by published_at desc limit 1`,
  columns,
};

/** Finds the chain of a round of a game: of several, the newest. */
export const findChain = (db: Queryable, gameId: string, number: number) =>
  db.row(byNumber, [gameId, number]);

/** Publishes a chain; `saltChain` fixes its salt in a later transaction. */
export const insertChain = (tx: Transaction, chain: Omit<ChainRecord, 'id' | 'salt'>) =>
  tx.run(
    `insert into hash_chains (id, game_id, first_number, games, published, secret, salt_source)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      uuid(),
      chain.gameId,
      chain.firstNumber,
      chain.games,
      chain.published,
      chain.secret,
      chain.saltSource,
    ],
  );

/** Fixes the salt of a chain; returns whether it had none. */
export const saltChain = async (db: Queryable, chainId: string, salt: string): Promise<boolean> =>
  (await db.run(
    `update hash_chains set salt = $2, salted_at = clock_timestamp() where id = $1 and salt is null`,
    [chainId, salt],
  )) > 0;

const publishedColumns = {
  id: columns.id,
  firstNumber: columns.firstNumber,
  games: columns.games,
  published: columns.published,
  salt: columns.salt,
  saltSource: columns.saltSource,
  publishedAt: column.time.from('published_at'),
  saltedAt: column.time.orNull.from('salted_at'),
};

/** Public form of a chain. */
export type PublishedChain = RowOf<typeof publishedColumns>;

/** Chains of a game, the one published last first. */
export const listChains = (db: Queryable, gameId: string, limit: number) =>
  db.rows(
    {
      text: `select ${selectList(publishedColumns)}
       from hash_chains where game_id = $1 order by published_at desc limit $2`,
      columns: publishedColumns,
    },
    [gameId, limit],
  );

/** Locks a chain of a game by its last hash, to set its salt. */
export const lockChain = (tx: Transaction, gameId: string, published: string) =>
  tx.row(
    {
      text: `select ${selectList(columns)} from hash_chains where game_id = $1 and published = $2 for update`,
      columns,
    },
    [gameId, published],
  );
