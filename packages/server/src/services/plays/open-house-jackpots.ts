import type { Currency } from '@lobi/core/contract';
import { houseJackpots, houseJackpotTerms, houseStakes } from '@lobi/core/games';
import { house, jackpotAccount, move } from '../../domain/postings.ts';
import type { Database } from '../../store/database.ts';
import { insertJackpot } from '../../store/jackpots.ts';
import { postTransfers } from '../../store/post-transfers.ts';

/**
 * Offers the built-in jackpots that are not there yet, each with its seed from the bank; after
 * the built-in games. What an operator changes about one stays as it is.
 */
export async function openHouseJackpots(db: Database, currency: Currency): Promise<void> {
  const { least } = houseStakes(currency);
  for (const offered of houseJackpots) {
    const { name, engines } = offered;
    const terms = houseJackpotTerms(offered, least);
    await db.transaction(async (tx) => {
      const id = await insertJackpot(tx, { ...terms, name, engines, currency });
      if (id === undefined) return;
      const about = { kind: 'seed', currency, reference: id } as const;
      await postTransfers(tx, [move(house('bank'), jackpotAccount(id), terms.seed, about)]);
    });
  }
}
