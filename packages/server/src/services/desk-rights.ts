import { AppError, type Role } from '@lobi/core/contract';
import type { Actor } from './actor.ts';

/** Whose games and rounds a role runs. @source ours */
const deskRoles: Partial<Record<Role, 'own' | 'all'>> = {
  declare: 'own',
  admin: 'all',
  superadmin: 'all',
};

/** A game that nobody declares has `null`: staff alone changes it. `undefined`: there is none. */
type Declarator = string | null | undefined;

/** Does the actor run the rounds of the declarator's games? */
export function isAtDesk(actor: Actor, declaratorId: Declarator): boolean {
  const reach = deskRoles[actor.role];
  return declaratorId !== undefined && (reach === 'all' || (!!reach && declaratorId === actor.id));
}

/** Only who is active makes games. @throws AppError `forbidden` */
export function assertDeskRole(actor: Actor): void {
  if (!deskRoles[actor.role] || actor.status !== 'activated') throw new AppError('forbidden');
}

/** @throws AppError `forbidden`, and `not_found` for games of others */
export function assertAtDesk(actor: Actor, declaratorId: Declarator): void {
  assertDeskRole(actor);
  if (!isAtDesk(actor, declaratorId)) throw new AppError('not_found');
}
