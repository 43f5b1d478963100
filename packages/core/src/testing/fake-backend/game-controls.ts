import { AppError } from '../../contract/error-codes.ts';
import { canManageGame } from '../../rules/game-access.ts';
import type { FakeUser, GameControls, World } from './world.ts';

const defaultControls: GameControls = { makerId: null, enabled: true, minimumOdds: 130 };

/** Returns the creator of a game, and its settings; any declarator may run a game without a creator. */
export const gameControlsOf = (world: World, gameId: string): GameControls =>
  world.gameControls.get(gameId) ?? defaultControls;

/** Returns whether a game may be changed by this user; one without a creator by every declarator. */
export function mayManageGame(world: World, reader: FakeUser, gameId: string): boolean {
  const { makerId } = gameControlsOf(world, gameId);
  return canManageGame(reader, makerId ?? reader.id);
}

/** Throws `not_found` for the games of others. */
export function assertMayManageGame(world: World, reader: FakeUser, gameId: string): void {
  if (!mayManageGame(world, reader, gameId)) throw new AppError('not_found');
}
