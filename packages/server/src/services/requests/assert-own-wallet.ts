import { AppError, type ErrorCode, type Role, type UserStatus } from '@lobi/core/contract';
import {
  assertMayMoveMoney,
  assertMayWithdraw,
  isPaidOutByStaff,
  mayTakeOut,
} from '../../domain/user-abilities.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../actor.ts';

/** Players and agents: whose wallets money goes into and out of. */
export const playsWithMoney = ({ role }: Pick<UserRecord, 'role'>): boolean =>
  role === 'player' || role === 'agent';

/**
 * Lets only the activated owner of a player's or agent's wallet put money in.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertOwnWallet(actor: Actor, owner: UserRecord): void {
  if (actor.id !== owner.id || !playsWithMoney(owner)) {
    throw new AppError('forbidden', 'not the own wallet');
  }
  assertMayMoveMoney(owner);
}

/** Who returns the money of those who cannot ask for it. */
const returners: readonly Role[] = ['admin', 'superadmin'];

/**
 * Lets the owner of a player's or agent's wallet take money out, on a break too; of those whom staff
 * restricts or blocks, staff.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayPayOut(actor: Actor, owner: UserRecord): void {
  if (!playsWithMoney(owner)) throw new AppError('forbidden', 'this wallet pays nothing out');
  if (actor.id === owner.id) return assertMayWithdraw(owner);
  if (!returners.includes(actor.role) || !isPaidOutByStaff(owner)) {
    throw new AppError('forbidden', 'not the own wallet');
  }
  return assertMayMoveMoney(actor);
}

/** Why an owner's status keeps money still. A blocked owner is not the caller, who may go on. */
const ownerFaults: Readonly<Record<UserStatus, ErrorCode | undefined>> = {
  activated: undefined,
  pending: 'account_pending',
  restricted: 'account_restricted',
  blocked: 'account_restricted',
};

/**
 * Lets money move only on the wallet of an activated owner, whoever asks.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertOwnerIsActive({ status }: Pick<UserRecord, 'status'>): void {
  const fault = ownerFaults[status];
  if (fault) throw new AppError(fault, 'the owner of the wallet is not active');
}

/**
 * Lets money leave only the wallet of an owner who is activated or takes a break, whoever asks.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertOwnerGives(owner: Pick<UserRecord, 'status' | 'statusCause'>): void {
  if (!mayTakeOut(owner)) assertOwnerIsActive(owner);
}
