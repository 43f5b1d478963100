import { AppError } from '@lobi/core/contract';
import { mayCancel } from '@lobi/core/rules';
import type { PlatformRules } from '../../config/platform-rules.ts';
import type { Transaction } from '../../store/database.ts';
import { lockTransaction } from '../../store/transactions.ts';
import type { Actor } from '../access/actor.ts';
import { rejectRequest } from './close-request.ts';

interface CancelContext {
  readonly tx: Transaction;
  readonly actor: Actor;
  /** Version that the actor has seen. */
  readonly version: number;
  readonly rules: PlatformRules;
  readonly at: Date;
}

/**
 * Cancels the owner's own request and releases held money. A review that has begun takes precedence.
 * @throws AppError `not_found` for others, `conflict`
 */
export async function cancelRequest(
  transactionId: string,
  { tx, actor, version, rules, at }: CancelContext,
): Promise<void> {
  const record = await lockTransaction(tx, transactionId);
  if (record?.ownerId !== actor.id) throw new AppError('not_found');
  if (record.version !== version || !mayCancel(record, actor.id, rules))
    throw new AppError('conflict', 'the request cannot be taken back');
  await rejectRequest(tx, record, { actorId: actor.id, reason: 'cancelled', at });
}
