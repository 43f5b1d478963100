import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import type { StatusCause, TransactionType, UserStatus } from '../contract/statuses.ts';

/** Error for each status that blocks its user; `undefined` for a status that does not. @source ours */
const refusals: Readonly<Record<UserStatus, ErrorCode | undefined>> = {
  activated: undefined,
  pending: 'account_pending',
  restricted: 'account_restricted',
  blocked: 'account_blocked',
};

/**
 * Asserts that the user is activated, as moving money requires.
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`
 */
export function assertMayMoveMoney(user: { readonly status: UserStatus }): void {
  const refusal = refusals[user.status];
  if (refusal) throw new AppError(refusal);
}

/** A user's status and its cause. */
export interface AccountStatus {
  readonly status: UserStatus;
  readonly statusCause: StatusCause;
}

const isOnBreak = ({ status, statusCause }: AccountStatus): boolean =>
  status === 'restricted' && statusCause === 'self';

/** Returns whether the user may withdraw money: activated, or on a break from play. */
export const mayWithdraw = (user: AccountStatus): boolean =>
  user.status === 'activated' || isOnBreak(user);

/**
 * Asserts that the user may withdraw money: activated, or on a break from play. Only staff moves the
 * money of a user restricted by staff.
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`
 */
export function assertMayWithdraw(user: AccountStatus): void {
  if (!mayWithdraw(user)) assertMayMoveMoney(user);
}

/**
 * Returns whether staff returns the user's money: users restricted or blocked by staff cannot request
 * it, but it remains theirs.
 */
export const isPaidOutByStaff = (user: AccountStatus): boolean =>
  user.status === 'blocked' || (user.status === 'restricted' && !isOnBreak(user));

const isActive = ({ status }: AccountStatus): boolean => status === 'activated';

/** Statuses in which money of each type may move: during a break from play only out of the wallet. */
const moves: Readonly<Record<TransactionType, (owner: AccountStatus) => boolean>> = {
  deposit: isActive,
  'cash-in': isActive,
  withdraw: mayWithdraw,
  'cash-out': mayWithdraw,
};

/** Returns whether the owner's status allows the money of a request of this type to move. @source ours */
export const ownerMayMove = (type: TransactionType, owner: AccountStatus): boolean =>
  moves[type](owner);
