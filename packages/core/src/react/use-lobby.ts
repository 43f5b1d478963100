import type { Lobby } from '../contract/schemas/lobby.ts';
import { useLiveLobby } from './use-live-lobby.ts';

/**
 * Lobby content in addition to the games, with live jackpots and wins; `null` until it is known. The
 * lobby is usable without it, so that failures are not reported.
 * @param live whether to include wins; `false` omits them
 * @param isLive whether to follow published changes of jackpots and wins; default `true`
 */
export const useLobby = (live: boolean, isLive?: boolean): Lobby | null =>
  useLiveLobby({ wanted: true, wins: live, isLive });
