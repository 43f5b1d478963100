import { AppError } from '../../contract/error-codes.ts';
import { ownFeeOf, type FeeRule } from '../../contract/fee.ts';
import type { Language } from '../../contract/limits.ts';
import type {
  AdminChannel,
  Channel,
  ChannelCreate,
  ChannelUpdate,
  FeeRuleBody,
  Gateway,
  GatewayUpdate,
} from '../../contract/schemas/channel.ts';
import { adminChannelFixture } from '../fixtures/channel.ts';
import { timeOf } from './calendar.ts';
import { given } from './given.ts';
import { minorOf } from './money.ts';
import { announceChange, noteActivity } from './news.ts';
import { found, type FakeUser, type World } from './world.ts';

const optional = (amount: string | null): bigint | null =>
  amount === null ? null : minorOf(amount);

const ruleOf = ({ fixed, bp, min, max, payer }: FeeRuleBody): FeeRule => ({
  fixed: minorOf(fixed),
  bp,
  min: optional(min),
  max: optional(max),
  payer,
});

/** Fee of an amount that the owner of the wallet bears. */
export const feeFor = (amount: bigint, channel: AdminChannel): bigint =>
  ownFeeOf(amount, ruleOf(channel.fee));

function isWithinHours(hours: AdminChannel['hours'], nowMs: number): boolean {
  if (hours === null) return true;
  const now = timeOf(nowMs);
  const { from, to } = hours;
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

const isPaused = (world: World, { gateway, hours }: AdminChannel): boolean =>
  found(world.gateways.get(gateway.id)).maintenance || !isWithinHours(hours, world.clock.now());

const isOffered = (world: World, { role }: FakeUser, channel: AdminChannel): boolean =>
  channel.enabled &&
  channel.roles.includes(role) &&
  found(world.gateways.get(channel.gateway.id)).enabled;

const takes = (channel: AdminChannel, direction: 'in' | 'out' | undefined): boolean =>
  direction === undefined || channel.direction === direction || channel.direction === 'both';

/** The narrower of a channel's bounds and its gateway's. */
function boundsOf(world: World, channel: AdminChannel): { min: string; max: string | null } {
  const gateway = found(world.gateways.get(channel.gateway.id));
  const isHigher = gateway.min !== null && minorOf(gateway.min) > minorOf(channel.min);
  const min = isHigher ? (gateway.min ?? channel.min) : channel.min;
  const { max } = channel;
  if (gateway.max === null) return { min, max };
  return { min, max: max !== null && minorOf(max) < minorOf(gateway.max) ? max : gateway.max };
}

/** Steps of a payment in the reader's language, one a line. */
export const stepsIn = (language: Language, { instructions }: AdminChannel): string[] =>
  (instructions[language] ?? instructions.id ?? '').split('\n').filter(Boolean);

/** All channels in the order in which players see them. */
export const inOrder = (world: World): AdminChannel[] =>
  [...world.channels.values()].toSorted((a, b) => a.order - b.order);

/** Channels that are open to a user. */
export function offeredTo(
  world: World,
  user: FakeUser,
  direction: 'in' | 'out' | undefined,
  language: Language,
): Channel[] {
  return inOrder(world)
    .filter((channel) => isOffered(world, user, channel) && takes(channel, direction))
    .map((channel) => ({
      ...channel,
      ...boundsOf(world, channel),
      paused: isPaused(world, channel),
      steps: stepsIn(language, channel),
    }));
}

/**
 * The channel of a request. Throws `channel_unavailable`, `amount_below_minimum`,
 * `amount_above_maximum`.
 */
export function channelFor(
  world: World,
  user: FakeUser,
  wanted: { channelId: string; direction: 'in' | 'out'; amount: bigint },
): AdminChannel {
  const channel = world.channels.get(wanted.channelId);
  if (!channel || !isOffered(world, user, channel) || !takes(channel, wanted.direction))
    throw new AppError('channel_unavailable');
  if (isPaused(world, channel)) throw new AppError('channel_unavailable');
  const { min, max } = boundsOf(world, channel);
  if (wanted.amount < minorOf(min))
    throw new AppError('amount_below_minimum', undefined, { params: { min } });
  if (max !== null && wanted.amount > minorOf(max))
    throw new AppError('amount_above_maximum', undefined, { params: { max } });
  return channel;
}

/** What staff wrote about a channel, as the channel keeps it. */
export function channelFacts(
  world: World,
  { gatewayId, fee, ...facts }: Partial<ChannelCreate> | Omit<ChannelUpdate, 'version'>,
): Partial<AdminChannel> {
  const gateway = gatewayId === undefined ? null : found(world.gateways.get(gatewayId));
  return {
    ...given(facts),
    ...(gateway && { gateway: { id: gateway.id, name: gateway.name } }),
    ...(fee && { fee: { ...fee, min: fee.min ?? null, max: fee.max ?? null } }),
  };
}

/** A gateway with its channels. */
export function gatewayOf(world: World, gatewayId: string): Gateway {
  const gateway = found(world.gateways.get(gatewayId));
  return { ...gateway, channels: inOrder(world).filter((row) => row.gateway.id === gatewayId) };
}

/** Makes a channel. Throws `not_found`. */
export function createChannel(world: World, by: FakeUser, body: ChannelCreate): AdminChannel {
  const id = world.nextId('channel');
  const facts = channelFacts(world, body);
  const channel = adminChannelFixture({ max: null, ...facts, id, version: 1 });
  world.channels.set(id, channel);
  noteActivity(world, by.id, 'channel-change', { kind: 'channel', id });
  announceChange(world, 'channel', id);
  return channel;
}

/** Changes a channel. Throws `not_found`, `conflict`. */
export function updateChannel(
  world: World,
  by: FakeUser,
  channelId: string,
  { version, ...facts }: ChannelUpdate,
): AdminChannel {
  const channel = found(world.channels.get(channelId));
  if (version !== channel.version) throw new AppError('conflict');
  const changed = { ...channel, ...channelFacts(world, facts), version: version + 1 };
  world.channels.set(channel.id, changed);
  noteActivity(world, by.id, 'channel-change', { kind: 'channel', id: channel.id });
  announceChange(world, 'channel', channel.id);
  return changed;
}

/** Changes a gateway. Throws `not_found`, `conflict`. */
export function updateGateway(
  world: World,
  by: FakeUser,
  gatewayId: string,
  { version, secret, ...facts }: GatewayUpdate,
): Gateway {
  const gateway = found(world.gateways.get(gatewayId));
  if (version !== gateway.version) throw new AppError('conflict');
  world.gateways.set(gateway.id, {
    ...gateway,
    ...given(facts),
    hasSecret: gateway.hasSecret || secret !== undefined,
    version: version + 1,
  });
  noteActivity(world, by.id, 'gateway-change', { kind: 'gateway', id: gateway.id });
  announceChange(world, 'channel', gateway.id);
  return gatewayOf(world, gateway.id);
}
