import { isPublicReason, isStaff, type UserDetail } from '@lobi/core/contract';
import {
  actionsOn,
  allowedStatuses,
  editableFields,
  maskEmail,
  maskPhone,
  mayRefer,
} from '@lobi/core/rules';
import type { UserDetailRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { toFreeze, toUserRow } from './to-user.ts';

const mask = (text: string | null, hide: (text: string) => string): string | null =>
  text === null ? null : hide(text);

/** The user whose referral code was used, visible to the user, staff, and agents above both. */
function toReferrer(knowsAll: boolean, record: UserDetailRecord): UserDetail['referrer'] {
  const { referrerId: id, referrerUsername: username, isReferrerInSight } = record;
  if (id === null || username === null) return null;
  return knowsAll || isReferrerInSight ? { id, username } : null;
}

/** Only staff sees who verified the user. */
function toVerification(readsAll: boolean, record: UserDetailRecord): UserDetail['verification'] {
  const { verifiedAt, verifiedBy } = record;
  return verifiedAt && { at: verifiedAt.toISOString(), by: readsAll ? verifiedBy : null };
}

/**
 * Returns the message to the user about a status set by another user. A reason of an earlier version was
 * written for staff, so that the user sees the general sentence.
 */
function toStatusMessage(record: UserDetailRecord): UserDetail['statusMessage'] {
  const { statusCause, statusReason, statusPublicReason: reason, statusRemark: remark } = record;
  if (statusCause !== 'staff' || statusReason === null) return null;
  return isPublicReason(reason) ? { reason, remark } : { reason: 'general', remark: null };
}

/** Converts a visible user, with the fields that the viewer may see. @source ours */
export function toUserDetail(reader: Actor, record: UserDetailRecord, now: Date): UserDetail {
  const isSelf = reader.id === record.id;
  const readsAll = isStaff(reader);
  const knowsAll = isSelf || readsAll;
  const seesCode = knowsAll && mayRefer(record);
  return {
    ...toUserRow(reader, record),
    name: record.name,
    phone: knowsAll ? record.phone : mask(record.phone, maskPhone),
    email: knowsAll ? record.email : mask(record.email, maskEmail),
    birthDate: knowsAll ? record.birthDate : null,
    referralCode: seesCode ? record.referralCode : null,
    referred: seesCode ? record.referred : null,
    referrer: toReferrer(knowsAll, record),
    commissionBp: record.commissionBp,
    verification: toVerification(readsAll, record),
    statusCause: record.statusCause,
    statusReason: readsAll ? record.statusReason : null,
    statusMessage: toStatusMessage(record),
    statusUntil: record.statusUntil?.toISOString() ?? null,
    restrictedUntil: record.restrictedUntil?.toISOString() ?? null,
    breakEndableAt: record.breakEndableAt?.toISOString() ?? null,
    // Users who view themselves know the current sign-in, and are shown the previous one.
    lastLoginAt: (isSelf ? record.lastLoginAt : record.currentLoginAt)?.toISOString() ?? null,
    freeze: knowsAll ? toFreeze(record, readsAll) : null,
    version: record.userVersion,
    actions: actionsOn(reader, record),
    editable: editableFields(reader, record),
    allowedStatuses: allowedStatuses(reader, record, now),
  };
}
