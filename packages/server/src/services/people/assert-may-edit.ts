import { AppError, type UserUpdate } from '@lobi/core/contract';
import { editableFields, type Person } from '@lobi/core/rules';
import type { Actor } from '../access/actor.ts';

/** Asserts that the actor may edit every given field. @throws AppError `forbidden` */
export function assertMayEdit(actor: Actor, target: Person, body: UserUpdate): void {
  const allowed: readonly string[] = ['version', ...editableFields(actor, target)];
  const foreign = Object.keys(body).filter((field) => !allowed.includes(field));
  if (foreign.length > 0 || allowed.length === 1) {
    throw new AppError('forbidden', `not to be edited by ${actor.role}: ${foreign.join(', ')}`);
  }
}
