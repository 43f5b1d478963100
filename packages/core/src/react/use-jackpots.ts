import type { Game } from '../contract/schemas/game.ts';
import type { Jackpot } from '../contract/schemas/jackpot.ts';
import { useLiveLobby } from './use-live-lobby.ts';

const none: readonly Jackpot[] = [];

/**
 * Jackpots and what is in them, as the server sends it. Nothing is asked while none of the games has
 * one.
 */
export function useJackpots(games: readonly Pick<Game, 'jackpot'>[]): readonly Jackpot[] {
  const wanted = games.some(({ jackpot }) => jackpot !== undefined);
  return useLiveLobby({ wanted, wins: false })?.jackpots ?? none;
}
