import { AppError, type Role } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { completionOf } from '../../domain/request-money.ts';
import { readAmount } from '../../domain/stake.ts';
import { assertMayMoveMoney } from '../../domain/user-abilities.ts';
import { holdFunds } from '../../store/holds.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { insertTransaction, setHold } from '../../store/transactions.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../actor.ts';
import { assertOwnerIsActive, playsWithMoney } from './assert-own-wallet.ts';
import { tell, type Opening } from './request-work.ts';

const givers: readonly Role[] = ['agent', 'admin', 'superadmin'];

/** Nobody gives to himself, and only active players and agents receive. */
function assertMayReceive(actor: Actor, receiver: UserRecord): void {
  if (receiver.id === actor.id || !playsWithMoney(receiver)) {
    throw new AppError('forbidden', 'this wallet takes no cash-in');
  }
  assertOwnerIsActive(receiver);
}

/**
 * Cash-in from the actor's own wallet into one in sight: complete at once, or set aside until staff
 * approves where the platform has a limit and the amount is above it.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `validation`,
 *   `insufficient_funds`
 */
export const openCashIn: Opening<'cash-in'> = async ({ tx, actor, owner, body, at, rules }) => {
  if (!givers.includes(actor.role)) throw new AppError('forbidden');
  assertMayMoveMoney(actor);
  assertMayReceive(actor, owner);
  const { currency } = owner;
  const amount = readAmount(body.amount, currency);
  const limit = rules.cashInApprovalAbove;
  const waits = limit !== null && amount > limit;
  const money = {
    id: uuid(),
    type: 'cash-in',
    currency,
    amount,
    fee: 0n,
    houseFee: 0n,
    uniqueCode: null,
    fromWalletId: actor.walletId,
    toWalletId: owner.walletId,
  } as const;
  const { id } = money;
  await insertTransaction(tx, {
    ...money,
    status: waits ? 'pending' : 'completed',
    ownerId: owner.id,
    createdById: actor.id,
    note: body.note ?? null,
    createdAt: at,
    completedAt: waits ? null : at,
  });
  if (waits) {
    const { holdId } = await holdFunds(tx, { walletId: actor.walletId, amount, reference: id }, at);
    await setHold(tx, id, holdId);
    return id;
  }
  const names = { from: actor.username, to: owner.username };
  await postTransfers(tx, [completionOf(money, names)], at);
  await tell(tx, money, { userIds: [owner.id], kind: 'transaction-completed', at });
  return id;
};
