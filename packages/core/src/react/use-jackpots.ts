import type { Game } from '../contract/schemas/game.ts';
import type { Jackpot } from '../contract/schemas/jackpot.ts';
import { useLiveLobby } from './use-live-lobby.ts';

const none: readonly Jackpot[] = [];

/**
 * Jackpots with their current amounts. No call is made while none of the games has one.
 */
export function useJackpots(games: readonly Pick<Game, 'jackpot'>[]): readonly Jackpot[] {
  const hasJackpots = games.some(({ jackpot }) => jackpot !== undefined);
  return useLiveLobby({ wanted: hasJackpots, wins: false })?.jackpots ?? none;
}
