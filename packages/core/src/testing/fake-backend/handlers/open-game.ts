import type { HandlersOf } from './call.ts';

/** Handlers of the game that a player has open. */
export const openGameHandlers: HandlersOf<'open-game'> = {
  'open-game.show': ({ world, caller }) => ({ data: world.openGames.get(caller().id) ?? null }),
  'open-game.leave': ({ world, caller, input: { body } }) => {
    const { id } = caller();
    if (world.openGames.get(id)?.game.id === body.gameId) world.openGames.delete(id);
    return { data: world.openGames.get(id) ?? null };
  },
};
