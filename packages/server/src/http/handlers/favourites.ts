import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Favourite games of a player. */
export function createFavouriteHandlers({
  services: { favourites },
}: HandlerDependencies): HandlersOf<'favourite'> {
  return {
    'favourite.add': async ({ actor, params }) => {
      await favourites.add(actor, params.gameId);
      return undefined;
    },
    'favourite.remove': async ({ actor, params }) => {
      await favourites.remove(actor, params.gameId);
      return undefined;
    },
  };
}
