import { AppError } from '../contract/error-codes.ts';
import { refusedField } from '../contract/refused-field.ts';
import { isOneOf, type Role } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';
import type { Person, Reader } from './may-manage.ts';
import { assertActiveAgent } from './new-user.ts';

const parentField = 'params.parentId';

/**
 * Asserts that a user may be placed below another agent, or below none: only players and agents, and not
 * where they are already.
 * @throws AppError `validation`
 */
export function assertMovable(
  moved: Pick<Person, 'role' | 'parentId'>,
  parentId: string | null,
): void {
  if (!isOneOf('holders', moved) || moved.parentId === parentId) {
    throw refusedField(parentField, 'validation.choice');
  }
}

/** A user with a rate in basis points; `null`: none, which is the rate 0. */
interface RatedUser {
  readonly commissionBp: number | null;
}

/**
 * Asserts that an agent can be the new one above a user: activated, neither the user nor below, and with
 * a rate that is not lower.
 * @param isOwnDownline whether the agent is the user or below the user
 * @throws AppError `own_downline`, `validation`, `rate_above_own`
 */
export function assertMayMoveBelow(
  moved: RatedUser,
  parent: RatedUser & Pick<Reader, 'role' | 'status'>,
  isOwnDownline: boolean,
): void {
  if (isOwnDownline) throw new AppError('own_downline');
  assertActiveAgent(parent, parentField);
  if ((moved.commissionBp ?? 0) > (parent.commissionBp ?? 0)) throw new AppError('rate_above_own');
}

/** What depends on the present role of a user. */
export interface RoleTies {
  readonly hasDownline: boolean;
  /** Open requests, stakes and earnings, and games of the user. */
  readonly hasOpenWork: boolean;
  readonly hasMoney: boolean;
  /** Whether an agent is above the user. */
  readonly hasAgent: boolean;
}

/**
 * Asserts that a user may get a role: another one than now, while activated, and nothing depends on the
 * present one. A change of role must not remove a block or a break.
 * @throws AppError `validation`, `status_not_allowed`, `has_downline`, `has_open_work`, `has_money`,
 *   `has_agent`
 */
export function assertMayGetRole(
  user: { readonly role: Role; readonly status: UserStatus },
  role: Role,
  ties: RoleTies,
): void {
  if (user.role === role) throw refusedField('params.role', 'validation.choice');
  if (user.status !== 'activated') throw new AppError('status_not_allowed', 'not activated');
  if (ties.hasDownline) throw new AppError('has_downline');
  if (ties.hasOpenWork) throw new AppError('has_open_work');
  if (isOneOf('holders', { role })) return;
  if (ties.hasMoney) throw new AppError('has_money');
  if (ties.hasAgent) throw new AppError('has_agent');
}
