import { AppError } from '@lobi/core/contract';
import { deleteFavourite, insertFavourite } from '../../store/favourites.ts';
import { findGame } from '../../store/games.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';

/** Favourite games of a player. @throws AppError `not_found` */
export interface FavouriteService {
  /** A game of the lobby. */
  add(actor: Actor, gameId: string): Promise<void>;
  remove(actor: Actor, gameId: string): Promise<void>;
}

export function createFavouriteService({ db }: ServiceDeps): FavouriteService {
  return {
    add: async (actor, gameId) => {
      const game = await findGame(db, requireId(gameId));
      if (!game?.enabled) throw new AppError('not_found');
      await insertFavourite(db, actor.id, gameId);
    },
    remove: async (actor, gameId) => {
      if (!(await findGame(db, requireId(gameId)))) throw new AppError('not_found');
      await deleteFavourite(db, actor.id, gameId);
    },
  };
}
