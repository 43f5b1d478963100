import { isDay } from '../contract/calendar.ts';
import { AppError } from '../contract/error-codes.ts';
import { refusedField } from '../contract/refused-field.ts';
import { isOneOf, creatableRoles } from '../contract/roles.ts';
import type { UserCreate } from '../contract/schemas/user.ts';
import type { UserStatus } from '../contract/statuses.ts';
import type { Reader } from './may-manage.ts';

/**
 * Returns the id of the agent above a new user: the wanted one; otherwise the creating agent, and none
 * for staff.
 */
export const parentIdOfNew = (
  creator: Pick<Reader, 'id' | 'role'>,
  wantedId: string | undefined,
): string | null => wantedId ?? (creator.role === 'agent' ? creator.id : null);

/**
 * Asserts that a user may create this one: of a role that the creator gives, only players and agents
 * below an agent, and only agents with a rate.
 * @throws AppError `forbidden`, `validation`
 */
export function assertMayCreateUser(
  creator: Pick<Reader, 'role'>,
  { role, parentId, commissionBp }: Pick<UserCreate, 'role' | 'parentId' | 'commissionBp'>,
): void {
  if (!creatableRoles(creator.role).includes(role)) {
    throw new AppError('forbidden', `${creator.role} makes no ${role}`);
  }
  if (parentId !== undefined && !isOneOf('holders', { role })) {
    throw refusedField('parentId', 'validation.choice');
  }
  if (commissionBp !== undefined && role !== 'agent') {
    throw refusedField('commissionBp', 'validation.choice');
  }
}

/** Returns whether others can be placed below this user: an activated agent. */
export const isActiveAgent = ({ role, status }: Pick<Reader, 'role' | 'status'>): boolean =>
  role === 'agent' && status === 'activated';

/**
 * Asserts that others can be placed below this user: an activated agent.
 * @param field names the parent in the request; default `parentId`
 * @throws AppError `validation`
 */
export function assertActiveAgent(
  parent: Pick<Reader, 'role' | 'status'>,
  field = 'parentId',
): void {
  if (!isActiveAgent(parent)) throw refusedField(field, 'validation.choice');
}

/** The agent above, and the highest rate of an agent directly below; rates in basis points. */
export interface RateBounds {
  /** `null`: none, and no upper bound. An agent without a rate has the rate 0. */
  readonly parent: { readonly commissionBp: number | null } | null;
  readonly highestBelow: number;
}

/**
 * Asserts that a new rate, in basis points, is not above that of the agent above, and not below that of
 * an agent below. Without a new rate it passes.
 * @throws AppError `rate_above_own`
 */
export function assertRateFits(
  rateBp: number | undefined,
  { parent, highestBelow }: RateBounds,
): void {
  if (rateBp === undefined) return;
  const bound = parent ? (parent.commissionBp ?? 0) : rateBp;
  if (rateBp > bound || rateBp < highestBelow) throw new AppError('rate_above_own');
}

/**
 * Asserts that a status may end on this day: a restriction, on a later day than today in the platform's
 * time zone; both as `2026-11-21`.
 * @throws AppError `validation`
 */
export function assertStatusEnd(status: UserStatus, until: string, today: string): void {
  if (status !== 'restricted' || !isDay(until)) throw refusedField('until');
  if (until <= today) throw refusedField('until', 'validation.dayAfter', { day: today });
}
