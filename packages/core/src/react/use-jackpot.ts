import type { Game } from '../contract/schemas/game.ts';
import type { Jackpot } from '../contract/schemas/jackpot.ts';
import { useJackpots } from './use-jackpots.ts';

/**
 * The jackpot of a game with its current amount; `null` for a game without one, and until it is known.
 * @example const jackpot = useJackpot(game); // jackpot?.amount
 */
export function useJackpot(game: Pick<Game, 'jackpot'>): Jackpot | null {
  return useJackpots([game]).find(({ id }) => id === game.jackpot?.id) ?? null;
}
