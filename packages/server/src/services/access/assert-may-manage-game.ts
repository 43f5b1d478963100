import { AppError, isOneOf } from '@lobi/core/contract';
import { canManageGame, type Declarator } from '@lobi/core/rules';
import type { Actor } from './actor.ts';

/**
 * Asserts that the actor may create games: an activated user with a game-management role.
 * @throws AppError `forbidden`
 */
export function assertIsGameManager(actor: Actor): void {
  if (!isOneOf('gameManagers', actor) || actor.status !== 'activated')
    throw new AppError('forbidden');
}

/** @throws AppError `forbidden`, and `not_found` for games of others */
export function assertMayManageGame(actor: Actor, declaratorId: Declarator): void {
  assertIsGameManager(actor);
  if (!canManageGame(actor, declaratorId)) throw new AppError('not_found');
}
