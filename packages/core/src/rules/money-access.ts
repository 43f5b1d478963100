import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import type { StatusCause, TransactionType, UserStatus } from '../contract/statuses.ts';

/** Error by which a status blocks its user; `undefined` blocks nothing. @source ours */
const refusals: Readonly<Record<UserStatus, ErrorCode | undefined>> = {
  activated: undefined,
  pending: 'account_pending',
  restricted: 'account_restricted',
  blocked: 'account_blocked',
};

/**
 * Lets only an activated user move money.
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`
 */
export function assertMayMoveMoney(user: { readonly status: UserStatus }): void {
  const refusal = refusals[user.status];
  if (refusal) throw new AppError(refusal);
}

/** A user's status and who gave it. */
export interface AccountStatus {
  readonly status: UserStatus;
  readonly statusCause: StatusCause;
}

const isOnBreak = ({ status, statusCause }: AccountStatus): boolean =>
  status === 'restricted' && statusCause === 'self';

/** May money leave the user's wallet at the user's own word? Activated, or on a break from play. */
export const mayTakeOut = (user: AccountStatus): boolean =>
  user.status === 'activated' || isOnBreak(user);

/**
 * Lets an activated user take money out, and one who takes a break from play; of one whom staff
 * restricts only staff moves the money.
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`
 */
export function assertMayWithdraw(user: AccountStatus): void {
  if (!mayTakeOut(user)) assertMayMoveMoney(user);
}

/**
 * Is it staff who returns the user's money? So with those whom staff restricts or blocks: they
 * cannot ask for it, and it stays theirs.
 */
export const isPaidOutByStaff = (user: AccountStatus): boolean =>
  user.status === 'blocked' || (user.status === 'restricted' && !isOnBreak(user));

const isActive = ({ status }: AccountStatus): boolean => status === 'activated';

/** Statuses that let the money of each type move: a break from play lets it leave. */
const moves: Readonly<Record<TransactionType, (owner: AccountStatus) => boolean>> = {
  deposit: isActive,
  'cash-in': isActive,
  withdraw: mayTakeOut,
  'cash-out': mayTakeOut,
};

/** Does the owner's status let the money of a request of this type move? @source ours */
export const ownerMayMove = (type: TransactionType, owner: AccountStatus): boolean =>
  moves[type](owner);
