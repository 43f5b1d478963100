import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import type { TransactionStatus, TransactionType } from '../contract/statuses.ts';
import { isOpenStatus } from './review-steps.ts';

/** Time in ms after which an unpaid deposit expires. @source ours – one hour */
export const depositExpiresMs = 60 * 60_000;

/** Maximum unpaid deposits of an owner; distinguishable amounts are scarce. @source ours */
const maxUnpaid = 5;

/**
 * Asserts that an owner with this number of unpaid deposits may request another one.
 * @throws AppError `open_request`
 */
export function assertMayOpenDeposit(unpaid: number): void {
  if (unpaid >= maxUnpaid) throw new AppError('open_request', 'too many unpaid deposits');
}

/** Requests of a gateway within 24 hours that were not rejected, and its maximum; in minor units. */
export interface GatewayDay {
  readonly used: bigint;
  /** `null`: none. */
  readonly maximum: bigint | null;
}

/**
 * Asserts that a gateway stays within its maximum of a day with this amount, in minor units.
 * @throws AppError `channel_unavailable`
 */
export function assertWithinDay(amount: bigint, { used, maximum }: GatewayDay): void {
  if (maximum !== null && used + amount > maximum) {
    throw new AppError('channel_unavailable', 'the daily sum of the gateway has no room');
  }
}

/**
 * Returns whether a cash-in waits for staff, its money held, because it is above the platform's limit;
 * in minor units, `null`: no limit.
 * @source ours
 */
export const needsCashInApproval = (amount: bigint, approvalAbove: bigint | null): boolean =>
  approvalAbove !== null && amount > approvalAbove;

/** A transaction, as far as a report of its payment needs it. */
export interface PayableRequest {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly ownerId: string;
}

/**
 * Returns why the user may not report that a request is paid; `undefined` if the user may. Only owners
 * report, about their own open deposits.
 */
export function paidFault(
  { type, status, ownerId }: PayableRequest,
  reader: { readonly id: string },
): ErrorCode | undefined {
  if (ownerId !== reader.id || type !== 'deposit') return 'not_found';
  return isOpenStatus(status) ? undefined : 'conflict';
}
