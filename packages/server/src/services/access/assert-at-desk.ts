import { AppError, isOneOf } from '@lobi/core/contract';
import { isAtDesk, type Declarator } from '@lobi/core/rules';
import type { Actor } from './actor.ts';

/** Only an activated user of the desk makes games. @throws AppError `forbidden` */
export function assertDeskRole(actor: Actor): void {
  if (!isOneOf('desk', actor) || actor.status !== 'activated') throw new AppError('forbidden');
}

/** @throws AppError `forbidden`, and `not_found` for games of others */
export function assertAtDesk(actor: Actor, declaratorId: Declarator): void {
  assertDeskRole(actor);
  if (!isAtDesk(actor, declaratorId)) throw new AppError('not_found');
}
