import * as z from 'zod/mini';
import { AppError } from '../../contract/error-codes.ts';
import { sha256Hex, toHex } from './digest.ts';

declare const secret: unique symbol;
declare const published: unique symbol;

/** The server's secret as text. A type of its own, since only it can decide a play, not a commitment. */
export type ServerSeed = string & { readonly [secret]: true };

/** SHA-256 of a server seed as hex, shown before the first play. */
export type Commitment = string & { readonly [published]: true };

/** Number of plays after which the seeds rotate automatically. @source ours */
export const playsPerSeed = 1_000;

/** A client seed that a player may choose: up to 64 printable ASCII characters. @source ours */
export const clientSeedSchema = z.string().check(z.regex(/^[ -~]{1,64}$/));

/** Marks a text as a server seed: stored by the server, or revealed by it. */
export const asServerSeed = (text: string): ServerSeed => text as ServerSeed;

/** Marks a text as a published commitment. */
export const asCommitment = (text: string): Commitment => text as Commitment;

const randomHex = (bytes: number): string =>
  toHex(globalThis.crypto.getRandomValues(new Uint8Array(bytes)));

/** A new secret of 256 random bits, as hex. */
export const newServerSeed = (): ServerSeed => asServerSeed(randomHex(32));

/** Creates a client seed for players who choose none. */
export const newClientSeed = (): string => randomHex(10);

/** Returns the published commitment to a server's seed. @source ours */
export const commitTo = async (seed: ServerSeed): Promise<Commitment> =>
  asCommitment(await sha256Hex(seed));

/** Returns whether a seed matches its commitment. */
export const matchesCommitment = async (
  seed: ServerSeed,
  commitment: Commitment,
): Promise<boolean> => (await commitTo(seed)) === commitment;

/**
 * The seeds of one player, as stored by the server. The next seed is created, and its commitment shown,
 * before the player chooses a client seed for it, so that the server cannot search for a seed that loses
 * against the player's.
 */
export interface SeedPair {
  readonly serverSeed: ServerSeed;
  readonly nextServerSeed: ServerSeed;
  readonly clientSeed: string;
  /** Plays so far under these seeds. */
  readonly nonce: number;
}

/** Public part of the active seeds. */
export interface PublicSeeds {
  readonly commitment: Commitment;
  readonly nextCommitment: Commitment;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A revealed seed, whose plays can be verified. */
export interface RevealedSeeds {
  readonly serverSeed: ServerSeed;
  readonly commitment: Commitment;
  readonly clientSeed: string;
  /** Number of the last play under these seeds; 0 without plays. */
  readonly lastNonce: number;
}

/** Seeds of a player who has not played yet. */
export const firstSeeds = (clientSeed: string = newClientSeed()): SeedPair => ({
  serverSeed: newServerSeed(),
  nextServerSeed: newServerSeed(),
  clientSeed,
  nonce: 0,
});

/** Returns the public part of the active seeds. */
export async function publicSeeds(pair: SeedPair): Promise<PublicSeeds> {
  const [commitment, nextCommitment] = await Promise.all([
    commitTo(pair.serverSeed),
    commitTo(pair.nextServerSeed),
  ]);
  return { commitment, nextCommitment, clientSeed: pair.clientSeed, nonce: pair.nonce };
}

/** Returns whether the seeds must rotate before the next play. */
export const isSpent = ({ nonce }: Pick<SeedPair, 'nonce'>): boolean => nonce >= playsPerSeed;

/** Counts one play and returns its nonce. Errors: `conflict` when the seeds are used up. */
export function nextPlay(pair: SeedPair): SeedPair {
  if (isSpent(pair)) throw new AppError('conflict', 'The seeds are spent; change them first.');
  return { ...pair, nonce: pair.nonce + 1 };
}

/**
 * Rotates the seeds: the committed one becomes active, the old one is revealed. Only without an open
 * play, which could be read from the revealed seed.
 * @source ours
 */
export async function rotateSeeds(
  pair: SeedPair,
  clientSeed: string = pair.clientSeed,
): Promise<{ readonly seeds: SeedPair; readonly revealed: RevealedSeeds }> {
  return {
    seeds: {
      serverSeed: pair.nextServerSeed,
      nextServerSeed: newServerSeed(),
      clientSeed,
      nonce: 0,
    },
    revealed: {
      serverSeed: pair.serverSeed,
      commitment: await commitTo(pair.serverSeed),
      clientSeed: pair.clientSeed,
      lastNonce: pair.nonce,
    },
  };
}
