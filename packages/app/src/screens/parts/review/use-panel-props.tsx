import { isPlatformReason, type Transaction, type TransactionDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { DateTime, formatMoney, useKit, type KitMessages } from '@lobi/ui';
import type { Description, TimelineEvent } from '@lobi/ui/data';
import type { DuplicateHint, ReviewCheck, ReviewPanelProps } from '@lobi/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../people/may-open.ts';
import { ArrivalAction } from './arrival-action.tsx';
import { OwnerNotes } from './owner-notes.tsx';
import { RelatedRequest } from './related-request.tsx';
import type { Review } from './use-review.ts';

type Words = TFunction<'app'>;
type SayMoney = (amount: string) => string;

/** What each kind of request may be rejected for, in words that its owner reads. */
const reasons = {
  deposit: ['proof', 'amount', 'sender', 'used'],
  withdraw: ['account', 'holder', 'check'],
  'cash-in': ['agreement', 'check'],
  'cash-out': ['agreement', 'check'],
} as const satisfies Record<Transaction['type'], readonly string[]>;

const tones = {
  pending: 'neutral',
  processing: 'info',
  completed: 'success',
  rejected: 'danger',
} as const satisfies Record<Transaction['status'], TimelineEvent['tone']>;

/** What happened, as sentences. */
function eventsOf({ events }: TransactionDetail, t: Words): readonly TimelineEvent[] {
  return events.map(({ status, at, actor, reason }, index) => ({
    id: `${index} ${at}`,
    at,
    title: t(`admin.event.${status}`),
    tone: tones[status],
    actor: actor?.username,
    detail: isPlatformReason(reason) ? t(`reason.${reason}`) : reason,
  }));
}

function hintsOf(
  detail: TransactionDetail,
  t: Words,
  money: SayMoney,
  { money: words }: KitMessages,
  hrefOf: (transactionId: string) => string | undefined,
): readonly DuplicateHint[] {
  const states: Readonly<Record<Transaction['status'], string>> = {
    pending: words.transactionPending,
    processing: words.transactionProcessing,
    completed: words.transactionCompleted,
    rejected: words.transactionRejected,
  };
  return (detail.review?.duplicates ?? []).map(({ id, alike, username, amount, status }) => ({
    id,
    title: t(`admin.alike.${alike}`),
    detail: [username, money(amount), states[status]].join(' · '),
    href: hrefOf(id),
  }));
}

/** What the payment gateway told: it agrees where exactly the sum is there, or on its way. */
const checksOf = (
  { review }: TransactionDetail,
  t: Words,
  money: SayMoney,
): readonly ReviewCheck[] | undefined =>
  review?.notices.map(({ id, status, amount, isExact, reference, at }) => ({
    id,
    label: t(`admin.notice.${status}`),
    found: money(amount),
    expected: (
      <>
        {reference} · <DateTime at={at} mode="time" />
      </>
    ),
    matches: isExact && status !== 'failed',
  }));

/** Pages of one transaction for those who decide about it, in the order in which they are offered. */
const pages = ['admin.transaction.show', 'transaction.show'] as const;

/** The request itself: where the money goes, what it costs, why it should be looked at. */
function requestOf(
  { payment, destination, fee, net, paidAt, note, review }: TransactionDetail,
  t: Words,
  money: SayMoney,
): readonly Description[] {
  const facts: readonly (Description | false)[] = [
    payment !== null && { label: t('admin.fact.exact'), value: money(payment.exact) },
    payment?.uniqueCode != null && { label: t('admin.fact.code'), value: payment.uniqueCode },
    destination !== null && { label: t('admin.fact.account'), value: destination.account },
    destination !== null && { label: t('admin.fact.holder'), value: destination.holder },
    { label: t('admin.fact.fee'), value: money(fee) },
    { label: t('admin.fact.net'), value: money(net) },
    paidAt !== null && { label: t('admin.fact.paidAt'), value: <DateTime at={paidAt} /> },
    note !== null && { label: t('admin.fact.note'), value: note },
    review !== null &&
      review.risks.length > 0 && {
        label: t('admin.fact.risks'),
        value: review.risks.map((risk) => t(`admin.risk.${risk}`)).join(', '),
      },
  ];
  return facts.filter((fact) => fact !== false);
}

/** The owner's record. */
function factsOf(
  { review }: TransactionDetail,
  t: Words,
  money: SayMoney,
): readonly Description[] | undefined {
  if (!review) return undefined;
  const { registeredAt, deposits, deposited, withdrawals, withdrawn, rejected } = review.history;
  const sum = (count: number, amount: string) => `${count} · ${money(amount)}`;
  return [
    { label: t('admin.fact.since'), value: <DateTime at={registeredAt} mode="date" /> },
    { label: t('admin.fact.deposits'), value: sum(deposits, deposited) },
    { label: t('admin.fact.withdrawals'), value: sum(withdrawals, withdrawn) },
    { label: t('admin.fact.rejected'), value: String(rejected) },
  ];
}

/** What approving and rejecting do: who, how much, and what the wallet holds then. */
function effectsOf(
  detail: TransactionDetail,
  after: string | undefined,
  t: Words,
  money: SayMoney,
): { readonly approve: string; readonly reject: string } {
  const { type, amount, net, owner, from, to, destination, firstApproval, review } = detail;
  const values = {
    amount: money(amount),
    net: money(net),
    name: owner.username,
    from: from?.username ?? '',
    to: to?.username ?? '',
    account: destination?.account ?? '–',
    holder: destination?.holder ?? '–',
  };
  const isFirst = review?.needsSecond === true && firstApproval === null;
  const balance =
    after === undefined ? '' : ` ${t('admin.effect.after', { ...values, after: money(after) })}`;
  return {
    approve: isFirst
      ? t('admin.effect.first', values)
      : t(`admin.effect.approve.${type}`, values) + balance,
    reject: t(`admin.effect.reject.${type}`, values),
  };
}

/** What else to know before deciding: one end or the other of money that arrived late, notes of staff. */
const relatedOf = (
  detail: TransactionDetail,
  hrefOf: (transactionId: string) => string | undefined,
): ReviewPanelProps['related'] => (
  <>
    <RelatedRequest transaction={detail} hrefOf={hrefOf} />
    <ArrivalAction transaction={detail} />
    <OwnerNotes owner={detail.owner} />
  </>
);

/** What a `ReviewPanel` shows of a request, in the reader's words. */
export function usePanelProps({
  detail,
  proof,
  history,
  balance,
}: Review): Partial<ReviewPanelProps> {
  const { t } = useTranslation();
  const { locale, messages } = useKit();
  const { user } = useAuth();
  if (detail.status !== 'ready') return {};
  const shown = detail.entity;
  const page = pages.find((name) => mayOpen(user, name));
  const hrefOf = (transactionId: string) => page && buildPath(page, { transactionId });
  const money: SayMoney = (amount) => formatMoney(amount, shown.currency, { locale }) ?? amount;
  return {
    proof,
    balance,
    hints: shown.review ? hintsOf(shown, t, money, messages, hrefOf) : undefined,
    checks: checksOf(shown, t, money),
    request: requestOf(shown, t, money),
    facts: factsOf(shown, t, money),
    userHref: buildPath('user.show', { userId: shown.owner.id }),
    events: eventsOf(shown, t),
    history: history?.map((row) => ({ ...row, details: row.channel?.name ?? row.details })),
    effects: effectsOf(shown, balance?.after, t, money),
    related: relatedOf(shown, hrefOf),
    reasonTemplates: reasons[shown.type].map((reason) => t(`admin.reason.${reason}`)),
  };
}
