import { AppError, type Proof } from '@lobi/core/contract';
import { paidFault } from '@lobi/core/rules';
import type { Transaction } from '../../store/database.ts';
import { storeProof } from '../../store/proofs.ts';
import {
  lockTransaction,
  updateTransaction,
  type TransactionRecord,
} from '../../store/transactions.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';

/** Locks an open deposit of the actor. @throws AppError `not_found`, `conflict` when it is decided */
async function lockOwnDeposit(
  tx: Transaction,
  actor: Actor,
  transactionId: string,
): Promise<TransactionRecord> {
  const record = await lockTransaction(tx, transactionId);
  if (!record) throw new AppError('not_found');
  const fault = paidFault(record, actor);
  if (fault) throw new AppError(fault);
  return record;
}

/**
 * The owner reports that a deposit is paid, with or without a picture; it no longer expires. A repeated
 * report without a picture changes nothing.
 * @throws AppError `not_found`, `conflict`
 */
export async function markPaid(
  tx: Transaction,
  actor: Actor,
  transactionId: string,
  { picture, at }: { picture?: { type: Proof['type']; data: Buffer }; at: Date },
): Promise<void> {
  const { id, ownerId, paidAt } = await lockOwnDeposit(tx, actor, transactionId);
  if (picture) await storeProof(tx, id, picture, at);
  else if (paidAt) return;
  await updateTransaction(tx, id, { paidAt: paidAt ?? at });
  await announceChange(tx, { kind: 'transaction', id, ownerId });
}
