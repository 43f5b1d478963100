import { formatMoney, type User, type UserRow, type WalletDetail } from '@lobi/core/contract';
import type { ListedUserRecord, SelfRecord, UserRecord } from '../../store/users.ts';
import { toWallet } from './to-wallet.ts';

/** Why a wallet is frozen, and since when; `null` when it is not. */
export const toFreeze = ({
  freezeReason: reason,
  frozenAt,
}: Pick<SelfRecord, 'freezeReason' | 'frozenAt'>): User['freeze'] =>
  reason === null || frozenAt === null ? null : { reason, since: frozenAt.toISOString() };

const toPlace = ({
  lastLoginCountry: country,
  lastLoginCity: city,
}: SelfRecord): User['lastLoginPlace'] =>
  country === null && city === null ? null : { country, city };

/** A user as the user sees it. @source spec §3 */
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

/** A user as others see it in lists. */
export function toUserRow(record: ListedUserRecord): UserRow {
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
    createdAt: record.createdAt.toISOString(),
  };
}

/** A wallet with its owner. */
export function toWalletDetail(record: UserRecord): WalletDetail {
  const { id, username, role, status } = record;
  return { ...toWallet(record.walletId, record), owner: { id, username, role, status } };
}
