import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of games, their rounds, and bets. */
export function createLobbyHandlers({
  services: { lobby },
}: HandlerDependencies): HandlersOf<'lobby'> {
  return {
    'lobby.show': async () => ({ data: await lobby.show() }),
  };
}
