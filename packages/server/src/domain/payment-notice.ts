import type { PaymentNotice, PlatformReason, TransactionStatus } from '@lobi/core/contract';

/** A deposit as a notice finds it; amounts in minor units. */
export interface NoticedDeposit {
  readonly status: TransactionStatus;
  /** Requested amount, exact to the minor unit. */
  readonly exact: bigint;
  readonly ownerMayMove: boolean;
  readonly needsSecond: boolean;
  /** The owner said that it is paid, or the gateway before that money has arrived or is under way. */
  readonly isSaidPaid: boolean;
  readonly reviewerId: string | null;
  readonly firstApprovalId: string | null;
  readonly followedById: string | null;
}

/** Next step for a notice. `follow` makes a new deposit, which `complete` or `review` goes on with. */
export interface NoticeStep {
  readonly kind: 'complete' | 'reject' | 'review' | 'nothing';
  readonly follow: boolean;
  /** Why a person has to look, if the reason is not obvious. */
  readonly reason?: PlatformReason;
}

const nothing: NoticeStep = { kind: 'nothing', follow: false };

/**
 * The money has arrived: it is the deposit's where sum, owner and platform allow it without a
 * person.
 */
function ofPayment(deposit: NoticedDeposit, paid: bigint, follow: boolean): NoticeStep {
  if (paid !== deposit.exact) return { kind: 'review', follow, reason: 'gateway-amount' };
  const takesPerson =
    !deposit.ownerMayMove || deposit.needsSecond || deposit.firstApprovalId !== null;
  return { kind: takesPerson ? 'review' : 'complete', follow };
}

/** No money comes. Where the owner says otherwise, or a reviewer works on it, a person decides. */
function ofFailure({ isSaidPaid, reviewerId, firstApprovalId }: NoticedDeposit): NoticeStep {
  if (reviewerId !== null || firstApprovalId !== null) return nothing;
  return isSaidPaid
    ? { kind: 'review', follow: false, reason: 'gateway-failed' }
    : { kind: 'reject', follow: false, reason: 'gateway-failed' };
}

/**
 * Effect of a gateway's notice on a deposit. A decided deposit stays as it is: money for a rejected
 * deposit makes a new one, once.
 * @param paid what the notice says, in minor units
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
