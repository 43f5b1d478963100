import type { Currency } from '@lobi/core/contract';
import { builtInJackpots, builtInJackpotTerms, builtInStakes } from '@lobi/core/games';
import { house, jackpotAccount, move } from '../../domain/postings.ts';
import type { Database } from '../../store/database.ts';
import { insertJackpot } from '../../store/jackpots.ts';
import { postTransfers } from '../../store/post-transfers.ts';

/**
 * Adds the missing built-in jackpots, each with its seed from the bank; after the built-in games.
 * Existing ones stay as the operator configured them.
 */
export async function offerBuiltInJackpots(db: Database, currency: Currency): Promise<void> {
  const { minimum } = builtInStakes(currency);
  for (const offered of builtInJackpots) {
    const { name, engines } = offered;
    const terms = builtInJackpotTerms(offered, minimum);
    await db.transaction(async (tx) => {
      const id = await insertJackpot(tx, { ...terms, name, engines, currency });
      if (id === undefined) return;
      const about = { kind: 'seed', currency, reference: id } as const;
      await postTransfers(tx, [move(house('bank'), jackpotAccount(id), terms.seed, about)]);
    });
  }
}
