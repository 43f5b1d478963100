import type { PaymentNotice, PlatformReason, TransactionStatus } from '@lobi/core/contract';

/** A deposit at the time of the notice; amounts in minor units. */
export interface NoticedDeposit {
  readonly status: TransactionStatus;
  /** Requested amount, exact to the minor unit. */
  readonly exact: bigint;
  readonly ownerMayMove: boolean;
  readonly needsSecond: boolean;
  /**
   * Whether the owner reported the payment, or the gateway reported money that arrived or is in
   * transit.
   */
  readonly isSaidPaid: boolean;
  readonly reviewerId: string | null;
  readonly firstApprovalId: string | null;
  readonly followedById: string | null;
}

/** Next step for a notice. `follow` creates a new deposit, on which `complete` or `review` continues. */
export interface NoticeStep {
  readonly kind: 'complete' | 'reject' | 'review' | 'nothing';
  readonly follow: boolean;
  /** Why a person must review it, if the reason is not obvious. */
  readonly reason?: PlatformReason;
}

const nothing: NoticeStep = { kind: 'nothing', follow: false };

/**
 * The money has arrived: it is credited if the amount, owner and platform rules allow this without a
 * review.
 */
function ofPayment(deposit: NoticedDeposit, paid: bigint, follow: boolean): NoticeStep {
  if (paid !== deposit.exact) return { kind: 'review', follow, reason: 'gateway-amount' };
  const takesPerson =
    !deposit.ownerMayMove || deposit.needsSecond || deposit.firstApprovalId !== null;
  return { kind: takesPerson ? 'review' : 'complete', follow };
}

/** The payment failed. If the owner reported a payment, or a reviewer works on it, a person decides. */
function ofFailure({ isSaidPaid, reviewerId, firstApprovalId }: NoticedDeposit): NoticeStep {
  if (reviewerId !== null || firstApprovalId !== null) return nothing;
  return isSaidPaid
    ? { kind: 'review', follow: false, reason: 'gateway-failed' }
    : { kind: 'reject', follow: false, reason: 'gateway-failed' };
}

/**
 * Decides the effect of a gateway's notice on a deposit. A decided deposit stays unchanged: money for a
 * rejected deposit creates a new one, once.
 * @param paid amount in the notice, in minor units
 * @source ours
 */
export function noticeStep(
  status: PaymentNotice['status'],
  paid: bigint,
  deposit: NoticedDeposit,
): NoticeStep {
  if (deposit.status === 'completed') return nothing;
  if (deposit.status === 'rejected') {
    const isLate = status === 'paid' && deposit.followedById === null;
    return isLate ? ofPayment(deposit, paid, true) : nothing;
  }
  if (status === 'paid') return ofPayment(deposit, paid, false);
  if (status === 'failed') return ofFailure(deposit);
  return deposit.status === 'pending' ? { kind: 'review', follow: false } : nothing;
}
