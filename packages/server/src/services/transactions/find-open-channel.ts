import { AppError, type Currency, type Role } from '@lobi/core/contract';
import { assertWithinDay, channelDirectionsFor } from '@lobi/core/rules';
import { findChannel, type ChannelRecord } from '../../store/channels.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { lockGatewayUse } from '../../store/gateways.ts';
import { isPaused } from '../payments/channel-facts.ts';
import { isId } from '../access/visibility.ts';

/** Requirements of a request for a channel. */
export interface ChannelRequest {
  readonly channelId: string;
  readonly way: 'in' | 'out';
  readonly role: Role;
  readonly currency: Currency;
  readonly at: Date;
  readonly timeZone: string;
}

/**
 * Finds a channel that accepts requests of this role in this direction now.
 * @throws AppError `channel_unavailable`, also for unknown channels
 */
export async function findOpenChannel(
  db: Queryable,
  request: ChannelRequest,
): Promise<ChannelRecord> {
  const channel = isId(request.channelId) ? await findChannel(db, request.channelId) : undefined;
  const isOpen =
    channel?.enabled &&
    channel.gatewayEnabled &&
    channel.currency === request.currency &&
    channel.roles.includes(request.role) &&
    channelDirectionsFor(request.way).includes(channel.direction) &&
    !isPaused(channel, request.at, request.timeZone);
  if (!channel || !isOpen) throw new AppError('channel_unavailable');
  return channel;
}

/**
 * Asserts that a gateway stays within its daily total. Serialized per gateway: write the request in the
 * same transaction.
 * @throws AppError `channel_unavailable` when the amount exceeds it
 */
export async function assertDailyRoom(
  tx: Transaction,
  { gatewayId, gatewayDaily }: ChannelRecord,
  amount: bigint,
  at: Date,
): Promise<void> {
  if (gatewayDaily === null) return;
  const used = await lockGatewayUse(tx, gatewayId, at);
  assertWithinDay(amount, { used, maximum: gatewayDaily });
}
