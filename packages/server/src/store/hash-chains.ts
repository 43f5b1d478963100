import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';

/** A hash chain of a game. The secret is sealed. */
export interface ChainRecord {
  readonly id: string;
  readonly gameId: string;
  /** Number of the game's first round that draws from it. */
  readonly firstNumber: number;
  /** Rounds that draw from it. */
  readonly games: number;
  /** Its last hash, known before the first round. */
  readonly published: string;
  readonly secret: string;
  /** `null` until it was fixed, after the last hash was published. */
  readonly salt: string | null;
}

const columns = `id, game_id as "gameId", first_number as "firstNumber", games, published, secret, salt`;

const newest: Statement = {
  name: 'chain-newest',
  text: `select ${columns} from hash_chains where game_id = $1 order by published_at desc limit 1`,
};

export const findNewestChain = (db: Queryable, gameId: string) =>
  db.row<ChainRecord>(newest, [gameId]);

/** Publishes a chain; its salt is fixed by `saltChain`, in a later transaction. */
export const insertChain = (tx: Transaction, chain: Omit<ChainRecord, 'id' | 'salt'>) =>
  tx.run(
    `insert into hash_chains (id, game_id, first_number, games, published, secret)
     values ($1, $2, $3, $4, $5, $6)`,
    [uuid(), chain.gameId, chain.firstNumber, chain.games, chain.published, chain.secret],
  );

/** Fixes the salt of a chain that has none. */
export const saltChain = (db: Queryable, chainId: string, salt: string) =>
  db.run(
    `update hash_chains set salt = $2, salted_at = clock_timestamp() where id = $1 and salt is null`,
    [chainId, salt],
  );
