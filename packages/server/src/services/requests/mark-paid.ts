import { AppError, type Proof } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { putProof } from '../../store/proofs.ts';
import {
  lockTransaction,
  updateTransaction,
  type TransactionRecord,
} from '../../store/transactions.ts';
import { isOpen } from '../../domain/review-rules.ts';
import type { Actor } from '../actor.ts';
import { announceChange } from '../announce-change.ts';

/** Largest picture, in bytes. @source ours – 1.5 MB */
const largestProof = 1_500_000;

/** How files of each type begin; a type that is only claimed is not taken. */
const beginnings: Readonly<Record<Proof['type'], (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** @throws AppError `too_large`, `validation` where the bytes are not what the type says */
export function readPicture({ type, data }: Proof): Buffer {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > largestProof) throw new AppError('too_large');
  if (beginnings[type](bytes)) return bytes;
  throw new AppError('validation', `not ${type}`, { errors: { data: ['validation.format'] } });
}

/** An open deposit of the actor. @throws AppError `not_found`, `conflict` when it is decided */
async function lockOwnDeposit(
  tx: Transaction,
  actor: Actor,
  transactionId: string,
): Promise<TransactionRecord> {
  const record = await lockTransaction(tx, transactionId);
  if (record?.ownerId !== actor.id || record.type !== 'deposit') throw new AppError('not_found');
  if (!isOpen(record.status)) throw new AppError('conflict', 'the deposit is decided');
  return record;
}

/**
 * The owner says that a deposit is paid, with a picture or without; it lapses no more. Said again
 * without a picture it changes nothing.
 * @throws AppError `not_found`, `conflict`
 */
export async function markPaid(
  tx: Transaction,
  actor: Actor,
  transactionId: string,
  { picture, at }: { picture?: { type: Proof['type']; data: Buffer }; at: Date },
): Promise<void> {
  const { id, ownerId, paidAt } = await lockOwnDeposit(tx, actor, transactionId);
  if (picture) await putProof(tx, id, picture, at);
  else if (paidAt) return;
  await updateTransaction(tx, id, { paidAt: paidAt ?? at });
  await announceChange(tx, { kind: 'transaction', id, ownerId });
}
