import { AppError, feeOf, ownFeeOf } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { readChannelAmount } from '../../domain/channel-terms.ts';
import { holdFunds } from '../../store/holds.ts';
import { insertTransaction, isSecondWithdrawal, setHold } from '../../store/transactions.ts';
import { boundsOf, feeRuleOf } from '../channel-facts.ts';
import { assertMayPayOut } from './assert-own-wallet.ts';
import { assertDailyRoom, findOpenChannel } from './find-open-channel.ts';
import { tell, type Opening } from './request-work.ts';

/** An account number as it is compared: people write it with blanks, dots and dashes. */
const plainAccount = (account: string): string => account.replace(/[\s.-]/g, '');

/** @throws AppError `validation` for a number that is mere punctuation */
function readAccount(text: string): string {
  const account = plainAccount(text);
  if (account.length >= 4) return account;
  throw new AppError('validation', 'account too short', {
    errors: { account: ['validation.format'] },
  });
}

/**
 * A withdrawal: the money is set aside at once, and one waits at a time. It is the owner's to ask
 * for, also on a break from play; the money of those whom staff restricts or blocks staff returns,
 * and tells the owner.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `channel_unavailable`,
 *   `validation`, `amount_below_minimum`, `amount_above_maximum`, `open_request`,
 *   `insufficient_funds`
 */
export const openWithdrawal: Opening<'withdraw'> = async ({
  tx,
  actor,
  owner,
  body,
  at,
  timeZone,
}) => {
  assertMayPayOut(actor, owner);
  const { currency, walletId } = owner;
  const { channelId } = body;
  const wish = { channelId, way: 'out', role: owner.role, currency, at, timeZone } as const;
  const channel = await findOpenChannel(tx, wish);
  const fee = feeRuleOf(channel);
  const amount = readChannelAmount(body.amount, currency, boundsOf(channel), fee);
  await assertDailyRoom(tx, channel, amount, at);
  const ownFee = ownFeeOf(amount, fee);
  const id = uuid();
  await insertTransaction(tx, {
    id,
    type: 'withdraw',
    status: 'pending',
    currency,
    amount,
    fee: ownFee,
    houseFee: feeOf(amount, fee) - ownFee,
    fromWalletId: walletId,
    ownerId: owner.id,
    createdById: actor.id,
    channelId: channel.id,
    destinationAccount: readAccount(body.account),
    destinationHolder: body.holder.trim(),
    createdAt: at,
  }).catch((error: unknown) => {
    throw isSecondWithdrawal(error)
      ? new AppError('open_request', 'another withdrawal waits', { cause: error })
      : error;
  });
  const { holdId } = await holdFunds(tx, { walletId, amount, reference: id }, at);
  await setHold(tx, id, holdId);
  if (actor.id !== owner.id) {
    const request = { id, type: 'withdraw', amount, currency } as const;
    await tell(tx, request, { userIds: [owner.id], kind: 'balance-returned', at });
  }
  return id;
};
