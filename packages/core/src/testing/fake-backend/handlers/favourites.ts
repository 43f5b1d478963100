import { requireFound, type FakeUser, type World } from '../world.ts';
import type { HandlersOf } from './call.ts';

function favouritesOf(world: World, caller: FakeUser, gameId: string): Set<string> {
  requireFound(world.games.get(gameId));
  const favourites = world.favourites.get(caller.id) ?? new Set<string>();
  world.favourites.set(caller.id, favourites);
  return favourites;
}

/** Favourite games of a player. */
export const favouritesHandlers: HandlersOf<'favourite'> = {
  'favourite.add': ({ world, caller, input: { params } }) =>
    void favouritesOf(world, caller(), params.gameId).add(params.gameId),
  'favourite.remove': ({ world, caller, input: { params } }) =>
    void favouritesOf(world, caller(), params.gameId).delete(params.gameId),
};
