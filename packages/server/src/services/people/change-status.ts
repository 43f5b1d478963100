import {
  type UserDetail,
  type UserStatus,
  type UserStatusChange,
  refusedField,
} from '@lobi/core/contract';
import { assertStatusEnd, isVerifying } from '@lobi/core/rules';
import { decideHold } from '../../store/account-holds.ts';
import { insertActivity } from '../../store/activity.ts';
import type { Transaction } from '../../store/database.ts';
import { dayBounds } from '../../store/figures.ts';
import { requestPersonSearch } from '../../store/person-searches.ts';
import { updateStatus } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { createSessionStore } from '../auth/session-store.ts';
import { notify } from '../notifications/notify.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { dayIn } from '../reports/calendar.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { assertMayActAlone } from '../settings/second-approval.ts';
import { assertMayChangeStatus } from './assert-may-change-status.ts';
import { unknownPlace } from './unknown-place.ts';
import type { UserDetails } from './user-details.ts';

/** A user with a new status, and the sessions that ended with it. */
export interface StatusChanged {
  readonly detail: UserDetail;
  readonly ended: readonly string[];
}

/**
 * Changes the status of a user in the caller's transaction. `byTwo`: a second person has approved it.
 * @throws AppError `not_found`, `conflict`, `status_not_allowed`, `approval_required`, `validation`
 */
export type ChangeStatus = (
  tx: Transaction,
  actor: Actor,
  userId: string,
  body: UserStatusChange,
  options?: { readonly byTwo?: boolean },
) => Promise<StatusChanged>;

/** Changes of statuses, with all their consequences. */
export function createStatusChange(
  deps: ServiceDeps,
  { lockVersion, answer, now }: UserDetails,
): ChangeStatus {
  /** Lifting a block requires two people. */
  const assertOneIsEnough = async (
    tx: Transaction,
    from: UserStatus,
    to: UserStatus,
  ): Promise<void> => {
    if (from === 'blocked' && to === 'activated') await assertMayActAlone(tx, deps);
  };

  /** The beginning of the day on which a restriction ends. @throws AppError `validation` */
  const restrictionEnd = async (
    tx: Transaction,
    { status, until, at }: { status: UserStatus; until: string; at: Date },
  ): Promise<Date> => {
    assertStatusEnd(status, until, dayIn(deps.timeZone, at));
    const { from } = await dayBounds(tx, deps.timeZone, { from: until, to: until });
    return from;
  };

  return async (
    tx,
    actor,
    userId,
    { status, reason, publicReason, remark, version, until, verified, compared },
    { byTwo = false } = {},
  ) => {
    const { id } = await requireVisibleUser(tx, actor, userId);
    const record = await lockVersion(tx, id, version);
    const at = await now(tx);
    assertMayChangeStatus(actor, record, status, at);
    if (!byTwo) await assertOneIsEnough(tx, record.status, status);
    const end = until === undefined ? null : await restrictionEnd(tx, { status, until, at });
    const isChecked = isVerifying(record, status);
    if (isChecked && !verified) throw refusedField('verified', 'validation.required');
    const isCompared = record.heldAt !== null && status === 'activated';
    if (isCompared && !compared) throw refusedField('compared', 'validation.required');
    if (status === 'activated' || status === 'blocked') {
      await decideHold(tx, id, { decision: status, by: actor.id, reason, at });
    }
    await updateStatus(tx, id, {
      ...{ status, reason, publicReason, remark, until: end },
      verified: isChecked ? { by: actor.id, at } : null,
    });
    const sessions = createSessionStore(tx);
    const ended = status === 'blocked' ? await sessions.revokeAll(id) : [];
    if (status === 'blocked') await requestPersonSearch(tx, id, at);
    await insertActivity(tx, { userId: id, action: 'status-change', ...unknownPlace });
    // The internal reason is visible to staff only.
    const messageParams = { reason: publicReason ?? 'general', ...(remark && { remark }) };
    await notify(tx, {
      userId: id,
      kind: 'status-changed',
      params: { status, ...messageParams },
      at,
    });
    await announceChange(tx, { kind: 'user', id, ownerId: id });
    return { detail: await answer(tx, actor, id), ended };
  };
}
