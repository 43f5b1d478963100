import { AppError, type ErrorCode, type StatusCause, type UserStatus } from '@lobi/core/contract';

/** What a status keeps its user from; `undefined` keeps from nothing. @source ours */
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

/**
 * Lets an activated user take money out, and one who takes a break from play; of one whom staff
 * restricts only staff moves the money.
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`
 */
export function assertMayWithdraw(user: {
  readonly status: UserStatus;
  readonly statusCause: StatusCause;
}): void {
  const isOnBreak = user.status === 'restricted' && user.statusCause === 'self';
  if (!isOnBreak) assertMayMoveMoney(user);
}
