import type { Currency } from '@lobi/core/contract';
import { builtInEngines, builtInStakes, type Engines } from '@lobi/core/games';
import type { Queryable } from '../../store/database.ts';
import { insertBuiltInGame } from '../../store/built-in-games.ts';

/**
 * Adds the missing games of a platform, in the order of the lobby. Existing games stay as the operator
 * configured them.
 */
export async function offerBuiltInGames(
  db: Queryable,
  currency: Currency,
  { games }: Pick<Engines, 'games'> = builtInEngines,
): Promise<void> {
  for (const { stakes, ...game } of games) {
    const { minimum: minimumStake, maximum: maximumStake } = builtInStakes(currency, stakes);
    await insertBuiltInGame(db, { ...game, currency, minimumStake, maximumStake });
  }
}
