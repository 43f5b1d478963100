import type { Currency } from '@lobi/core/contract';
import { houseGames, houseStakes } from '@lobi/core/games';
import type { Queryable } from '../../store/database.ts';
import { insertHouseGame } from '../../store/house-games.ts';
import { arenaTerms } from '../arena-terms.ts';

/**
 * Offers the games of the house that are not there yet, in the order of the lobby. What an operator
 * changed about one, or switched off, stays as it is.
 */
export async function openHouseGames(db: Queryable, currency: Currency): Promise<void> {
  const { least: minimumStake, most: maximumStake } = houseStakes(currency);
  const { provider } = arenaTerms;
  for (const game of houseGames)
    await insertHouseGame(db, { ...game, provider, currency, minimumStake, maximumStake });
}
