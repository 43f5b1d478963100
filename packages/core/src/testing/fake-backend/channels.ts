import { AppError } from '../../contract/error-codes.ts';
import { ownFeeOf, type FeeRule } from '../../contract/fee.ts';
import { settlementOf } from '../../contract/agent-review.ts';
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
import { assertWithinDay } from '../../rules/deposit-terms.ts';
import { settlesFor } from '../../rules/settling-agent.ts';
import {
  assertChannelTakes,
  channelDirectionsFor,
  isWithinOpeningHours,
  narrowerBounds,
  type AmountBounds,
} from '../../rules/channel-terms.ts';
import { sumMoney } from '../../contract/money.ts';
import { dayMs, timeZone } from './calendar.ts';
import { withoutUndefined } from './without-undefined.ts';
import { minorOf, wireOf } from './money.ts';
import { announceChange, recordActivity } from './news.ts';
import { parentOf, requireFound, type FakeUser, type World } from './world.ts';

const optional = (amount: string | null): bigint | null =>
  amount === null ? null : minorOf(amount);

const ruleOf = ({ fixed, bp, min, max, payer }: FeeRuleBody): FeeRule => ({
  fixed: minorOf(fixed),
  bp,
  min: optional(min),
  max: optional(max),
  payer,
});

/** The part of the fee that the owner of the wallet pays. */
export const feeFor = (amount: bigint, channel: AdminChannel): bigint =>
  ownFeeOf(amount, ruleOf(channel.fee));

const isPaused = (world: World, { gateway, hours }: AdminChannel): boolean =>
  requireFound(world.gateways.get(gateway.id)).maintenance ||
  !isWithinOpeningHours(hours, new Date(world.clock.now()), timeZone);

/** The agent whose float settles a user's request on a channel; `null`: the house. */
export function settlingAgentOf(
  world: World,
  user: FakeUser,
  { kind }: AdminChannel,
): FakeUser | null {
  if (settlementOf(kind) === 'house') return null;
  const parent = parentOf(world, user);
  return settlesFor(parent, user) ? parent : null;
}

const isOffered = (world: World, user: FakeUser, channel: AdminChannel): boolean =>
  channel.enabled &&
  channel.roles.includes(user.role) &&
  (settlementOf(channel.kind) === 'house' || settlingAgentOf(world, user, channel) !== null) &&
  requireFound(world.gateways.get(channel.gateway.id)).enabled;

const takes = (channel: AdminChannel, way: 'in' | 'out' | undefined): boolean =>
  way === undefined || channelDirectionsFor(way).includes(channel.direction);

const amountsOf = ({ min, max }: Pick<Gateway, 'min' | 'max'>) => ({
  minimum: optional(min),
  maximum: optional(max),
});

/** The stricter of a channel's bounds and its gateway's. */
const boundsOf = (world: World, channel: AdminChannel): AmountBounds =>
  narrowerBounds(
    { ...amountsOf(channel), minimum: minorOf(channel.min) },
    amountsOf(requireFound(world.gateways.get(channel.gateway.id))),
  );

/** Instructions of a payment in the user's language, one step per line. */
export const stepsIn = (language: Language, { instructions }: AdminChannel): string[] =>
  (instructions[language] ?? instructions.id ?? '').split('\n').filter(Boolean);

/** All channels in the order in which players see them. */
export const inOrder = (world: World): AdminChannel[] =>
  [...world.channels.values()].toSorted((a, b) => a.order - b.order);

/** Returns the fields that a withdrawal requires; the fake backend knows no usual banks. */
function destinationFieldsOf(channel: AdminChannel): Channel['destinationFields'] {
  if (channel.direction === 'in') return [];
  const { institutions, branch } = channel;
  return [
    ...(institutions?.length
      ? [{ name: 'institution' as const, required: true, options: institutions }]
      : []),
    { name: 'account', required: true, options: null },
    { name: 'holder', required: true, options: null },
    ...(branch === 'none'
      ? []
      : [{ name: 'branch' as const, required: branch === 'required', options: null }]),
  ];
}

/**
 * The bank or e-wallet and the branch of a withdrawal. Throws `validation` for one that the channel does
 * not offer.
 */
