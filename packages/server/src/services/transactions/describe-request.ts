import {
  formatMoney,
  isStaff,
  parseMoney,
  type Language,
  type TransactionDetail,
} from '@lobi/core/contract';
import {
  arrivalFault,
  isOpenStatus,
  maskAccount,
  mayCancel,
  mayInspect,
  needsSecondApproval,
  reviewStepsFor,
  staffReasonsOf,
  type ReviewedRequest,
} from '@lobi/core/rules';
import type { PlatformRules } from '../../config/platform-rules.ts';
import { matchHolder } from '../../domain/destination.ts';
import { exactOf } from '../../domain/request-money.ts';
import { findChannel, type ChannelRecord } from '../../store/channels.ts';
import type { Queryable } from '../../store/database.ts';
import { listNotices } from '../../store/payment-notices.ts';
import { findProofTime } from '../../store/proofs.ts';
import { findHistory, findLookalikes } from '../../store/reviews.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { listEvents } from '../../store/transaction-events.ts';
import type { Actor } from '../access/actor.ts';
import { stepsIn } from '../wire/to-channel.ts';
import { toReason } from '../wire/to-reason.ts';
import { sideFor, toPerson, toTransaction } from '../wire/to-transaction.ts';
import { isAboveOwner } from './require-visible-transaction.ts';
import { routedOf } from './reviewer-of.ts';
import { risksOfRequests } from './risks-of-requests.ts';

/** Input for the description of transactions to a user. */
export interface DescribeContext {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly language: Language;
  readonly rules: PlatformRules;
  readonly at: Date;
}

type Detail = TransactionDetail;

/** Order number for support. */
const orderOf = (id: string): string => `DP-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;

/** Number of trailing digits of the amount that distinguish it from others. */
const codeDigits = 3;

function toPayment(
  record: TransactionRecord,
  channel: ChannelRecord | undefined,
  language: Language,
): Detail['payment'] {
  if (!channel || record.type !== 'deposit' || !isOpenStatus(record.status)) return null;
  const exact = formatMoney(exactOf(record), record.currency);
  const order = orderOf(record.id);
  return {
    kind: channel.kind,
    order,
    account: channel.account,
    holder: channel.holder,
    qr: channel.kind === 'qris' ? `lobi:${order}:${exact}` : null,
    exact,
    uniqueCode: record.uniqueCode?.toString().padStart(codeDigits, '0') ?? null,
    steps: stepsIn(channel, language),
  };
}

function toDestination(record: TransactionRecord, isMasked: boolean): Detail['destination'] {
  const {
    destinationAccount: account,
    destinationHolder: holder,
    destinationInstitution: code,
    destinationInstitutionName: name,
    destinationBranch: branch,
  } = record;
  if (account === null || holder === null) return null;
  return {
    institution: code === null || name === null ? null : { code, name },
    account: isMasked ? maskAccount(account) : account,
    holder,
    branch,
  };
}

type Review = NonNullable<Detail['review']>;

/** Returns the notices of the gateway, with amounts in the platform's format. */
async function toNotices(db: Queryable, record: TransactionRecord): Promise<Review['notices']> {
  const exact = exactOf(record);
  return (await listNotices(db, record.id)).map(({ id, notice, at }) => {
    const { status, amount, currency, reference } = notice;
    const paid = parseMoney(amount, currency);
    return {
      id,
      status,
      amount: paid === undefined ? amount : formatMoney(paid, currency),
      isExact: paid === exact,
      reference,
      at: at.toISOString(),
    };
  });
}

async function toReview(
  { db, actor, rules }: DescribeContext,
  record: TransactionRecord,
): Promise<Detail['review']> {
  const money = (amount: bigint) => formatMoney(amount, record.currency);
  const history = await findHistory(db, record.ownerId);
  const lookalikes = await findLookalikes(
    db,
    record.id,
    actor.role === 'agent' ? actor.id : undefined,
  );
  const risks = await risksOfRequests(db, actor.role, [record], rules);
  const { settlingAvailable } = record;
  return {
    needsSecond: needsSecondApproval(record, rules),
    holderMatch:
      record.destinationHolder === null
        ? null
        : matchHolder(record.destinationHolder, record.ownerVerifiedName),
    floatAvailable: settlingAvailable === null ? null : money(settlingAvailable),
    history: {
      ...history,
      registeredAt: record.ownerSince.toISOString(),
      deposited: money(history.deposited),
      withdrawn: money(history.withdrawn),
    },
    duplicates: lookalikes.map(({ id, alike, username, amount, currency, status, createdAt }) => ({
      id,
      alike,
      username,
      amount: formatMoney(amount, currency),
      status,
      createdAt: createdAt.toISOString(),
    })),
    notices: await toNotices(db, record),
    risks: risks.get(record.id) ?? [],
  };
}

async function toEvents(
  { db, actor, language }: DescribeContext,
  id: string,
): Promise<Detail['events']> {
  const events = await listEvents(db, id);
  return events.map(({ status, at, actorId, actorUsername, note, ...reason }) => ({
    status,
    at: at.toISOString(),
    // Players do not see which member of staff processes their request.
    actor:
      actor.role === 'player' && actorId !== actor.id ? null : toPerson(actorId, actorUsername),
    reason: toReason(language, reason),
    note: isStaff(actor) ? note : null,
  }));
}

/** Returns the side that decides an open request, for users who could decide it. */
async function toDecision(
  { db, actor, rules }: DescribeContext,
  record: TransactionRecord,
  request: ReviewedRequest,
): Promise<Detail['decision']> {
  const isChannels = record.type === 'deposit' || record.type === 'withdraw';
  if (!isChannels || !isOpenStatus(record.status) || actor.id === record.ownerId) return null;
  const isAsking = actor.role !== 'agent' || (await isAboveOwner(db, actor, record));
  if (!isAsking) return null;
  const reasons = staffReasonsOf(request, rules);
  return { by: reasons.length === 0 ? 'agent' : 'staff', reasons };
}

/** Returns a transaction with its timeline, and what the user needs for the next step. */
export async function describeRequest(
  context: DescribeContext,
  record: TransactionRecord,
): Promise<TransactionDetail> {
  const { db, actor, language, rules, at } = context;
  const request = await routedOf(db, record, rules, at);
  const isOwner = actor.id === record.ownerId;
  const isReviewer = mayInspect(request, actor);
  const channel = record.channelId === null ? undefined : await findChannel(db, record.channelId);
  const proof = await findProofTime(db, record.id);
  // A deposit created for money that has already arrived needs no payment.
  const isToPay = record.type === 'deposit' && record.relatesToId === null;
  const mayPay = isOwner && isToPay && isOpenStatus(record.status);
  const mayArrive = !arrivalFault(request, actor, rules, record.version);
  return {
    ...toTransaction(record, {
      language,
      role: actor.role,
      walletId: sideFor(record, actor.walletId),
    }),
    events: await toEvents(context, record.id),
    payment: toPayment(record, channel, language),
    destination: toDestination(record, !isOwner && !isReviewer),
    followedBy: record.followedById,
    proof: proof ? { uploadedAt: proof.uploadedAt.toISOString() } : null,
    decision: await toDecision(context, record, request),
    review: isReviewer && !isOwner ? await toReview(context, record) : null,
    actions: [
      ...(mayPay ? (['pay'] as const) : []),
      ...(mayCancel(record, actor.id, rules) ? (['cancel'] as const) : []),
      ...reviewStepsFor(request, actor, rules, at),
      ...(mayArrive ? (['arrived'] as const) : []),
    ],
  };
}
