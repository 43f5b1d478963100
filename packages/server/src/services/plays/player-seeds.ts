import { AppError } from '@lobi/core/contract';
import {
  asServerSeed,
  commitTo,
  isSpent,
  newClientSeed,
  newServerSeed,
  type PlaySeeds,
  type ServerSeed,
} from '@lobi/core/games';
import type { Queryable, Transaction } from '../../store/database.ts';
import { hasHiddenPlay } from '../../store/plays.ts';
import {
  changeSeeds,
  countPlay,
  findSeeds,
  insertFirstSeeds,
  lockSeeds,
  type NewSeed,
  type SeedRecord,
} from '../../store/seeds.ts';

/** Encrypts and decrypts secrets, so that they are unreadable in the database. */
export interface SeedSealer {
  seal(text: string): string;
  unseal(sealed: string): string;
}

/** Owner of the seeds: the user, and the wallet that the plays are of. */
export interface SeedOwner {
  readonly id: string;
  readonly walletId: string;
}

/** Seeds of a user. */
export interface LiveSeeds {
  readonly current: SeedRecord & { readonly clientSeed: string };
  readonly next: SeedRecord;
}

/** Seeds that decide one play, and the id of the seed that counts it. */
export interface CountedSeeds extends PlaySeeds {
  readonly seedId: string;
}

async function newSeed({ seal }: SeedSealer): Promise<NewSeed> {
  const seed = newServerSeed();
  return { commitment: await commitTo(seed), sealed: seal(seed) };
}

function pairOf(records: readonly SeedRecord[]): LiveSeeds | undefined {
  const current = records.find(({ state }) => state === 'current');
  const next = records.find(({ state }) => state === 'next');
  if (!current || !next || current.clientSeed === null) return undefined;
  return { current: { ...current, clientSeed: current.clientSeed }, next };
}

/** Reads the seeds of a user, which are created on first use. */
async function readOrMake<Source extends Queryable>(
  db: Source,
  userId: string,
  sealer: SeedSealer,
  read: (db: Source, userId: string) => Promise<SeedRecord[]>,
): Promise<LiveSeeds> {
  const known = pairOf(await read(db, userId));
  if (known) return known;
  const [current, next] = await Promise.all([newSeed(sealer), newSeed(sealer)]);
  await insertFirstSeeds(db, userId, { current, next, clientSeed: newClientSeed() });
  const created = pairOf(await read(db, userId));
  if (!created) throw new Error('The seeds of the player were not found after they were stored.');
  return created;
}

/** The seeds of a user as they may be published. */
export const liveSeedsOf = (db: Queryable, userId: string, sealer: SeedSealer) =>
  readOrMake(db, userId, sealer, findSeeds);

/** Changes locked seeds. @throws AppError `play_open` while an open play depends on them */
async function change(
  tx: Transaction,
  owner: SeedOwner,
  { current, next }: LiveSeeds,
  clientSeed: string,
  sealer: SeedSealer,
): Promise<void> {
  if (await hasHiddenPlay(tx, owner.walletId)) throw new AppError('play_open');
  const serverSeed = sealer.unseal(current.sealed);
  const promised = await newSeed(sealer);
  await changeSeeds(tx, owner.id, { current, next, serverSeed, clientSeed, promised });
}

/**
 * Rotates the seeds of a user and reveals the active one. Lock the wallet first.
 * @param clientSeed default the current one
 * @throws AppError `play_open`
 */
export async function rotateSeedsOf(
  tx: Transaction,
  owner: SeedOwner,
  clientSeed: string | undefined,
  sealer: SeedSealer,
): Promise<void> {
  const seeds = await readOrMake(tx, owner.id, sealer, lockSeeds);
  await change(tx, owner, seeds, clientSeed ?? seeds.current.clientSeed, sealer);
}

/**
 * Counts one play and returns its nonce. Used-up seeds are rotated first. Lock the wallet first.
 * @throws AppError `play_open` when an open play depends on used-up seeds
 */
export async function countNextPlay(
  tx: Transaction,
  owner: SeedOwner,
  sealer: SeedSealer,
): Promise<CountedSeeds> {
  let { current, next } = await readOrMake(tx, owner.id, sealer, lockSeeds);
  if (isSpentSeed(current)) {
    await change(tx, owner, { current, next }, current.clientSeed, sealer);
    ({ current, next } = await readOrMake(tx, owner.id, sealer, lockSeeds));
  }
  await countPlay(tx, current.id);
  return {
    seedId: current.id,
    serverSeed: openSeed(current.sealed, sealer),
    clientSeed: current.clientSeed,
    nonce: current.nonce + 1,
  };
}

const isSpentSeed = ({ nonce }: SeedRecord): boolean => isSpent({ nonce });

/** Decrypts a seed. */
export const openSeed = (sealed: string, { unseal }: SeedSealer): ServerSeed =>
  asServerSeed(unseal(sealed));
