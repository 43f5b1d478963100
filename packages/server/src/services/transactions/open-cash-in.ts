import { AppError, isAppError } from '@lobi/core/contract';
import { assertMayCashIn, needsCashInApproval } from '@lobi/core/rules';
import { v7 as uuid } from 'uuid';
import { completionOf } from '../../domain/request-money.ts';
import { readAmount } from '../../domain/stake.ts';
import { holdFunds } from '../../store/holds.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { insertTransaction, setHold } from '../../store/transactions.ts';
import type { Transaction } from '../../store/database.ts';
import { assertDepositWithinLimits, type WantedDeposit } from '../limits/deposit-limit.ts';
import { notifyUsers, type Opening } from './request-work.ts';

/**
 * Asserts that a cash-in fits the receiver's deposit limits, because it counts as a deposit. The sender
 * learns only that it does not fit; the limit itself is confidential.
 * @throws AppError `receiver_limit`
 */
async function assertFitsReceiver(tx: Transaction, wanted: WantedDeposit): Promise<void> {
  try {
    await assertDepositWithinLimits(tx, wanted);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'limit_reached') throw error;
    throw new AppError('receiver_limit', undefined, { cause: error });
  }
}

/**
 * Cash-in from the actor's own wallet to a visible one: completed at once, or held until staff approves
 * if the amount exceeds the platform's limit.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `validation`,
 *   `insufficient_funds`, `receiver_limit`
 */
export const openCashIn: Opening<'cash-in'> = async ({ tx, actor, owner, body, at, rules }) => {
  assertMayCashIn(actor, owner);
  const { currency } = owner;
  const amount = readAmount(body.amount, currency);
  await lockWallets(tx, [actor.walletId, owner.walletId]);
  await assertFitsReceiver(tx, { userId: owner.id, amount, currency, at });
  const waits = needsCashInApproval(amount, rules.cashInApprovalAbove);
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
    settlingWalletId: null,
  } as const;
  const { id } = money;
  const { settlingWalletId: _, ...columns } = money;
  await insertTransaction(tx, {
    ...columns,
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
  await notifyUsers(tx, money, { userIds: [owner.id], kind: 'transaction-completed', at });
  return id;
};
