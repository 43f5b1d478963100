import {
  AppError,
  type AdminChannel,
  type Channel,
  type ChannelCreate,
  type ChannelDirection,
  type ChannelUpdate,
  type Currency,
  type Language,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { assertBoundsInOrder, readBound } from '../domain/bound.ts';
import { directionsFor } from '../domain/channel-terms.ts';
import {
  findChannel,
  insertChannel,
  listChannels,
  listOfferedChannels,
  lockChannel,
  updateChannel,
  type ChannelSetup,
} from '../store/channels.ts';
import type { Queryable, Transaction } from '../store/database.ts';
import { findGateway } from '../store/gateways.ts';
import { bookTime } from '../store/rounds.ts';
import type { Actor } from './actor.ts';
import { announceChange } from './announce-change.ts';
import type { ServiceDeps } from './service-deps.ts';
import { requireId } from './visibility.ts';
import { toAdminChannel, toChannel } from './wire/to-channel.ts';

/** Ways to pay in and out. Who may set them up, the API table says. */
export interface ChannelService {
  /** Channels that are switched on for the actor's role, in order, with what holds now. */
  offered(
    actor: Actor,
    query: { readonly direction?: 'in' | 'out' | undefined },
    language: Language,
  ): Promise<Channel[]>;
  list(): Promise<AdminChannel[]>;
  /** @throws AppError `not_found` */
  show(channelId: string): Promise<AdminChannel>;
  /** @throws AppError `not_found` for an unknown gateway, `validation` */
  create(actor: Actor, body: ChannelCreate): Promise<AdminChannel>;
  /** The next request follows the change. @throws AppError `not_found`, `conflict`, `validation` */
  update(actor: Actor, channelId: string, body: ChannelUpdate): Promise<AdminChannel>;
}

const everyDirection: readonly ChannelDirection[] = ['in', 'out', 'both'];

/** What staff says about a channel, as it is kept. @throws AppError `validation` */
function toSetup(body: ChannelCreate, currency: Currency): ChannelSetup {
  const setup = {
    minimum: readBound(body.min, currency, 'min'),
    maximum: readBound(body.max ?? null, currency, 'max'),
    feeFixed: readBound(body.fee.fixed, currency, 'fee.fixed'),
    feeMinimum: readBound(body.fee.min ?? null, currency, 'fee.min'),
    feeMaximum: readBound(body.fee.max ?? null, currency, 'fee.max'),
  };
  // A most of nothing would be a channel for no amount.
  assertBoundsInOrder(setup.minimum > 0n ? setup.minimum : 1n, setup.maximum, 'max');
  assertBoundsInOrder(setup.feeMinimum, setup.feeMaximum, 'fee.max');
  return {
    ...setup,
    name: body.name.trim(),
    kind: body.kind,
    gatewayId: requireId(body.gatewayId),
    direction: body.direction,
    feeBp: body.fee.bp,
    feePayer: body.fee.payer,
    roles: [...new Set(body.roles)],
    opensAt: body.hours?.from ?? null,
    closesAt: body.hours?.to ?? null,
    enabled: body.enabled,
    position: body.order,
    etaMinutes: body.etaMinutes,
    account: body.account ?? null,
    holder: body.holder ?? null,
    instructions: body.instructions,
  };
}

/** A change on top of the channel as it is. */
function merge({ gateway, ...channel }: AdminChannel, body: ChannelUpdate): ChannelCreate {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return { ...channel, gatewayId: gateway.id, ...Object.fromEntries(given) };
}

async function requireGateway(db: Queryable, gatewayId: string): Promise<void> {
  if (!(await findGateway(db, gatewayId))) throw new AppError('not_found', 'no such gateway');
}

async function requireChannel(db: Queryable, channelId: string): Promise<AdminChannel> {
  const record = await findChannel(db, channelId);
  if (!record) throw new AppError('not_found');
  return toAdminChannel(record);
}

export function createChannelService(deps: ServiceDeps): ChannelService {
  const { db, currency, timeZone, wakeOutbox } = deps;

  const write = async (
    actor: Actor,
    work: (tx: Transaction) => Promise<string>,
  ): Promise<AdminChannel> => {
    const channel = await db.transaction(async (tx) => {
      const id = await work(tx);
      await announceChange(tx, { kind: 'channel', id, ownerId: actor.id });
      return requireChannel(tx, id);
    });
    wakeOutbox();
    return channel;
  };

  return {
    offered: async (actor, { direction }, language) => {
      const directions = direction ? directionsFor(direction) : everyDirection;
      const records = await listOfferedChannels(db, actor.role, directions);
      const at = await bookTime(db, deps.bookTime?.());
      return records.map((record) => toChannel(record, { language, at, timeZone }));
    },
    list: async () => (await listChannels(db)).map(toAdminChannel),
    show: async (channelId) => requireChannel(db, requireId(channelId)),
    create: (actor, body) =>
      write(actor, async (tx) => {
        const setup = toSetup(body, currency);
        await requireGateway(tx, setup.gatewayId);
        const id = uuid();
        const at = await bookTime(tx, deps.bookTime?.());
        await insertChannel(tx, { ...setup, id, currency }, at);
        return id;
      }),
    update: (actor, channelId, body) =>
      write(actor, async (tx) => {
        const record = await lockChannel(tx, requireId(channelId));
        if (!record) throw new AppError('not_found');
        if (record.version !== body.version) throw new AppError('conflict', 'changed since');
        const setup = toSetup(merge(toAdminChannel(record), body), record.currency);
        await requireGateway(tx, setup.gatewayId);
        await updateChannel(tx, channelId, setup);
        return channelId;
      }),
  };
}
