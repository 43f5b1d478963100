import { AppError } from '@lobi/core/contract';
import { arrivalFault, assertMayMoveMoney } from '@lobi/core/rules';
import { v7 as uuid } from 'uuid';
import type { PlatformRules } from '../../config/platform-rules.ts';
import type { Transaction } from '../../store/database.ts';
import {
  insertTransaction,
  lockTransaction,
  type TransactionRecord,
} from '../../store/transactions.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { recordStep, notifyUsers } from './request-work.ts';
import { routedOf } from './reviewer-of.ts';

interface ArrivalContext {
  readonly tx: Transaction;
  readonly actor: Actor;
  /** Version of the rejected deposit that the actor has seen. */
  readonly version: number;
  readonly rules: PlatformRules;
  readonly at: Date;
}

/** Owner and author of the new deposit; `null`: the platform. */
interface Follower {
  readonly createdById: string;
  readonly actorId: string | null;
  readonly at: Date;
}

/** Creates a new deposit with the terms of a rejected one, and notifies both sides; returns its id. */
export async function insertFollower(
  tx: Transaction,
  old: TransactionRecord,
  { createdById, actorId, at }: Follower,
): Promise<string> {
  const { type, currency, amount, fee, houseFee, uniqueCode, toWalletId, ownerId, channelId } = old;
  const deposit = {
    ...{ type, currency, amount, fee, houseFee, uniqueCode, toWalletId, ownerId, channelId },
    settlingAgentId: old.settlingAgentId,
    id: uuid(),
    status: 'pending',
    createdById,
    createdAt: at,
    paidAt: at,
    relatesToId: old.id,
  } as const;
  await insertTransaction(tx, deposit);
  await recordStep(tx, deposit, { actorId, at });
  await announceChange(tx, { kind: 'transaction', id: old.id, ownerId });
  await notifyUsers(tx, deposit, { userIds: [ownerId], kind: 'transaction-arrived', at });
  return deposit.id;
}

/**
 * Creates a new deposit for money that arrived after its deposit was rejected, with the terms of the old
 * one; returns its id. The old one stays unchanged. The user who reports the money counts as the author
 * of the new deposit, so that another reviewer decides it. Because the money has arrived, neither the
 * channel's bounds nor the player's limits reject it; it counts in both.
 * @throws AppError `not_found`, `own_request`, `forbidden`, `conflict`, `account_pending`,
 *   `account_restricted`
 * @source ours – what is decided never changes
 */
export async function followRejected(
  transactionId: string,
  { tx, actor, version, rules, at }: ArrivalContext,
): Promise<string> {
  assertMayMoveMoney(actor);
  const old = await lockTransaction(tx, transactionId);
  if (!old) throw new AppError('not_found');
  const fault = arrivalFault(await routedOf(tx, old, rules, at), actor, rules, version);
  if (fault) throw new AppError(fault);
  return insertFollower(tx, old, { createdById: actor.id, actorId: actor.id, at });
}
