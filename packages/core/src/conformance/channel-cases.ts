import type { ApiName } from '../contract/api/index.ts';
import type { AdminChannel, Gateway } from '../contract/schemas/channel.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { as, channelFor, dataOf } from './money-requests.ts';
import { unknownId } from './unknown-id.ts';

type ChannelName = Extract<ApiName, `admin.${'gateway' | 'channel'}.${string}` | 'channel.list'>;

const gatewayOf = async (kit: ContractKit): Promise<Gateway> => {
  const [gateway] = dataOf<Gateway[]>(await (await kit.as('admin')).call('admin.gateway.list'));
  if (!gateway) throw new Error('no gateway');
  return gateway;
};

const updateGateway =
  (age = 0): ContractCase =>
  async (kit) => {
    const { id, version } = await gatewayOf(kit);
    return (await kit.as('admin')).call('admin.gateway.update', {
      params: { gatewayId: id },
      body: { version: version - age, secret: 'a secret of theirs' },
    });
  };

const makeChannel =
  (gatewayId?: string): ContractCase =>
  async (kit) =>
    (await kit.as('admin')).call('admin.channel.create', {
      body: {
        name: 'Bank Uji',
        kind: 'bank',
        gatewayId: gatewayId ?? (await gatewayOf(kit)).id,
        direction: 'in',
        min: '10000',
        fee: { fixed: '0', bp: 0, payer: 'house' },
        roles: ['agent'],
        enabled: false,
        order: 99,
        etaMinutes: 5,
        instructions: { id: 'Transfer' },
      },
    });

const updateChannel =
  (age = 0): ContractCase =>
  async (kit) => {
    const { id, version } = dataOf<AdminChannel>(await makeChannel()(kit));
    return (await kit.as('admin')).call('admin.channel.update', {
      params: { channelId: id },
      body: { version: version - age, name: 'Bank lain' },
    });
  };

/** Payment channels and the gateways behind them. */
export const channelCases: Pick<ContractCases, ChannelName> = {
  'channel.list': {
    success: as('player', 'channel.list'),
    failures: { not_found: as('player', 'channel.list', { query: { walletId: unknownId } }) },
  },
  'admin.gateway.list': { success: as('admin', 'admin.gateway.list'), failures: {} },
  'admin.gateway.update': {
    success: updateGateway(),
    failures: {
      not_found: as('admin', 'admin.gateway.update', {
        params: { gatewayId: unknownId },
        body: { version: 1 },
      }),
      conflict: updateGateway(1),
    },
  },
  'admin.channel.list': { success: as('admin', 'admin.channel.list'), failures: {} },
  'admin.channel.create': {
    success: makeChannel(),
    failures: { not_found: makeChannel(unknownId) },
  },
  'admin.channel.show': {
    success: async (kit) => {
      const { id } = await channelFor(kit, 'in');
      return (await kit.as('admin')).call('admin.channel.show', { params: { channelId: id } });
    },
    failures: {
      not_found: as('admin', 'admin.channel.show', { params: { channelId: unknownId } }),
    },
  },
  'admin.channel.update': {
    success: updateChannel(),
    failures: {
      not_found: as('admin', 'admin.channel.update', {
        params: { channelId: unknownId },
        body: { version: 1 },
      }),
      conflict: updateChannel(1),
    },
  },
};