export function placeOf(
  { institutions, branch: rule }: AdminChannel,
  {
    institution: code,
    branch,
  }: { readonly institution?: string | undefined; readonly branch?: string | undefined },
) {
  const institution = institutions?.find((offered) => offered.code === code) ?? null;
  if (institutions?.length && !institution)
    throw new AppError('validation', 'institution', {
      errors: { institution: ['validation.choice'] },
    });
  if (rule === 'required' && !branch)
    throw new AppError('validation', 'branch', { errors: { branch: ['validation.required'] } });
  return { institution, branch: (rule !== 'none' && branch) || null };
}

function shownBoundsOf(world: World, channel: AdminChannel): Pick<Channel, 'min' | 'max'> {
  const { minimum, maximum } = boundsOf(world, channel);
  return { min: wireOf(minimum), max: maximum === null ? null : wireOf(maximum) };
}

/** Channels available to a user. */
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
      ...shownBoundsOf(world, channel),
      paused: isPaused(world, channel),
      steps: stepsIn(language, channel),
      destinationFields: destinationFieldsOf(channel),
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
  assertChannelTakes(wanted.amount, 'IDR', boundsOf(world, channel), ruleOf(channel.fee));
  return channel;
}

/** Asserts that the gateway stays within its maximum of 24 hours. Throws `channel_unavailable`. */
export function assertDailyRoom(world: World, { gateway }: AdminChannel, amount: bigint): void {
  const { daily } = requireFound(world.gateways.get(gateway.id));
  const since = world.clock.now() - dayMs;
  const requests = world.transactions.filter(
    ({ channel, status, createdAt }) =>
      world.channels.get(channel?.id ?? '')?.gateway.id === gateway.id &&
      status !== 'rejected' &&
      Date.parse(createdAt) > since,
  );
  const used = sumMoney(requests.map((request) => minorOf(request.amount)));
  assertWithinDay(amount, { used, maximum: optional(daily) });
}

/** Returns the settings of a channel from a request body, in stored form. */
export function channelFacts(
  world: World,
  { gatewayId, fee, ...facts }: Partial<ChannelCreate> | Omit<ChannelUpdate, 'version'>,
): Partial<AdminChannel> {
  const gateway = gatewayId === undefined ? null : requireFound(world.gateways.get(gatewayId));
  return {
    ...withoutUndefined(facts),
    ...(gateway && { gateway: { id: gateway.id, name: gateway.name } }),
    ...(fee && { fee: { ...fee, min: fee.min ?? null, max: fee.max ?? null } }),
  };
}

/** A gateway with its channels. */
export function gatewayOf(world: World, gatewayId: string): Gateway {
  const gateway = requireFound(world.gateways.get(gatewayId));
  return { ...gateway, channels: inOrder(world).filter((row) => row.gateway.id === gatewayId) };
}

/** Creates a channel. Throws `not_found`. */
export function createChannel(world: World, by: FakeUser, body: ChannelCreate): AdminChannel {
  const id = world.nextId('channel');
  const facts = channelFacts(world, body);
  const channel = adminChannelFixture({ max: null, ...facts, id, version: 1 });
  world.channels.set(id, channel);
  recordActivity(world, by.id, 'channel-change', { kind: 'channel', id });
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
  const channel = requireFound(world.channels.get(channelId));
  if (version !== channel.version) throw new AppError('conflict');
  const changed = { ...channel, ...channelFacts(world, facts), version: version + 1 };
  world.channels.set(channel.id, changed);
  recordActivity(world, by.id, 'channel-change', { kind: 'channel', id: channel.id });
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
  const gateway = requireFound(world.gateways.get(gatewayId));
  if (version !== gateway.version) throw new AppError('conflict');
  world.gateways.set(gateway.id, {
    ...gateway,
    ...withoutUndefined(facts),
    hasSecret: gateway.hasSecret || secret !== undefined,
    version: version + 1,
  });
  recordActivity(world, by.id, 'gateway-change', { kind: 'gateway', id: gateway.id });
  announceChange(world, 'channel', gateway.id);
  return gatewayOf(world, gateway.id);
}
