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

/** Usual minutes of a request without a channel. */
const usualMinutes = 30;

/**
 * Returns whether it has waited longer than its channel usually takes. A deposit waits from its payment
 * on.
 * @param etaMinutes of the channel; default half an hour
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
  /** Labels of the risk flags. */
  readonly risks?: readonly string[];
}

/** A transaction of the queue in the kit's format. Without its detail it cannot be decided yet. */
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

/** The next request after this one; `null` after the last. */
export function nextOf(ids: readonly string[], id: string): string | null {
  const position = ids.indexOf(id);
  return ids[position + 1] ?? ids.find((other) => other !== id) ?? null;
}

/**
 * The wallet of a transaction: the receiving one of a deposit or cash-in, the sending one of the others.
 */
export const walletOf = ({ type, from, to }: Transaction): string | null =>
  ((type === 'deposit' || type === 'cash-in' ? to : from) ?? to)?.walletId ?? null;
