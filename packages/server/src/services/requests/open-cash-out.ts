import { AppError, type Role } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { readAmount } from '../../domain/stake.ts';
import { assertMayMoveMoney, assertMayWithdraw } from '../../domain/user-abilities.ts';
import type { Transaction } from '../../store/database.ts';
import { holdFunds } from '../../store/holds.ts';
import { insertTransaction, setHold } from '../../store/transactions.ts';
import { findUser, type UserRecord } from '../../store/users.ts';
import type { Actor } from '../actor.ts';
import { assertOwnerGives, playsWithMoney } from './assert-own-wallet.ts';
import { tell, type Opening } from './request-work.ts';

/** Who asks for money out of somebody else's wallet, into the own one. */
const askers: readonly Role[] = ['agent', 'admin', 'superadmin'];

/** Who gets the money: whoever asks for it, or the agent above the owner who asks. */
async function findTaker(
  tx: Transaction,
  actor: Actor,
  owner: UserRecord,
): Promise<{ readonly id: string; readonly walletId: string }> {
  if (actor.id !== owner.id) {
    // Sight has been checked: the wallets that an agent sees are those below.
    if (askers.includes(actor.role)) return actor;
    throw new AppError('forbidden', 'only the owner, agents above and staff ask for a cash-out');
  }
  const parent = owner.parentId === null ? undefined : await findUser(tx, owner.parentId);
  if (parent?.role !== 'agent') throw new AppError('forbidden', 'no agent above');
  return parent;
}

/**
 * Cash-out of a player's or agent's wallet to the agent above, or to staff who ask for it: the
 * money is set aside until the side that did not ask confirms. A break from play keeps nobody from
 * it.
 * @source spec §1 (agents and admins move cash in and out of wallets)
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `validation`,
 *   `insufficient_funds`
 */
export const openCashOut: Opening<'cash-out'> = async ({ tx, actor, owner, body, at }) => {
  if (!playsWithMoney(owner)) throw new AppError('forbidden', 'this wallet gives no cash-out');
  if (actor.id === owner.id) assertMayWithdraw(owner);
  else assertMayMoveMoney(actor);
  assertOwnerGives(owner);
  const taker = await findTaker(tx, actor, owner);
  const { currency, walletId } = owner;
  const amount = readAmount(body.amount, currency);
  const request = {
    id: uuid(),
    type: 'cash-out',
    currency,
    amount,
    fromWalletId: walletId,
    toWalletId: taker.walletId,
    ownerId: owner.id,
    createdById: actor.id,
    note: body.note ?? null,
    createdAt: at,
  } as const;
  await insertTransaction(tx, { ...request, status: 'pending' });
  const { holdId } = await holdFunds(tx, { walletId, amount, reference: request.id }, at);
  await setHold(tx, request.id, holdId);
  await tell(tx, request, {
    userIds: [actor.id === owner.id ? taker.id : owner.id],
    kind: 'confirmation-wanted',
    username: actor.username,
    at,
  });
  return request.id;
};
