import { AppError, type Game, type Meta } from '@lobi/core/contract';
import { findGame, listGames, type GameQuery } from '../store/games.ts';
import type { ServiceDeps } from './service-deps.ts';
import { requireId } from './visibility.ts';
import { toGame } from './wire/to-list-items.ts';

export interface GameService {
  list(query: GameQuery): Promise<{ data: Game[]; meta: Meta }>;
  /** @throws AppError `not_found` */
  show(gameId: string): Promise<Game>;
}

export function createGameService({ db }: ServiceDeps): GameService {
  return {
    list: async (query) => {
      const page = await listGames(db, query);
      return { data: page.rows.map(toGame), meta: page.meta };
    },
    show: async (gameId) => {
      const game = await findGame(db, requireId(gameId));
      if (!game) throw new AppError('not_found');
      return toGame(game);
    },
  };
}
