import { AppError, type UserDetail, type UserUpdate } from '@lobi/core/contract';
import type { Actor } from '../actor.ts';
import { mayManage, type Person } from './may-manage.ts';

/** Fields of a user that may be edited. */
export type EditableField = UserDetail['editable'][number];

const contact: EditableField[] = ['name', 'phone', 'email'];

/**
 * Fields of a person in sight that the actor may edit: one's own name and contacts; an agent those
 * of players below, and the rate of agents directly below; staff all of whoever they deal with.
 * Only agents have a rate. @source ours
 */
export function editableFields(actor: Actor, target: Person): EditableField[] {
  if (actor.id === target.id) return contact;
  if (actor.status !== 'activated' || !mayManage(actor, target)) return [];
  if (actor.role !== 'agent') {
    return target.role === 'agent' ? [...contact, 'commissionBp'] : contact;
  }
  if (target.role === 'player') return contact;
  return target.parentId === actor.id ? ['commissionBp'] : [];
}

/** @throws AppError `forbidden` when a field is sent that the actor may not edit */
export function assertMayEdit(actor: Actor, target: Person, body: UserUpdate): void {
  const allowed: readonly string[] = ['version', ...editableFields(actor, target)];
  const foreign = Object.keys(body).filter((field) => !allowed.includes(field));
  if (foreign.length > 0 || allowed.length === 1) {
    throw new AppError('forbidden', `not to be edited by ${actor.role}: ${foreign.join(', ')}`);
  }
}
