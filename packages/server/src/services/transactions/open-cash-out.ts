import { AppError } from '@lobi/core/contract';
import { assertMayCashOut, assertMayTakeCash } from '@lobi/core/rules';
import { v7 as uuid } from 'uuid';
import { readAmount } from '../../domain/stake.ts';
import type { Transaction } from '../../store/database.ts';
import { holdFunds } from '../../store/holds.ts';
import { insertTransaction, setHold } from '../../store/transactions.ts';
import { findUser, type UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { notifyUsers, type Opening } from './request-work.ts';

/** Finds the recipient of the money: the requester, or the agent above the owner who requests it. */
async function findRecipient(
  tx: Transaction,
  actor: Actor,
  owner: UserRecord,
): Promise<{ readonly id: string; readonly walletId: string }> {
  if (actor.id !== owner.id) {
    // Visibility was checked before: an agent sees only wallets below.
    assertMayTakeCash(actor);
    return actor;
  }
  const parent = owner.parentId === null ? undefined : await findUser(tx, owner.parentId);
  if (parent?.role !== 'agent') throw new AppError('forbidden', 'no agent above');
  return parent;
}

/**
 * Cash-out of a player's or agent's wallet to the agent above, or to staff who request it: the money is
 * held until the other side confirms. A break from play does not prevent it.
 * @source spec §1 (agents and admins move cash in and out of wallets)
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `validation`,
 *   `insufficient_funds`
 */
export const openCashOut: Opening<'cash-out'> = async ({ tx, actor, owner, body, at }) => {
  assertMayCashOut(actor, owner);
  const recipient = await findRecipient(tx, actor, owner);
  const { currency, walletId } = owner;
  const amount = readAmount(body.amount, currency);
  const request = {
    id: uuid(),
    type: 'cash-out',
    currency,
    amount,
    fromWalletId: walletId,
    toWalletId: recipient.walletId,
    ownerId: owner.id,
    createdById: actor.id,
    note: body.note ?? null,
    createdAt: at,
  } as const;
  await insertTransaction(tx, { ...request, status: 'pending' });
  const { holdId } = await holdFunds(tx, { walletId, amount, reference: request.id }, at);
  await setHold(tx, request.id, holdId);
  await notifyUsers(tx, request, {
    userIds: [actor.id === owner.id ? recipient.id : owner.id],
    kind: 'confirmation-wanted',
    username: actor.username,
    at,
  });
  return request.id;
};
