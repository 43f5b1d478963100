import { AppError, isOneOf, rolesMadeBy, type UserCreate } from '@lobi/core/contract';
import type { Actor } from '../access/actor.ts';

const refused = (field: keyof UserCreate) =>
  new AppError('validation', `${field} does not fit the role`, {
    errors: { [field]: ['validation.choice'] },
  });

/**
 * Asserts that only players and agents are below an agent, and only agents have a rate.
 * @throws AppError `forbidden`, `validation`
 */
export function assertMayMake(
  actor: Actor,
  { role, parentId, commissionBp }: Omit<UserCreate, 'password'>,
): void {
  if (!rolesMadeBy(actor.role).includes(role)) {
    throw new AppError('forbidden', `${actor.role} makes no ${role}`);
  }
  if (parentId !== undefined && !isOneOf('holders', { role })) throw refused('parentId');
  if (commissionBp !== undefined && role !== 'agent') throw refused('commissionBp');
}
