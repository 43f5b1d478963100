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
  /** What the salt is to be, where it comes from outside; said when the chain was published. */
  readonly saltSource: string | null;
}

const columns = `id, game_id as "gameId", first_number as "firstNumber", games, published, secret, salt,
  salt_source as "saltSource"`;

const byNumber: Statement = {
  name: 'chain-by-number',
  text: `select ${columns} from hash_chains
    where game_id = $1 and first_number <= $2 and $2 < first_number + games
    order by published_at desc limit 1`,
};

/** The chain that a round of a game draws from: of several, the one that was published last. */
export const findChain = (db: Queryable, gameId: string, number: number) =>
  db.row<ChainRecord>(byNumber, [gameId, number]);

/** Publishes a chain; its salt is fixed by `saltChain`, in a later transaction. */
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

/** Fixes the salt of a chain that has none; answers whether it had none. */
export const saltChain = async (db: Queryable, chainId: string, salt: string): Promise<boolean> =>
  (await db.run(
    `update hash_chains set salt = $2, salted_at = clock_timestamp() where id = $1 and salt is null`,
    [chainId, salt],
  )) > 0;

/** A chain as everybody may see it. */
export interface PublishedChain extends Omit<ChainRecord, 'secret' | 'gameId'> {
  readonly publishedAt: Date;
  readonly saltedAt: Date | null;
}

/** Chains of a game, the one published last first. */
export const listChains = (db: Queryable, gameId: string, most: number) =>
  db.rows<PublishedChain>(
    `select id, first_number as "firstNumber", games, published, salt, salt_source as "saltSource",
       published_at as "publishedAt", salted_at as "saltedAt"
     from hash_chains where game_id = $1 order by published_at desc limit $2`,
    [gameId, most],
  );

/** A chain of a game by its last hash, taken for the one who gives it its salt. */
export const lockChain = (tx: Transaction, gameId: string, published: string) =>
  tx.row<ChainRecord>(
    `select ${columns} from hash_chains where game_id = $1 and published = $2 for update`,
    [gameId, published],
  );
