import { AppError } from '../../contract/error-codes.ts';
import type { TableChain } from '../../contract/schemas/table.ts';
import { fixtureTime } from '../fixtures/at.ts';
import { tableOf } from './tables.ts';
import { found, type World } from './world.ts';

/** The chain in use, drawn by the platform, and the one that follows, which waits for its salt. */
export function chainsOf(world: World, gameId: string): TableChain[] {
  const held = world.chains.get(gameId);
  if (held) return held;
  const { chain } = tableOf(world, gameId);
  const inUse = { ...chain, publishedAt: fixtureTime, saltSource: null, saltedAt: fixtureTime };
  const next: TableChain = {
    published: 'c'.repeat(64),
    publishedAt: fixtureTime,
    firstNumber: chain.firstNumber + chain.games,
    games: chain.games,
    saltSource: 'Hash blok Bitcoin pertama setelah rantai ini terbit',
    salt: null,
    saltedAt: null,
  };
  const chains = [next, inUse];
  world.chains.set(gameId, chains);
  return chains;
}

/** Gives a chain its salt, once. Throws `not_found`, `conflict`. */
export function saltChain(
  world: World,
  gameId: string,
  published: string,
  salt: string,
): TableChain[] {
  const chains = chainsOf(world, gameId);
  const wanted = found(chains.find((chain) => chain.published === published));
  if (wanted.salt !== null) throw new AppError('conflict');
  const shown = chains.map((chain) =>
    chain === wanted ? { ...chain, salt, saltedAt: world.timeNow() } : chain,
  );
  world.chains.set(gameId, shown);
  return shown;
}
