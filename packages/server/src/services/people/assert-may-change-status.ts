import { AppError, type UserStatus } from '@lobi/core/contract';
import { allowedStatuses, type StatusHolder } from '@lobi/core/rules';
import type { Actor } from '../access/actor.ts';

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
