import { assertMayPayOut } from '@lobi/core/rules';
import { AppError, feeOf, ownFeeOf } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { readChannelAmount } from '../../domain/channel-amount.ts';
import { readDestination } from '../../domain/destination.ts';
import { holdFunds } from '../../store/holds.ts';
import { insertTransaction, isSecondWithdrawal, setHold } from '../../store/transactions.ts';
import { boundsOf, feeRuleOf } from '../payments/channel-facts.ts';
import { assertDailyRoom, findOpenChannel } from './find-open-channel.ts';
import { requireSettlingAgentId } from './find-settling-agent.ts';
import { notifyUsers, type Opening } from './request-work.ts';

/**
 * A withdrawal: the money is held at once, and only one may be open. Only the owner may request it, also
 * during a break from play; staff returns the money of restricted or blocked users, and notifies the
 * owner.
 * @throws AppError `forbidden`, `account_pending`, `account_restricted`, `channel_unavailable`,
 *   `validation`, `amount_below_minimum`, `amount_above_maximum`, `open_request`, `insufficient_funds`
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
  const request = { channelId, way: 'out', role: owner.role, currency, at, timeZone } as const;
  const channel = await findOpenChannel(tx, request);
  const destination = readDestination(channel, body);
  const fee = feeRuleOf(channel);
  const amount = readChannelAmount(body.amount, currency, boundsOf(channel), fee);
  const settlingAgentId = await requireSettlingAgentId(tx, channel, owner);
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
    houseFee: settlingAgentId === null ? feeOf(amount, fee) - ownFee : 0n,
    settlingAgentId,
    fromWalletId: walletId,
    ownerId: owner.id,
    createdById: actor.id,
    channelId: channel.id,
    destinationAccount: destination.account,
    destinationHolder: destination.holder,
    destinationInstitution: destination.institution?.code ?? null,
    destinationInstitutionName: destination.institution?.name ?? null,
    destinationBranch: destination.branch,
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
    await notifyUsers(tx, request, { userIds: [owner.id], kind: 'balance-returned', at });
  }
  return id;
};
