import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Games, their rounds, and the bets on them. */
export function createLobbyHandlers({
  services: { lobby },
}: HandlerDependencies): HandlersOf<'lobby'> {
  return {
    'lobby.show': async () => ({ data: await lobby.show() }),
  };
}
