import { isPlatformReason } from '@lobi/core/contract';
import { completionOf } from '../../domain/request-money.ts';
import type { Transaction } from '../../store/database.ts';
import { resolveHold } from '../../store/holds.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { updateTransaction, type TransactionRecord } from '../../store/transactions.ts';
import { recordStep, tell, type TakenStep } from './request-work.ts';

/** Facts that the ledger line of a transaction names. */
function lineFacts({ fromUsername, toUsername, channelName }: TransactionRecord) {
  return {
    ...(fromUsername === null ? {} : { from: fromUsername }),
    ...(toUsername === null ? {} : { to: toUsername }),
    ...(channelName === null ? {} : { channel: channelName }),
  };
}

/** Everybody whom the end of a transaction concerns, but for the one who brought it about. */
const concerned = (
  { ownerId, createdById, fromUserId, toUserId }: TransactionRecord,
  actorId: string | null,
) => [ownerId, createdById, fromUserId, toUserId].filter((id) => id !== actorId);

/**
 * Completes a locked transaction: what was set aside and what comes from outside moves, once.
 * @throws AppError `insufficient_funds`
 */
export async function completeRequest(
  tx: Transaction,
  record: TransactionRecord,
  step: TakenStep,
): Promise<void> {
  const { id, holdId, fromWalletId, toWalletId } = record;
  const { at, actorId } = step;
  await lockWallets(tx, [fromWalletId, toWalletId]);
  if (holdId !== null) await resolveHold(tx, holdId, 'capture', at);
  await postTransfers(tx, [completionOf(record, lineFacts(record))], at);
  await updateTransaction(tx, id, {
    status: 'completed',
    reviewerId: actorId,
    completedAt: at,
  });
  await recordStep(tx, { ...record, status: 'completed' }, step);
  const userIds = concerned(record, actorId);
  await tell(tx, record, { userIds, kind: 'transaction-completed', at });
}

/** Rejects a locked transaction: what was set aside is free again. */
export async function rejectRequest(
  tx: Transaction,
  record: TransactionRecord,
  step: TakenStep & { readonly reason: string },
): Promise<void> {
  const { id, holdId } = record;
  const { at, actorId, reason } = step;
  if (holdId !== null) await resolveHold(tx, holdId, 'release', at);
  // Whoever takes back the own request has not reviewed it.
  const reviewerId = isPlatformReason(reason) ? null : actorId;
  await updateTransaction(tx, id, { status: 'rejected', reason, reviewerId });
  await recordStep(tx, { ...record, status: 'rejected' }, step);
  const userIds = concerned(record, actorId);
  await tell(tx, record, { userIds, kind: 'transaction-rejected', reason, at });
}
