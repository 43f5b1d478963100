import { AppError, type TableChain } from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import { listChains, lockChain, saltChain, type PublishedChain } from '../../store/hash-chains.ts';

/** Maximum number of listed chains: the current one, the next one and some earlier ones. */
const maxChains = 5;

const toTableChain = (chain: PublishedChain): TableChain => ({
  published: chain.published,
  publishedAt: chain.publishedAt.toISOString(),
  firstNumber: chain.firstNumber,
  games: chain.games,
  saltSource: chain.saltSource,
  salt: chain.salt,
  saltedAt: chain.saltedAt?.toISOString() ?? null,
});

/** Returns the chains of a game, newest first. */
export const listTableChains = async (db: Database, gameId: string): Promise<TableChain[]> =>
  (await listChains(db, gameId, maxChains)).map(toTableChain);

/**
 * Sets the announced salt of a published chain, once.
 * @throws AppError `not_found` for unknown chains, `conflict` for a chain that has its salt or gets it
 *   from the platform
 */
export async function setSalt(
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
  return listTableChains(db, gameId);
}
