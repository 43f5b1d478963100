import { AppError } from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import type { Queryable } from '../../store/database.ts';
import { findGame, type GameRecord } from '../../store/games.ts';
import { requireId } from '../access/visibility.ts';

/** @throws AppError `not_found` */
export async function requireGame(db: Queryable, gameId: string): Promise<GameRecord> {
  const game = await findGame(db, requireId(gameId));
  if (!game) throw new AppError('not_found');
  return game;
}

/**
 * Only enabled games take stakes, and only with engines that are played this way.
 * @throws AppError `not_found`, `bet_closed`
 */
export async function requirePlayable(
  db: Queryable,
  gameId: string,
  engines: Engines,
): Promise<GameRecord> {
  const game = await requireGame(db, gameId);
  if (engines.factsOf(game.engine).returnBp === null) throw new AppError('not_found', 'not a play');
  if (!game.enabled) throw new AppError('bet_closed', 'the game is not offered now');
  return game;
}
