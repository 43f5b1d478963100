import { assertMayDeposit, assertMayOpenDeposit, depositExpiresMs } from '@lobi/core/rules';
import { AppError, feeOf, ownFeeOf } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { readChannelAmount } from '../../domain/channel-amount.ts';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import {
  countUnpaid,
  findFreeCode,
  insertTransaction,
  type NewTransaction,
} from '../../store/transactions.ts';
import { boundsOf, feeRuleOf } from '../payments/channel-facts.ts';
import { assertDepositWithinLimits } from '../limits/deposit-limit.ts';
import { assertDailyRoom, findOpenChannel } from './find-open-channel.ts';
import { requireSettlingAgentId } from './find-settling-agent.ts';
import type { Opening } from './request-work.ts';

/**
 * Inserts the deposit with an amount that no open deposit of the channel has. Concurrent deposits with
 * the same amount collide at the unique index, and one of them chooses again.
 */
async function insertWithCode(tx: Transaction, deposit: NewTransaction): Promise<void> {
  const { channelId, amount } = deposit;
  for (;;) {
    const uniqueCode = await findFreeCode(tx, channelId ?? '', amount);
    if (uniqueCode === undefined) {
      throw new AppError('channel_unavailable', 'every exact sum is taken');
    }
    if (await insertTransaction(tx, { ...deposit, uniqueCode })) return;
  }
}

/**
 * A deposit to the caller's own wallet: no money moves until it is completed.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `channel_unavailable`,
 *   `validation`, `amount_below_minimum`, `amount_above_maximum`, `limit_reached`, `open_request`
 */
export const openDeposit: Opening<'deposit'> = async ({ tx, actor, owner, body, at, timeZone }) => {
  assertMayDeposit(actor, owner);
  const { currency } = owner;
  const { channelId } = body;
  const request = { channelId, way: 'in', role: owner.role, currency, at, timeZone } as const;
  const channel = await findOpenChannel(tx, request);
  const fee = feeRuleOf(channel);
  const amount = readChannelAmount(body.amount, currency, boundsOf(channel), fee);
  const settlingAgentId = await requireSettlingAgentId(tx, channel, owner);
  // Requests of one owner are serialized.
  await lockWallets(tx, [owner.walletId]);
  await assertDailyRoom(tx, channel, amount, at);
  assertMayOpenDeposit(await countUnpaid(tx, owner.walletId));
  await assertDepositWithinLimits(tx, { userId: owner.id, amount, currency, at });
  const ownFee = ownFeeOf(amount, fee);
  const deposit: NewTransaction = {
    id: uuid(),
    type: 'deposit',
    status: 'pending',
    currency,
    amount,
    fee: ownFee,
    houseFee: settlingAgentId === null ? feeOf(amount, fee) - ownFee : 0n,
    toWalletId: owner.walletId,
    settlingAgentId,
    ownerId: owner.id,
    createdById: actor.id,
    channelId: channel.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + depositExpiresMs),
  };
  // Money arrives at the house without a name, so that the exact amount must identify its owner.
  if (settlingAgentId === null) await insertWithCode(tx, deposit);
  else await insertTransaction(tx, deposit);
  return deposit.id;
};
