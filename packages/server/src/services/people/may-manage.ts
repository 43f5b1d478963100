import { AppError, type Role } from '@lobi/core/contract';
import type { Actor } from '../actor.ts';

/** Somebody that is dealt with, as far as the rules ask. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly parentId: string | null;
}

/** How far a role deals with others: those in its downline, those of lower rank, or all. @source ours */
const reach: Readonly<Record<Role, (target: Person) => boolean>> = {
  player: () => false,
  declare: () => false,
  // Whom an agent sees and is not himself, is below him.
  agent: () => true,
  admin: ({ role }) => role !== 'admin' && role !== 'superadmin',
  superadmin: () => true,
};

/** May the actor deal with a person in sight? Nobody deals with himself. */
export const mayManage = (actor: Actor, target: Person): boolean =>
  actor.id !== target.id && reach[actor.role](target);

/** Only an activated user deals with others. @throws AppError `forbidden` */
export function assertActive(actor: Actor): void {
  if (actor.status !== 'activated') {
    throw new AppError('forbidden', 'only an activated user deals with others');
  }
}
