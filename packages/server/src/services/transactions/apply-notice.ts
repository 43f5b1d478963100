import {
  AppError,
  parseMoney,
  type NoticeEffect,
  type PaymentNotice,
  type PlatformReason,
} from '@lobi/core/contract';
import { needsSecondApproval } from '@lobi/core/rules';
import type { PlatformRules } from '../../config/platform-rules.ts';
import { noticeStep, type NoticeStep } from '../../domain/payment-notice.ts';
import { exactOf } from '../../domain/request-money.ts';
import type { Transaction } from '../../store/database.ts';
import { findNoticed, type NoticeOutcome } from '../../store/payment-notices.ts';
import {
  lockTransaction,
  updateTransaction,
  type TransactionRecord,
} from '../../store/transactions.ts';
import { completeRequest, rejectRequest } from './close-request.ts';
import { insertFollower } from './follow-rejected.ts';
import { recordStep, notifyUsers } from './request-work.ts';
import { reviewedOf } from './reviewer-of.ts';

interface NoticeContext {
  readonly tx: Transaction;
  readonly gatewayId: string;
  readonly rules: PlatformRules;
  readonly at: Date;
}

/** The sum of a notice, in minor units. @throws AppError `validation` */
function paidIn({ amount, currency }: PaymentNotice): bigint {
  const paid = parseMoney(amount, currency);
  if (paid !== undefined) return paid;
  throw new AppError('validation', 'no amount of the currency', {
    errors: { amount: ['validation.format'] },
  });
}

/** Locks the deposit that a notice refers to. @throws AppError `not_found`, also if two match */
async function lockNoticed(
  { tx, gatewayId }: NoticeContext,
  { order, currency }: PaymentNotice,
  exact: bigint,
): Promise<TransactionRecord> {
  const [id, ...others] = await findNoticed(tx, { gatewayId, order, exact });
  const isPlain = id !== undefined && (order !== undefined || others.length === 0);
  const record = isPlain ? await lockTransaction(tx, id) : undefined;
  if (record?.currency === currency) return record;
  throw new AppError('not_found', 'no deposit that the notice means');
}

const byPlatform = { actorId: null } as const;

/** Leaves a deposit to a reviewer; it no longer expires. */
async function leaveToPerson(
  { tx, at }: NoticeContext,
  record: TransactionRecord,
  reason: PlatformReason | undefined,
): Promise<void> {
  const { status, paidAt, reviewerId } = record;
  await updateTransaction(tx, record.id, {
    status: 'processing',
    paidAt: paidAt ?? at,
    reviewerId,
  });
  await recordStep(
    tx,
    { ...record, status: 'processing' },
    { ...byPlatform, reason: reason ?? null, at },
  );
  if (status !== 'pending') return;
  await notifyUsers(tx, record, { userIds: [record.ownerId], kind: 'transaction-processing', at });
}

/** Functions that apply each step to the deposit; they return the effect. */
const works: Readonly<
  Record<
    NoticeStep['kind'],
    (context: NoticeContext, record: TransactionRecord, step: NoticeStep) => Promise<NoticeEffect>
  >
> = {
  complete: async ({ tx, at }, record) => {
    await completeRequest(tx, record, { ...byPlatform, at });
    return 'completed';
  },
  reject: async ({ tx, at }, record, { reason }) => {
    await rejectRequest(tx, record, { ...byPlatform, reason: reason ?? 'gateway-failed', at });
    return 'rejected';
  },
  review: async (context, record, { reason }) => {
    await leaveToPerson(context, record, reason);
    return 'review';
  },
  nothing: async () => 'unchanged',
};

/** Creates and locks the new deposit for money of a rejected one, on behalf of the owner. */
async function follow(
  { tx, at }: NoticeContext,
  old: TransactionRecord,
): Promise<TransactionRecord> {
  const id = await insertFollower(tx, old, { createdById: old.ownerId, actorId: null, at });
  const created = await lockTransaction(tx, id);
  if (!created) throw new Error('The deposit was not found after it was stored.');
  return created;
}

/**
 * Applies the notice of a gateway about a deposit.
 * @throws AppError `not_found`, `validation`
 */
export async function applyNotice(
  context: NoticeContext,
  notice: PaymentNotice,
): Promise<NoticeOutcome> {
  const paid = paidIn(notice);
  const record = await lockNoticed(context, notice, paid);
  const step = noticeStep(notice.status, paid, {
    ...reviewedOf(record),
    exact: exactOf(record),
    needsSecond: needsSecondApproval(record, context.rules),
    isSaidPaid: record.paidAt !== null,
  });
  const target = step.follow ? await follow(context, record) : record;
  const effect = await works[step.kind](context, target, step);
  return { effect: step.follow ? 'arrived' : effect, transactionId: target.id };
}
