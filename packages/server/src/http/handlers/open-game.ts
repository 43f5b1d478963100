import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of the game that a player has open. */
export function createOpenGameHandlers({
  services: { openGames },
}: HandlerDependencies): HandlersOf<'open-game'> {
  return {
    'open-game.show': async ({ actor }) => ({ data: await openGames.show(actor) }),
    'open-game.leave': async ({ actor, body }) => ({
      data: await openGames.leave(actor, body.gameId),
    }),
  };
}
