import { AppError, isAppError, type PlatformReason, type PublicMessage } from '@lobi/core/contract';
import { completionOf } from '../../domain/request-money.ts';
import type { Transaction } from '../../store/database.ts';
import { resolveHold } from '../../store/holds.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { updateTransaction, type TransactionRecord } from '../../store/transactions.ts';
import { toMessageColumns } from '../wire/to-message.ts';
import { recordStep, notifyUsers, type TakenStep } from './request-work.ts';

/** Facts that the ledger line of a transaction names. */
function lineFacts({
  type,
  fromUsername,
  toUsername,
  settlingAgentUsername,
  channelName,
}: TransactionRecord) {
  const from = type === 'deposit' ? settlingAgentUsername : fromUsername;
  const to = type === 'withdraw' ? settlingAgentUsername : toUsername;
  return {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(channelName === null ? {} : { channel: channelName }),
  };
}

/** Users to notify of the end of a transaction, except the one who ended it. */
const concerned = (
  { ownerId, createdById, fromUserId, toUserId, settlingAgentId }: TransactionRecord,
  actorId: string | null,
) => [ownerId, createdById, fromUserId, toUserId, settlingAgentId].filter((id) => id !== actorId);

/** Converts the error if it is the settling agent's float that does not cover a deposit. */
function namingFloat({ type, settlingWalletId }: TransactionRecord, error: unknown): unknown {
  const isFloat = type === 'deposit' && settlingWalletId !== null;
  return isFloat && isAppError(error) && error.code === 'insufficient_funds'
    ? new AppError('float_insufficient', 'the float does not cover it', { cause: error })
    : error;
}

/**
 * Completes a locked transaction: captures held money, and moves what comes from outside or from the
 * float of the settling agent, once.
 * @throws AppError `insufficient_funds`, `float_insufficient`, `wallet_frozen`
 */
export async function completeRequest(
  tx: Transaction,
  record: TransactionRecord,
  step: TakenStep,
): Promise<void> {
  const { id, holdId, fromWalletId, toWalletId, settlingWalletId } = record;
  const { at, actorId } = step;
  await lockWallets(tx, [fromWalletId, toWalletId, settlingWalletId]);
  if (holdId !== null) await resolveHold(tx, holdId, 'capture', at);
  await postTransfers(tx, [completionOf(record, lineFacts(record))], at).catch((error: unknown) => {
    throw namingFloat(record, error);
  });
  await updateTransaction(tx, id, {
    status: 'completed',
    reviewerId: actorId,
    completedAt: at,
  });
  await recordStep(tx, { ...record, status: 'completed' }, step);
  const userIds = concerned(record, actorId);
  await notifyUsers(tx, record, { userIds, kind: 'transaction-completed', at });
}

/** Reason of a rejection: a reason of the platform, or a reviewer's message to the owner. */
type Rejection =
  | { readonly reason: PlatformReason }
  | { readonly message: PublicMessage; readonly note: string | null };

/** Rejects a locked transaction and releases held money. */
export async function rejectRequest(
  tx: Transaction,
  record: TransactionRecord,
  step: TakenStep & Rejection,
): Promise<void> {
  const { id, holdId } = record;
  const { at, actorId, reason, message } = step;
  if (holdId !== null) await resolveHold(tx, holdId, 'release', at);
  // An owner who cancels a request has not reviewed it.
  const reviewerId = message ? actorId : null;
  await updateTransaction(tx, id, {
    ...{ status: 'rejected', reason: reason ?? null, reviewerId },
    ...toMessageColumns(message),
  });
  await recordStep(tx, { ...record, status: 'rejected' }, step);
  const userIds = concerned(record, actorId);
  await notifyUsers(tx, record, {
    ...{ userIds, kind: 'transaction-rejected', at },
    ...(reason && { reason }),
    ...(message && { message }),
  });
}
