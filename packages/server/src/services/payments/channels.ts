import {
  AppError,
  settlementOf,
  type AdminChannel,
  type Channel,
  type ChannelCreate,
  type ChannelDirection,
  type ChannelUpdate,
  type Currency,
  type Language,
  refusedField,
} from '@lobi/core/contract';
import { channelDirectionsFor } from '@lobi/core/rules';
import { v7 as uuid } from 'uuid';
import { assertBoundsInOrder, readBound } from '../../domain/bound.ts';
import {
  findChannel,
  insertChannel,
  listChannels,
  listOfferedChannels,
  lockChannel,
  updateChannel,
  type ChannelRecord,
  type ChannelSetup,
} from '../../store/channels.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { findGateway, type GatewayRecord } from '../../store/gateways.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { assertMayActAlone } from '../settings/second-approval.ts';
import { findSettlingAgent } from '../transactions/find-settling-agent.ts';
import { requireId, requireVisibleWallet } from '../access/visibility.ts';
import { toAdminChannel, toChannel } from '../wire/to-channel.ts';

/** Payment channels for deposits and withdrawals. The API table defines who may set them up. */
export interface ChannelService {
  /**
   * Enabled channels for the role of the wallet's owner, in order, with their current state; agent
   * channels only if there is an agent. Default: the caller's own wallet.
   * @throws AppError `not_found` for a wallet that the caller may not see
   */
  offered(
    actor: Actor,
    query: {
      readonly direction?: 'in' | 'out' | undefined;
      readonly walletId?: string | undefined;
    },
    language: Language,
  ): Promise<Channel[]>;
  list(): Promise<AdminChannel[]>;
  /** @throws AppError `not_found` */
  show(channelId: string): Promise<AdminChannel>;
  /** @throws AppError `not_found` for an unknown gateway, `validation`, `approval_required` */
  create(actor: Actor, body: ChannelCreate): Promise<AdminChannel>;
  /** The next request follows the change. @throws AppError `not_found`, `conflict`, `validation`, `approval_required` */
  update(actor: Actor, channelId: string, body: ChannelUpdate): Promise<AdminChannel>;
}

const everyDirection: readonly ChannelDirection[] = ['in', 'out', 'both'];

/**
 * Returns the settings of a channel from a request body of staff, in stored form.
 * @throws AppError `validation`
 */
function toSetup(body: ChannelCreate, currency: Currency): ChannelSetup {
  const setup = {
    minimum: readBound(body.min, currency, 'min'),
    maximum: readBound(body.max ?? null, currency, 'max'),
    feeFixed: readBound(body.fee.fixed, currency, 'fee.fixed'),
    feeMinimum: readBound(body.fee.min ?? null, currency, 'fee.min'),
    feeMaximum: readBound(body.fee.max ?? null, currency, 'fee.max'),
  };
  // A maximum of zero would be a channel that accepts no amount.
  assertBoundsInOrder(setup.minimum > 0n ? setup.minimum : 1n, setup.maximum, 'max', currency);
  assertBoundsInOrder(setup.feeMinimum, setup.feeMaximum, 'fee.max', currency);
  // Circular transfers between players and their agent would extract the house's part of the fee.
  const isFree = setup.feeFixed === 0n && body.fee.bp === 0 && (setup.feeMinimum ?? 0n) === 0n;
  if (settlementOf(body.kind) === 'agent' && body.fee.payer === 'house' && !isFree) {
    throw refusedField('fee.payer');
  }
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
    institutions: body.institutions ?? null,
    branch: body.branch ?? 'none',
  };
}

/** Merges a change into the current channel. */
function merge({ gateway, ...channel }: AdminChannel, body: ChannelUpdate): ChannelCreate {
  const changes = Object.entries(body).filter(([, value]) => value !== undefined);
  return { ...channel, gatewayId: gateway.id, ...Object.fromEntries(changes) };
}

