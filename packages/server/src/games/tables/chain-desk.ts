import { AppError, type TableChain } from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import { listChains, lockChain, saltChain, type PublishedChain } from '../../store/hash-chains.ts';

/** Chains that are shown: the one in use, the one that follows, and some before. */
const mostChains = 5;

const toTableChain = (chain: PublishedChain): TableChain => ({
  published: chain.published,
  publishedAt: chain.publishedAt.toISOString(),
  firstNumber: chain.firstNumber,
  games: chain.games,
  saltSource: chain.saltSource,
  salt: chain.salt,
  saltedAt: chain.saltedAt?.toISOString() ?? null,
});

/** Chains of a game, the one published last first. */
export const showChains = async (db: Database, gameId: string): Promise<TableChain[]> =>
  (await listChains(db, gameId, mostChains)).map(toTableChain);

/**
 * Gives a published chain the salt that was announced with it, once.
 * @throws AppError `not_found` for chains that are not there, `conflict` for one that has its salt
 *   or draws it from the platform
 */
export async function giveSalt(
  db: Database,
  gameId: string,
  published: string,
  salt: string,
): Promise<TableChain[]> {
  await db.transaction(async (tx) => {
    const chain = await lockChain(tx, gameId, published);
    if (!chain) throw new AppError('not_found');
    if (chain.saltSource === null || !(await saltChain(tx, chain.id, salt))) {
      throw new AppError('conflict', 'the chain has its salt');
    }
  });
  return showChains(db, gameId);
}
