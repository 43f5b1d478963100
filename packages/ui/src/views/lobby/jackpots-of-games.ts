import type { JackpotItem } from '../../components/jackpot-strip/jackpot-strip.tsx';

/** Returns the jackpot amount of each game that has one, by the game's id. */
export const jackpotsOfGames = (
  jackpots: readonly JackpotItem[] = [],
): ReadonlyMap<string, JackpotItem['amount']> =>
  new Map(jackpots.flatMap(({ games, amount }) => games.map(({ id }) => [id, amount] as const)));
