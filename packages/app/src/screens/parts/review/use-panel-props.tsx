import {
  formatMoney as toMoney,
  isPlatformReason,
  parseMoney,
  rejectionReasons,
  type Transaction,
  type TransactionDetail,
} from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import {
  Badge,
  CopyButton,
  DateTime,
  formatMoney,
  Inline,
  useKit,
  type KitMessages,
} from '@lobi/ui';
import type { Description, TimelineEvent } from '@lobi/ui/data';
import type { DuplicateHint, ReviewCheck, ReviewPanelProps } from '@lobi/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../people/may-open.ts';
import { ArrivalAction } from './arrival-action.tsx';
import { OwnerNotes } from './owner-notes.tsx';
import { RelatedRequest } from './related-request.tsx';
import { RoutingNotice } from './routing-notice.tsx';
import { useReasons } from '../../../i18n/use-reasons.ts';
import type { Review } from './use-review.ts';

type Translate = TFunction<'app'>;
type FormatAmount = (amount: string) => string;

const tones = {
  pending: 'neutral',
  processing: 'info',
  completed: 'success',
  rejected: 'danger',
} as const satisfies Record<Transaction['status'], TimelineEvent['tone']>;

/** Timeline of the transaction, translated. */
function eventsOf({ events }: TransactionDetail, t: Translate): readonly TimelineEvent[] {
  return events.map(({ status, at, actor, reason, note }, index) => ({
    id: `${index} ${at}`,
    at,
    title: t(`admin.event.${status}`),
    tone: tones[status],
    actor: actor?.username,
    detail: [
      isPlatformReason(reason) ? t(`reason.${reason}`) : reason,
      note !== null && t('admin.event.note', { note }),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

function hintsOf(
  detail: TransactionDetail,
  t: Translate,
  money: FormatAmount,
  { money: texts }: KitMessages,
  hrefOf: (transactionId: string) => string | undefined,
): readonly DuplicateHint[] {
  const states: Readonly<Record<Transaction['status'], string>> = {
    pending: texts.transactionPending,
    processing: texts.transactionProcessing,
    completed: texts.transactionCompleted,
    rejected: texts.transactionRejected,
  };
  return (detail.review?.duplicates ?? []).map(({ id, alike, username, amount, status }) => ({
    id,
    title: t(`admin.alike.${alike}`),
    detail: [username, money(amount), states[status]].join(' · '),
    href: hrefOf(id),
  }));
}

/** Notices of the payment gateway; one matches if its amount is exact and the payment has not failed. */
const checksOf = (
  { review }: TransactionDetail,
  t: Translate,
  money: FormatAmount,
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

/** Pages of one transaction that a reviewer can open, preferred one first. */
const pages = ['admin.transaction.show', 'transaction.show'] as const;

const matchTones = { match: 'success', mismatch: 'danger', unknown: 'neutral' } as const;

/** Bank details for carrying out a payout, each with a copy button, and the check of the holder's name. */
function payoutOf(
  destination: TransactionDetail['destination'],
  review: TransactionDetail['review'],
  t: Translate,
): readonly (Description | false)[] {
  if (destination === null) return [];
  const { institution, account, holder, branch } = destination;
  const fact = (name: 'institution' | 'account' | 'holder' | 'branch', text: string | undefined) =>
    text !== undefined && {
      label: t(`admin.fact.${name}`),
      value: (
        <Inline gap={2} align="center">
          {text} <CopyButton size="sm" value={text} thing={t(`admin.fact.${name}`)} />
        </Inline>
      ),
    };
  const match = review?.holderMatch ?? null;
  return [
    fact('institution', institution?.name),
    fact('account', account),
    fact('holder', holder),
    fact('branch', branch ?? undefined),
    match !== null && {
      label: t('admin.fact.holderMatch'),
      value: <Badge tone={matchTones[match]}>{t(`admin.holderMatch.${match}`)}</Badge>,
    },
  ];
}

/** Details of the request: channel, destination, fees and risk flags. */
function requestOf(
  { type, channel, settledBy, payment, destination, ...detail }: TransactionDetail,
  t: Translate,
  money: FormatAmount,
): readonly Description[] {
  const { fee, net, paidAt, note, review } = detail;
  const isChannels = type === 'deposit' || type === 'withdraw';
  const settler = settledBy
    ? t('admin.fact.float', { agent: settledBy.username })
    : t('admin.fact.platform');
  const facts: readonly (Description | false)[] = [
    channel !== null && { label: t('admin.queue.channel'), value: channel.name },
    isChannels && { label: t('admin.fact.settledBy'), value: settler },
    payment !== null && { label: t('admin.fact.exact'), value: money(payment.exact) },
    payment?.uniqueCode != null && { label: t('admin.fact.code'), value: payment.uniqueCode },
    ...payoutOf(destination, review, t),
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

/** Payment history of the owner, in totals. */
function factsOf(
  { review }: TransactionDetail,
  t: Translate,
  money: FormatAmount,
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

/**
 * The float of the settling agent after approval: a deposit decreases it by the whole amount, a
 * withdrawal increases it by the net amount. A float below zero does not cover the request.
 */
function floatAfter(
  { type, amount, net, currency }: TransactionDetail,
  available: string,
): { readonly covers: boolean; readonly after: string } {
  const [now = 0n, gross = 0n, left = 0n] = [available, amount, net].map((each) =>
    parseMoney(each, currency),
  );
  const after = type === 'deposit' ? now - gross : now + left;
  return { covers: after >= 0n, after: toMoney(after < 0n ? 0n : after, currency) };
}

/** Effect of approval on the float of the settling agent, worded for that agent or for staff. */
function settlingOf(
  detail: TransactionDetail,
  viewerId: string,
  values: Readonly<Record<string, string>>,
  t: Translate,
  money: FormatAmount,
): string | undefined {
  const { type, settledBy, review } = detail;
  if (!settledBy || (type !== 'deposit' && type !== 'withdraw')) return undefined;
  const isOwn = settledBy.id === viewerId;
  const all = { ...values, agent: settledBy.username };
  const moves = t(`admin.effect.${isOwn ? 'own' : 'settle'}.${type}`, all);
  const available = review?.floatAvailable;
  if (available == null) return moves;
  const { covers, after } = floatAfter(detail, available);
  const float = covers
    ? t(isOwn ? 'admin.effect.ownFloat' : 'admin.effect.float', { ...all, after: money(after) })
    : t('admin.effect.uncovered', { available: money(available) });
  return `${moves} ${float}`;
}

/** Effects of approval and rejection, with the balance of the wallet after approval. */
function effectsOf(
  detail: TransactionDetail,
  { after, viewerId }: { readonly after: string | undefined; readonly viewerId: string },
  t: Translate,
  money: FormatAmount,
): { readonly approve: string; readonly reject: string } {
  const { type, amount, net, owner, from, to, destination, firstApproval, review } = detail;
  const values = {
    amount: money(amount),
    gross: money(amount),
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
      : (settlingOf(detail, viewerId, values, t, money) ??
          t(`admin.effect.approve.${type}`, values)) + balance,
    reject: t(`admin.effect.reject.${type}`, values),
  };
}

/** Further information for the decision: routing, related requests, late arrivals, staff notes. */
const relatedOf = (
  detail: TransactionDetail,
  hrefOf: (transactionId: string) => string | undefined,
): ReviewPanelProps['related'] => (
  <>
    <RoutingNotice transaction={detail} />
    <RelatedRequest transaction={detail} hrefOf={hrefOf} />
    <ArrivalAction transaction={detail} />
    <OwnerNotes owner={detail.owner} />
  </>
);

/** Props of `ReviewPanel` for a request, translated and formatted. */
export function usePanelProps({
  detail,
  proof,
  history,
  balance,
}: Review): Partial<ReviewPanelProps> & Pick<ReviewPanelProps, 'reasons'> {
  const { t } = useTranslation();
  const { locale, messages } = useKit();
  const { user } = useAuth();
  const reasonItems = useReasons();
  if (detail.status !== 'ready') return { reasons: [] };
  const shown = detail.entity;
  const page = pages.find((name) => mayOpen(user, name));
  const hrefOf = (transactionId: string) => page && buildPath(page, { transactionId });
  const money: FormatAmount = (amount) => formatMoney(amount, shown.currency, { locale }) ?? amount;
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
    effects: effectsOf(shown, { after: balance?.after, viewerId: user?.id ?? '' }, t, money),
    related: relatedOf(shown, hrefOf),
    reasons: reasonItems(rejectionReasons[shown.type]),
  };
}
