import { randomBytes } from 'node:crypto';
import { asServerSeed, chainForPlay, newServerSeed, type ServerSeed } from '@lobi/core/games';
import type { Sealer } from '../../config/sealer.ts';
import type { Database } from '../../store/database.ts';
import {
  findNewestChain,
  insertChain,
  saltChain,
  type ChainRecord,
} from '../../store/hash-chains.ts';
import { lockTable } from '../../store/tables.ts';

/** A chain whose salt is fixed: rounds may draw from it. */
export type SaltedChain = ChainRecord & { readonly salt: string };

/** The chains of all tables. */
export interface ChainBook {
  /**
   * The hash of a round.
   * @throws Error when the secret cannot be read any more: it was sealed with another key
   */
  hashOf(chain: ChainRecord, number: number): Promise<ServerSeed>;
  /** Is this the chain of a game's round of that number? It must have its salt and be readable. */
  serves(chain: ChainRecord | undefined, number: number): chain is SaltedChain;
  /**
   * Begins a chain for the round of that number, unless there is one: first its last hash is
   * published, in a transaction of its own; the salt is fixed in the next one.
   */
  begin(gameId: string, number: number): Promise<void>;
}

export interface ChainBookOptions {
  readonly db: Database;
  readonly sealer: Sealer;
  /** Rounds of a new chain. Default 10,000. */
  readonly games?: number;
  /**
   * The salt of a chain, asked for after it was published. Default 256 random bits of ours; an
   * operator whose players should not have to trust that gives the hash of a later block of a
   * public chain.
   */
  readonly newSalt?: () => Promise<string>;
}

/** Chains whose hashes are kept in memory; more than there are tables. */
const chainsKept = 16;

export function createChainBook(options: ChainBookOptions): ChainBook {
  const { db, sealer, games = 10_000 } = options;
  const newSalt = options.newSalt ?? (async () => randomBytes(32).toString('hex'));
  const known = new Map<string, Promise<string[]>>();

  const hashesOf = (chain: ChainRecord): Promise<string[]> => {
    const held = known.get(chain.id);
    if (held) return held;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= chainsKept) known.delete(oldest);
    const hashes = chainForPlay(sealer.open(chain.secret), chain.games);
    known.set(chain.id, hashes);
    return hashes;
  };

  const hashOf = async (chain: ChainRecord, number: number): Promise<ServerSeed> => {
    const hash = (await hashesOf(chain))[number - chain.firstNumber + 1];
    if (hash === undefined) throw new Error(`Chain ${chain.id} has no hash of round ${number}.`);
    return asServerSeed(hash);
  };

  const isReadable = (chain: ChainRecord): boolean => {
    try {
      return sealer.open(chain.secret).length > 0;
    } catch {
      return false;
    }
  };

  const covers = ({ firstNumber, games: length }: ChainRecord, number: number): boolean =>
    number >= firstNumber && number < firstNumber + length;

  return {
    hashOf,

    serves: (chain, number): chain is SaltedChain =>
      chain !== undefined && chain.salt !== null && covers(chain, number) && isReadable(chain),

    begin: async (gameId, number) => {
      await db.transaction(async (tx) => {
        await lockTable(tx, gameId);
        const held = await findNewestChain(tx, gameId);
        if (held && covers(held, number) && isReadable(held)) return;
        const secret = newServerSeed();
        const [published = ''] = await chainForPlay(secret, games);
        const facts = { gameId, firstNumber: number, games, published };
        await insertChain(tx, { ...facts, secret: sealer.seal(secret) });
      });
      const chain = await findNewestChain(db, gameId);
      if (chain && chain.salt === null) await saltChain(db, chain.id, await newSalt());
    },
  };
}
