import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import { isOneOf, isStaff } from '../contract/roles.ts';
import type { UserStatus } from '../contract/statuses.ts';
import type { Reader } from './may-manage.ts';
import {
  assertMayMoveMoney,
  assertMayWithdraw,
  isPaidOutByStaff,
  mayTakeOut,
  type AccountStatus,
} from './money-access.ts';

/** The owner of a wallet, as far as it matters who may open a request on it. */
export interface WalletOwner extends AccountStatus, Pick<Reader, 'id' | 'role'> {}

/**
 * Lets only the activated owner of a player's or agent's wallet put money in.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayDeposit(reader: Reader, owner: WalletOwner): void {
  if (reader.id !== owner.id || !isOneOf('holders', owner)) {
    throw new AppError('forbidden', 'not the own wallet');
  }
  assertMayMoveMoney(owner);
}

/**
 * Lets the owner of a player's or agent's wallet take money out, on a break too; of those whom staff
 * restricts or blocks, staff.
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

/** Why an owner's status keeps money still. A blocked owner is not the caller, who may go on. */
const ownerFaults: Readonly<Record<UserStatus, ErrorCode | undefined>> = {
  activated: undefined,
  pending: 'account_pending',
  restricted: 'account_restricted',
  blocked: 'account_restricted',
};

/**
 * Lets money move only on the wallet of an activated owner, no matter who requests it.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertOwnerIsActive({ status }: Pick<WalletOwner, 'status'>): void {
  const fault = ownerFaults[status];
  if (fault) throw new AppError(fault, 'the owner of the wallet is not active');
}

/**
 * Lets a manager of users give cash to another player or agent who is activated.
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
 * Lets money leave a player's or agent's wallet as cash: the owner asks, on a break too, or an
 * activated user asks the owner for it. Who receives it is decided by `assertMayTakeCash`.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`
 */
export function assertMayCashOut(reader: Reader, owner: WalletOwner): void {
  if (!isOneOf('holders', owner)) throw new AppError('forbidden', 'this wallet gives no cash-out');
  if (reader.id === owner.id) return assertMayWithdraw(owner);
  assertMayMoveMoney(reader);
  if (!mayTakeOut(owner)) assertOwnerIsActive(owner);
}

/**
 * Lets a manager of users ask for the cash of a visible wallet.
 * @throws AppError `forbidden`
 */
export function assertMayTakeCash(reader: Pick<Reader, 'role'>): void {
  if (!isOneOf('managers', reader)) {
    throw new AppError('forbidden', 'only the owner, agents above and staff ask for a cash-out');
  }
}

/**
 * Lets only the activated decide about requests; about the own money that leaves, also an owner who
 * takes a break from play.
 * @throws AppError `account_pending`, `account_restricted`
 */
export function assertMayDecide(
  reader: Reader,
  owner: AccountStatus & { readonly id: string },
): void {
  if (reader.id === owner.id) assertMayWithdraw(owner);
  else assertMayMoveMoney(reader);
}
