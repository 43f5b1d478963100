import { found, type FakeUser, type World } from '../world.ts';
import type { HandlersOf } from './call.ts';

function favouritesOf(world: World, caller: FakeUser, gameId: string): Set<string> {
  found(world.games.get(gameId));
  const kept = world.favourites.get(caller.id) ?? new Set<string>();
  world.favourites.set(caller.id, kept);
  return kept;
}

/** Favourite games of a player. */
export const favouritesHandlers: HandlersOf<'favourite'> = {
  'favourite.add': ({ world, caller, input: { params } }) =>
    void favouritesOf(world, caller(), params.gameId).add(params.gameId),
  'favourite.remove': ({ world, caller, input: { params } }) =>
    void favouritesOf(world, caller(), params.gameId).delete(params.gameId),
};
