import { randomBytes } from 'node:crypto';
import { asServerSeed, chainForPlay, newServerSeed, type ServerSeed } from '@lobi/core/games';
import type { Sealer } from '../../config/sealer.ts';
import type { Database } from '../../store/database.ts';
import { findChain, insertChain, saltChain, type ChainRecord } from '../../store/hash-chains.ts';
import { lockTable } from '../../store/tables.ts';

/** A chain with a fixed salt, from which rounds may draw. */
export type SaltedChain = ChainRecord & { readonly salt: string };

/** The chains of all tables. */
export interface HashChains {
  /**
   * Returns the hash of a round.
   * @throws Error when the secret can no longer be decrypted, because it was sealed with another key
   */
  hashOf(chain: ChainRecord, number: number): Promise<ServerSeed>;
  /** Returns whether the chain covers the given round of its game, has its salt and can be decrypted. */
  serves(chain: ChainRecord | undefined, number: number): chain is SaltedChain;
  /** Returns whether the chain covers the round but still waits for a salt from staff. */
  waitsForSalt(chain: ChainRecord | undefined): boolean;
  /**
   * Begins a chain for the given round, unless one exists. Its last hash is published first, in a
   * separate transaction; a salt drawn by the platform is fixed in the next one.
   */
  begin(gameId: string, number: number): Promise<void>;
  /**
   * Publishes the next chain when the current one nears its end, so that its salt can be known before
   * its first round opens. Returns whether it did.
   */
  prepare(gameId: string, number: number): Promise<boolean>;
}

export interface HashChainOptions {
  readonly db: Database;
  readonly sealer: Sealer;
  /** Number of rounds of a new chain. Default 10,000. */
  readonly games?: number;
  /**
   * Source of the salts of new chains if they come from outside, such as the hash of a later block of a
   * public chain. Default: the platform draws the salts.
   */
  readonly saltSource?: string;
  /** Draws a salt after its chain was published. Default 256 random bits. */
  readonly newSalt?: () => Promise<string>;
}

/** Chains whose hashes are cached in memory; more than there are tables. */
const maximumCachedChains = 16;

/** Remaining share of a chain's rounds at which the next chain is published. @source ours */
const publishAheadPart = 10;

export function createHashChains(options: HashChainOptions): HashChains {
  const { db, sealer, games = 10_000, saltSource = null } = options;
  const newSalt = options.newSalt ?? (async () => randomBytes(32).toString('hex'));
  const known = new Map<string, Promise<string[]>>();

  const hashesOf = (chain: ChainRecord): Promise<string[]> => {
    const held = known.get(chain.id);
    if (held) return held;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= maximumCachedChains) known.delete(oldest);
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

  /** Publishes a chain from a round on, unless one exists; returns whether it did. */
  const publish = (gameId: string, number: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      await lockTable(tx, gameId);
      const held = await findChain(tx, gameId, number);
      if (held && isReadable(held)) return false;
      const secret = newServerSeed();
      const [published = ''] = await chainForPlay(secret, games);
      const facts = { gameId, firstNumber: number, games, published, saltSource };
      await insertChain(tx, { ...facts, secret: sealer.seal(secret) });
      return true;
    });

  /** Publishes a chain and then fixes its salt, if the platform draws it. */
  const begin = async (gameId: string, number: number): Promise<boolean> => {
    const isNew = await publish(gameId, number);
    const chain = await findChain(db, gameId, number);
    if (chain?.salt === null && chain.saltSource === null) {
      await saltChain(db, chain.id, await newSalt());
    }
    return isNew;
  };

  return {
    hashOf,

    serves: (chain, number): chain is SaltedChain =>
      chain !== undefined && chain.salt !== null && covers(chain, number) && isReadable(chain),

    waitsForSalt: (chain) =>
      chain !== undefined && chain.salt === null && chain.saltSource !== null && isReadable(chain),

    begin: async (gameId, number) => void (await begin(gameId, number)),

    prepare: async (gameId, number) => {
      const chain = await findChain(db, gameId, number);
      if (!chain) return false;
      const next = chain.firstNumber + chain.games;
      if (next - number > Math.ceil(chain.games / publishAheadPart)) return false;
      return begin(gameId, next);
    },
  };
}
