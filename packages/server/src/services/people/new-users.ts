import { AppError, type Role, type UserCreate } from '@lobi/core/contract';
import type { Actor } from '../actor.ts';

/** Roles that each role makes. @source ours */
const makes: Partial<Readonly<Record<Role, readonly Role[]>>> = {
  agent: ['player', 'agent'],
  admin: ['player', 'agent', 'declare'],
  superadmin: ['player', 'agent', 'declare', 'admin'],
};

const refused = (field: keyof UserCreate) =>
  new AppError('validation', `${field} does not fit the role`, {
    errors: { [field]: ['validation.choice'] },
  });

/** Only players and agents stand below an agent; only agents have a rate. */
const below: readonly Role[] = ['player', 'agent'];

/** @throws AppError `forbidden`, `validation` */
export function assertMayMake(actor: Actor, { role, parentId, commissionBp }: UserCreate): void {
  if (!makes[actor.role]?.includes(role)) {
    throw new AppError('forbidden', `${actor.role} makes no ${role}`);
  }
  if (parentId !== undefined && !below.includes(role)) throw refused('parentId');
  if (commissionBp !== undefined && role !== 'agent') throw refused('commissionBp');
}
