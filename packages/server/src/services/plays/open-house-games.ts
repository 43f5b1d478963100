import type { Currency } from '@lobi/core/contract';
import { builtInEngines, houseStakes, type Engines } from '@lobi/core/games';
import type { Queryable } from '../../store/database.ts';
import { insertHouseGame } from '../../store/house-games.ts';

/**
 * Offers the games of a platform that are not there yet, in the order of the lobby. What an operator
 * changed about one, or switched off, stays as it is.
 */
export async function openHouseGames(
  db: Queryable,
  currency: Currency,
  { games }: Pick<Engines, 'games'> = builtInEngines,
): Promise<void> {
  for (const { stakes, ...game } of games) {
    const { least: minimumStake, most: maximumStake } = houseStakes(currency, stakes);
    await insertHouseGame(db, { ...game, currency, minimumStake, maximumStake });
  }
}
