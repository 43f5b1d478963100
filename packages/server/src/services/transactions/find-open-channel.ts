import { AppError, type Currency, type Role } from '@lobi/core/contract';
import { channelDirectionsFor } from '@lobi/core/rules';
import { findChannel, type ChannelRecord } from '../../store/channels.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { lockGatewayUse } from '../../store/gateways.ts';
import { isPaused } from '../payments/channel-facts.ts';
import { isId } from '../access/visibility.ts';

/** Requirements of a request for a channel. */
export interface ChannelWish {
  readonly channelId: string;
  readonly way: 'in' | 'out';
  readonly role: Role;
  readonly currency: Currency;
  readonly at: Date;
  readonly timeZone: string;
}

/**
 * A channel that takes requests of this role in this direction now.
 * @throws AppError `channel_unavailable`, also for channels that are not there
 */
export async function findOpenChannel(db: Queryable, wish: ChannelWish): Promise<ChannelRecord> {
  const channel = isId(wish.channelId) ? await findChannel(db, wish.channelId) : undefined;
  const isOpen =
    channel?.enabled &&
    channel.gatewayEnabled &&
    channel.currency === wish.currency &&
    channel.roles.includes(wish.role) &&
    channelDirectionsFor(wish.way).includes(channel.direction) &&
    !isPaused(channel, wish.at, wish.timeZone);
  if (!channel || !isOpen) throw new AppError('channel_unavailable');
  return channel;
}

/**
 * Keeps a gateway within its daily sum. Takes turns with others, so write the request in the same
 * transaction.
 * @throws AppError `channel_unavailable` when there is no room for the amount
 */
export async function assertDailyRoom(
  tx: Transaction,
  { gatewayId, gatewayDaily }: ChannelRecord,
  amount: bigint,
  at: Date,
): Promise<void> {
  if (gatewayDaily === null) return;
  if ((await lockGatewayUse(tx, gatewayId, at)) + amount > gatewayDaily) {
    throw new AppError('channel_unavailable', 'the daily sum of the gateway has no room');
  }
}
