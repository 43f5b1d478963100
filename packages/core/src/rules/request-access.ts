import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import { isOneOf, isStaff } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';
import type { Reader } from './may-manage.ts';
import {
  assertMayMoveMoney,
  assertMayWithdraw,
  isPaidOutByStaff,
  mayWithdraw,
  type AccountStatus,
} from './money-access.ts';

/** The owner of a wallet, as far as the rules of requests need it. */
export interface WalletOwner extends AccountStatus, Pick<Reader, 'id' | 'role'> {}

/**
 * Asserts that the caller is the activated owner of a player's or agent's wallet, as a deposit requires.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayDeposit(reader: Reader, owner: WalletOwner): void {
  if (reader.id !== owner.id || !isOneOf('holders', owner)) {
    throw new AppError('forbidden', 'not the own wallet');
  }
  assertMayMoveMoney(owner);
}

/**
 * Asserts that the caller may pay out of a player's or agent's wallet: its owner, also on a break; for
 * users restricted or blocked by staff, staff.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayPayOut(reader: Reader, owner: WalletOwner): void {
  if (!isOneOf('holders', owner)) throw new AppError('forbidden', 'this wallet pays nothing out');
  if (reader.id === owner.id) return assertMayWithdraw(owner);
  if (!isStaff(reader) || !isPaidOutByStaff(owner)) {
    throw new AppError('forbidden', 'not the own wallet');
  }
  return assertMayMoveMoney(reader);
}

/** Errors by the owner's status. None for a blocked owner, who cannot be the caller. */
const ownerFaults: Readonly<Record<UserStatus, ErrorCode | undefined>> = {
  activated: undefined,
  pending: 'account_pending',
  restricted: 'account_restricted',
  blocked: 'account_restricted',
};

/**
 * Asserts that the wallet's owner is activated, regardless of the requester.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertOwnerIsActive({ status }: Pick<WalletOwner, 'status'>): void {
  const fault = ownerFaults[status];
  if (fault) throw new AppError(fault, 'the owner of the wallet is not active');
}

/**
 * Asserts that the caller, a role that manages users, may give cash to another, activated player or
 * agent.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayCashIn(reader: Reader, receiver: WalletOwner): void {
  if (!isOneOf('managers', reader)) throw new AppError('forbidden');
  assertMayMoveMoney(reader);
  if (receiver.id === reader.id || !isOneOf('holders', receiver)) {
    throw new AppError('forbidden', 'this wallet takes no cash-in');
  }
  assertOwnerIsActive(receiver);
}

/**
 * Asserts that money may leave a player's or agent's wallet as cash: requested by the owner, also on a
 * break, or by an activated user. `assertMayTakeCash` decides about the recipient.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayCashOut(reader: Reader, owner: WalletOwner): void {
  if (!isOneOf('holders', owner)) throw new AppError('forbidden', 'this wallet gives no cash-out');
  if (reader.id === owner.id) return assertMayWithdraw(owner);
  assertMayMoveMoney(reader);
  if (!mayWithdraw(owner)) assertOwnerIsActive(owner);
}

/**
 * Asserts that the caller, a role that manages users, may request the cash of a visible wallet.
 * @throws AppError `forbidden`
 */
export function assertMayTakeCash(reader: Pick<Reader, 'role'>): void {
  if (!isOneOf('managers', reader)) {
    throw new AppError('forbidden', 'only the owner, agents above and staff ask for a cash-out');
  }
}

/**
 * Asserts that the caller is activated, as decisions about requests require; about their own outgoing
 * money, also owners on a break from play.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertMayDecide(
  reader: Reader,
  owner: AccountStatus & { readonly id: string },
): void {
  if (reader.id === owner.id) assertMayWithdraw(owner);
  else assertMayMoveMoney(reader);
}
