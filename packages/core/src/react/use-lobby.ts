import type { Lobby } from '../contract/schemas/lobby.ts';
import { useLiveLobby } from './use-live-lobby.ts';

/**
 * Lobby content beside the games, with jackpots as they rise and wins as they happen; `null` until
 * it is known. Without it the lobby is whole, so a failure is not shown.
 * @param live includes wins; `false` leaves them out
 */
export const useLobby = (live: boolean): Lobby | null => useLiveLobby({ wanted: true, wins: live });
