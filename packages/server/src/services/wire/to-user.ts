import {
  formatMoney,
  isPublicReason,
  isStaff,
  type User,
  type UserRow,
  type WalletDetail,
} from '@lobi/core/contract';
import type { ListedUserRecord, SelfRecord, UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { toWallet } from './to-wallet.ts';

/**
 * Reason and start of a wallet's freeze; `null` when it is not frozen. The internal reason is for staff
 * only.
 */
export const toFreeze = (
  {
    freezeReason,
    freezePublicReason: reason,
    freezeRemark: remark,
    frozenAt,
  }: Pick<SelfRecord, 'freezeReason' | 'freezePublicReason' | 'freezeRemark' | 'frozenAt'>,
  readsNotes = false,
): User['freeze'] =>
  frozenAt === null
    ? null
    : {
        reason: readsNotes ? freezeReason : null,
        message: { reason: isPublicReason(reason) ? reason : 'general', remark },
        since: frozenAt.toISOString(),
      };

const toPlace = ({
  lastLoginCountry: country,
  lastLoginCity: city,
}: SelfRecord): User['lastLoginPlace'] =>
  country === null && city === null ? null : { country, city };

/** Converts a user for the user's own view. @source spec §3 */
export function toUser(record: SelfRecord): User {
  return {
    id: record.id,
    username: record.username,
    role: record.role,
    status: record.status,
    statusCause: record.statusCause,
    statusUntil: record.statusUntil?.toISOString() ?? null,
    breakEndableAt: record.breakEndableAt?.toISOString() ?? null,
    wallet: toWallet(record.walletId, record),
    freeze: toFreeze(record),
    createdAt: record.createdAt.toISOString(),
    lastLoginAt: record.lastLoginAt?.toISOString() ?? null,
    lastLoginPlace: toPlace(record),
    hasSecondFactor: record.hasSecondFactor,
    unread: record.unread,
  };
}

/**
 * Hold of an account: its existence for users who manage the owner, the resembled users for staff. The
 * owner does not see it.
 */
function toHold(reader: Actor, { id, heldAt, holdMatches }: ListedUserRecord): UserRow['hold'] {
  if (heldAt === null || reader.id === id) return null;
  return { since: heldAt.toISOString(), matches: isStaff(reader) ? (holdMatches ?? []) : null };
}

/** Converts a user for lists of others. */
export function toUserRow(reader: Actor, record: ListedUserRecord): UserRow {
  return {
    id: record.id,
    username: record.username,
    role: record.role,
    level: record.level,
    status: record.status,
    parent:
      record.parentId === null
        ? null
        : { id: record.parentId, username: record.parentUsername ?? '' },
    wallet: toWallet(record.walletId, record),
    earnings: record.earned === null ? null : formatMoney(record.earned, record.currency),
    hold: toHold(reader, record),
    createdAt: record.createdAt.toISOString(),
  };
}

/** A wallet with its owner. */
export function toWalletDetail(record: UserRecord): WalletDetail {
  const { id, username, role, status } = record;
  return { ...toWallet(record.walletId, record), owner: { id, username, role, status } };
}
