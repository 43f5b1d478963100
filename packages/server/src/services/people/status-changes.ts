import {
  AppError,
  mustVerify,
  userStatuses,
  type Role,
  type UserStatus,
} from '@lobi/core/contract';
import type { Actor } from '../actor.ts';
import { mayManage, type Person } from './may-manage.ts';

/** A person whose status may change. */
export interface StatusHolder extends Person {
  readonly status: UserStatus;
  /** Time before which a restriction or a break does not end. */
  readonly statusUntil: Date | null;
}

type Changes = Readonly<Partial<Record<UserStatus, readonly Role[]>>>;

const staff = ['admin', 'superadmin'] as const;

/** From which status to which, and by whom. Nobody waits again once approved. @source ours */
const changes: Readonly<Record<UserStatus, Changes>> = {
  pending: { activated: ['agent', ...staff], blocked: staff },
  activated: { restricted: ['agent', ...staff], blocked: staff },
  restricted: { activated: staff, blocked: staff },
  blocked: { activated: ['superadmin'] },
};

/** Nobody is activated before the time is over, whoever asks and whatever came between. */
const isOver = ({ statusUntil }: StatusHolder, now: Date): boolean =>
  statusUntil === null || statusUntil <= now;

/** Statuses that the actor may give to a person in sight. */
export function allowedStatuses(actor: Actor, target: StatusHolder, now: Date): UserStatus[] {
  if (actor.status !== 'activated' || !mayManage(actor, target)) return [];
  return userStatuses.filter(
    (status) =>
      changes[target.status][status]?.includes(actor.role) &&
      (status !== 'activated' || isOver(target, now)),
  );
}

/**
 * Does this change wait for a check of identity and age? Who was restricted or on a break had been
 * let in before.
 */
export const isVerifying = (
  { status, verifiedAt }: { readonly status: UserStatus; readonly verifiedAt: Date | null },
  to: UserStatus,
): boolean => to === 'activated' && mustVerify({ status, verification: verifiedAt });

/** @throws AppError `status_not_allowed` */
export function assertMayChangeStatus(
  actor: Actor,
  target: StatusHolder,
  status: UserStatus,
  now: Date,
): void {
  if (!allowedStatuses(actor, target, now).includes(status)) {
    throw new AppError('status_not_allowed', `${target.status} to ${status} by ${actor.role}`);
  }
}
