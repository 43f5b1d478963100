import type { adminApi } from '../../../contract/api/admin.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { adminChannelFixture } from '../../fixtures/channel.ts';
import { channelFacts, gatewayOf, inOrder } from '../channels.ts';
import { reportOf } from '../figures.ts';
import { given } from '../given.ts';
import { announceChange, noteActivity } from '../news.ts';
import { found } from '../world.ts';
import type { Handlers } from './call.ts';

/** The checks of the ledger, as the server names them. */
const checks = [
  ['C1', 'Every transfer has at least two entries that sum to zero.'],
  ['C3', 'Every balance is the sum of its entries.'],
  ['C5', 'Every entry starts where the one before it ended.'],
] as const;

/** What staff sets up and looks at. */
export const adminHandlers: Handlers<keyof typeof adminApi> = {
  'admin.audit': ({ world }) => ({
    data: {
      ranAt: world.timeNow(),
      ok: true,
      checks: checks.map(([id, purpose]) => ({ id, purpose, faults: 0 })),
    },
  }),
  'admin.report': ({ world, input: { query } }) => ({ data: reportOf(world, query ?? {}) }),
  'admin.gateway.list': ({ world }) => ({
    data: [...world.gateways.keys()].map((id) => gatewayOf(world, id)),
  }),
  'admin.gateway.update': ({ world, caller, input: { params, body } }) => {
    const gateway = found(world.gateways.get(params.gatewayId));
    const { version, secret, ...facts } = body;
    if (version !== gateway.version) throw new AppError('conflict');
    world.gateways.set(gateway.id, {
      ...gateway,
      ...given(facts),
      hasSecret: gateway.hasSecret || secret !== undefined,
      version: version + 1,
    });
    noteActivity(world, caller().id, 'gateway-change');
    announceChange(world, 'channel', gateway.id);
    return { data: gatewayOf(world, gateway.id) };
  },
  'admin.channel.list': ({ world }) => ({ data: inOrder(world) }),
  'admin.channel.create': ({ world, caller, input: { body } }) => {
    const id = world.nextId('channel');
    const channel = adminChannelFixture({
      max: null,
      ...channelFacts(world, body),
      id,
      version: 1,
    });
    world.channels.set(id, channel);
    noteActivity(world, caller().id, 'channel-change');
    announceChange(world, 'channel', id);
    return { data: channel };
  },
  'admin.channel.show': ({ world, input: { params } }) => ({
    data: found(world.channels.get(params.channelId)),
  }),
  'admin.channel.update': ({ world, caller, input: { params, body } }) => {
    const channel = found(world.channels.get(params.channelId));
    const { version, ...facts } = body;
    if (version !== channel.version) throw new AppError('conflict');
    const changed = { ...channel, ...channelFacts(world, facts), version: version + 1 };
    world.channels.set(channel.id, changed);
    noteActivity(world, caller().id, 'channel-change');
    announceChange(world, 'channel', channel.id);
    return { data: changed };
  },
};
