import { AppError, type UserUpdate } from '@lobi/core/contract';
import { editableFields, type Person } from '@lobi/core/rules';
import type { Actor } from '../access/actor.ts';

/** @throws AppError `forbidden` when a field is sent that the actor may not edit */
export function assertMayEdit(actor: Actor, target: Person, body: UserUpdate): void {
  const allowed: readonly string[] = ['version', ...editableFields(actor, target)];
  const foreign = Object.keys(body).filter((field) => !allowed.includes(field));
  if (foreign.length > 0 || allowed.length === 1) {
    throw new AppError('forbidden', `not to be edited by ${actor.role}: ${foreign.join(', ')}`);
  }
}
