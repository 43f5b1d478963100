import type { Transaction, TransactionDetail } from '@lobi/core/contract';
import type { ReviewAction, ReviewItem } from '@lobi/ui/office';

type Step = TransactionDetail['actions'][number];

/**
 * Actions that each step of the server allows a reviewer. A reviewer who may claim a request may
 * also approve it: claiming comes first then.
 */
const meaning: Readonly<Record<Step, readonly ReviewAction[]>> = {
  pay: [],
  cancel: [],
  process: ['claim', 'approve'],
  complete: ['approve'],
  reject: ['reject'],
  arrived: [],
};

const counterpart = ({ channel, from, to }: Transaction): string =>
  channel?.name ?? [from?.username, to?.username].filter(Boolean).join(' → ');

/** Minutes that a request without a channel may take. */
const usualMinutes = 30;

/**
 * Has it waited for longer than its channel usually takes? A deposit waits from its payment on.
 * @param etaMinutes of the channel; half an hour where there is none
 * @param now in ms
 */
export function isLate(
  { type, paidAt, createdAt, status }: Transaction,
  etaMinutes: number | undefined,
  now: number,
): boolean {
  const since = type === 'deposit' ? paidAt : createdAt;
  const isOpen = status === 'pending' || status === 'processing';
  return (
    isOpen && since !== null && now - Date.parse(since) > (etaMinutes ?? usualMinutes) * 60_000
  );
}

/** Additional marks on a row of the queue. */
interface RowMarks {
  readonly late?: boolean;
  /** Why to look closer, in words. */
  readonly risks?: readonly string[];
}

/** A transaction of the queue as a request to review. Without its detail nothing may be decided yet. */
export function toReviewItem(
  transaction: Transaction,
  detail: TransactionDetail | undefined,
  { late, risks = [] }: RowMarks = {},
): ReviewItem {
  const { id, type, amount, currency, owner, createdBy, createdAt } = transaction;
  const { status, version, reviewer, firstApproval } = detail ?? transaction;
  return {
    id,
    number: detail?.payment?.order,
    type,
    status,
    amount,
    currency,
    user: owner,
    creator: createdBy,
    channel: counterpart(transaction),
    claimedBy: reviewer,
    firstApproval,
    needsSecond: detail?.review?.needsSecond ?? firstApproval !== null,
    actions: (detail?.actions ?? []).flatMap((step) => meaning[step]),
    late,
    risks,
    version,
    createdAt,
  };
}

/** The request to go on with after this one; `null` when it is the last. */
export function nextOf(ids: readonly string[], id: string): string | null {
  const place = ids.indexOf(id);
  return ids[place + 1] ?? ids.find((other) => other !== id) ?? null;
}

/** Wallet that a transaction is about: where a deposit or cash-in arrives, where the others leave. */
export const walletOf = ({ type, from, to }: Transaction): string | null =>
  ((type === 'deposit' || type === 'cash-in' ? to : from) ?? to)?.walletId ?? null;