async function requireGateway(db: Queryable, gatewayId: string): Promise<GatewayRecord> {
  const gateway = await findGateway(db, gatewayId);
  if (!gateway) throw new AppError('not_found', 'no such gateway');
  return gateway;
}

async function requireChannel(db: Queryable, channelId: string): Promise<AdminChannel> {
  const record = await findChannel(db, channelId);
  if (!record) throw new AppError('not_found');
  return toAdminChannel(record);
}

/** A validated channel that is not stored yet. */
export interface PlannedChannel {
  readonly before: AdminChannel | null;
  readonly after: ChannelCreate;
  readonly setup: ChannelSetup;
  readonly gatewayName: string;
}

/** @throws AppError `not_found` for an unknown gateway, `validation` */
export async function planChannel(
  db: Queryable,
  currency: Currency,
  body: ChannelCreate,
): Promise<PlannedChannel> {
  const setup = toSetup(body, currency);
  const { name } = await requireGateway(db, setup.gatewayId);
  return { before: null, after: body, setup, gatewayName: name };
}

/** @throws AppError `not_found`, `conflict`, `validation` */
export async function planChannelChange(
  db: Queryable,
  record: ChannelRecord | undefined,
  body: ChannelUpdate,
): Promise<PlannedChannel> {
  if (!record) throw new AppError('not_found');
  if (record.version !== body.version) throw new AppError('conflict', 'changed since');
  const before = toAdminChannel(record);
  return { ...(await planChannel(db, record.currency, merge(before, body))), before };
}

/** Creates a channel and publishes it, without approval; returns its id. Errors as `create`. */
export async function createChannelIn(
  tx: Transaction,
  actor: Actor,
  { currency, at }: { readonly currency: Currency; readonly at: Date },
  body: ChannelCreate,
): Promise<string> {
  const { setup } = await planChannel(tx, currency, body);
  const id = uuid();
  await insertChannel(tx, { ...setup, id, currency }, at);
  await announceChange(tx, { kind: 'channel', id, ownerId: actor.id });
  return id;
}

/** Changes a channel and publishes it, without approval. Errors as `update`. */
export async function updateChannelIn(
  tx: Transaction,
  actor: Actor,
  channelId: string,
  body: ChannelUpdate,
): Promise<void> {
  const record = await lockChannel(tx, requireId(channelId));
  const { setup } = await planChannelChange(tx, record, body);
  await updateChannel(tx, channelId, setup);
  await announceChange(tx, { kind: 'channel', id: channelId, ownerId: actor.id });
}

export function createChannelService(deps: ServiceDeps): ChannelService {
  const { db, currency, timeZone, wakeOutbox } = deps;

  /** Writes a change that needs only one person; returns the channel. */
  const writeAlone = async (work: (tx: Transaction) => Promise<string>): Promise<AdminChannel> => {
    await assertMayActAlone(db, deps);
    const channel = await db.transaction(async (tx) => requireChannel(tx, await work(tx)));
    wakeOutbox();
    return channel;
  };

  return {
    offered: async (actor, { direction, walletId }, language) => {
      const directions = direction ? channelDirectionsFor(direction) : everyDirection;
      const owner = await requireVisibleWallet(db, actor, walletId ?? actor.walletId);
      const agent = await findSettlingAgent(db, owner);
      const records = (await listOfferedChannels(db, owner.role, directions)).filter(
        ({ kind }) => agent !== undefined || settlementOf(kind) === 'house',
      );
      const at = await currentTime(db, deps.currentTime?.());
      return records.map((record) => toChannel(record, { language, at, timeZone }));
    },
    list: async () => (await listChannels(db)).map(toAdminChannel),
    show: async (channelId) => requireChannel(db, requireId(channelId)),
    create: (actor, body) =>
      writeAlone(async (tx) => {
        const at = await currentTime(tx, deps.currentTime?.());
        return createChannelIn(tx, actor, { currency, at }, body);
      }),
    update: (actor, channelId, body) =>
      writeAlone(async (tx) => {
        await updateChannelIn(tx, actor, channelId, body);
        return channelId;
      }),
  };
}
