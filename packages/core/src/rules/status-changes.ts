import { isStaff, roleGroups, type Role } from '../contract/roles.ts';
import { userStatuses, type UserStatus } from '../contract/statuses.ts';
import { mayManage, type Person, type Reader } from './may-manage.ts';
import { mustVerify } from './must-verify.ts';

/** A user whose status may change. */
export interface StatusHolder extends Person {
  readonly status: UserStatus;
  /** Time before which a restriction or a break does not end. */
  readonly statusUntil: Date | null;
  /** Since when the account waits for staff; `null` when it does not. */
  readonly heldAt: Date | null;
}

type Changes = Readonly<Partial<Record<UserStatus, readonly Role[]>>>;

const { managers, staff } = roleGroups;

/**
 * Transitions of a user's status, and the roles that may make them. An approved user is never pending
 * again.
 * @source ours
 */
const changes: Readonly<Record<UserStatus, Changes>> = {
  pending: { activated: managers, blocked: staff },
  activated: { restricted: managers, blocked: staff },
  restricted: { activated: staff, blocked: staff },
  blocked: { activated: ['superadmin'] },
};

/** A user is not activated before this time, regardless of the requester and of what happened meanwhile. */
const isOver = ({ statusUntil }: StatusHolder, now: Date): boolean =>
  statusUntil === null || statusUntil <= now;

/** Only staff activates a held account. */
const isDecidedBy = (reader: Reader, { heldAt }: StatusHolder): boolean =>
  heldAt === null || isStaff(reader);

/** Statuses that the viewer may set for a visible user. */
export function allowedStatuses(reader: Reader, target: StatusHolder, now: Date): UserStatus[] {
  if (reader.status !== 'activated' || !mayManage(reader, target)) return [];
  return userStatuses.filter(
    (status) =>
      changes[target.status][status]?.includes(reader.role) &&
      (status !== 'activated' || (isOver(target, now) && isDecidedBy(reader, target))),
  );
}

/**
 * Returns whether this change requires a check of identity and age. Users who were restricted or on a
 * break had been approved before.
 */
export const isVerifying = (
  { status, verifiedAt }: { readonly status: UserStatus; readonly verifiedAt: Date | null },
  to: UserStatus,
): boolean => to === 'activated' && mustVerify({ status, verification: verifiedAt });
