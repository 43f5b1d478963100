import { AppError } from '../../contract/error-codes.ts';
import type { TableChain } from '../../contract/schemas/table.ts';
import { fixtureTime } from '../fixtures/at.ts';
import { tableOf } from './tables.ts';
import { requireFound, type World } from './world.ts';

/** The active chain, whose salt the platform drew, and the next one, which waits for its salt. */
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

/** Sets the salt of a chain, once. Throws `not_found`, `conflict`. */
export function saltChain(
  world: World,
  gameId: string,
  published: string,
  salt: string,
): TableChain[] {
  const chains = chainsOf(world, gameId);
  const wanted = requireFound(chains.find((chain) => chain.published === published));
  if (wanted.salt !== null) throw new AppError('conflict');
  const shown = chains.map((chain) =>
    chain === wanted ? { ...chain, salt, saltedAt: world.timeNow() } : chain,
  );
  world.chains.set(gameId, shown);
  return shown;
}
