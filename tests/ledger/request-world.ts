import { randomUUID } from 'node:crypto';
import type {
  AdminChannel,
  ChannelCreate,
  TransactionCreate,
  TransactionDetail,
} from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { Services } from '../../packages/server/src/services/create-services.ts';
import { insertGateway } from '../../packages/server/src/store/gateways.ts';
import { once, type World } from './world.ts';
import { queryRow } from '../query-rows.ts';

/** A step of a review, `paid`, or the expiry. */
export type Step = 'process' | 'complete' | 'reject';

/** agent ▸ subagent ▸ player, and staff; everyone but staff has 10,000,000. */
export interface RequestWorld {
  readonly world: World;
  readonly people: Readonly<Record<Person, Actor>>;
  readonly gatewayId: string;
  /** Deposits and withdrawals, fee 1,000 + 1 %, borne by the player. */
  readonly bank: AdminChannel;
  /** Deposits by scanning, free of charge. */
  readonly qris: AdminChannel;
  /** Both directions; the house pays 2 %. */
  readonly wallet: AdminChannel;
  /** Both directions, free of charge, settled by the player's agent. */
  readonly viaAgent: AdminChannel;
  channel(changes?: Partial<ChannelCreate>): Promise<AdminChannel>;
  create(by: Person, of: Person, body: TransactionCreate): Promise<TransactionDetail>;
  deposit(by: Person, amount: string, channel?: AdminChannel): Promise<TransactionDetail>;
  withdraw(by: Person, amount: string, channel?: AdminChannel): Promise<TransactionDetail>;
  /** Version: the newest one unless given. */
  step(by: Person, step: Step, id: string, version?: number): Promise<TransactionDetail>;
  /** Reports late money of a rejected deposit; returns the new deposit. */
  arrived(by: Person, id: string): Promise<TransactionDetail>;
  /** The requester cancels the request. Version: the newest one unless given. */
  cancel(by: Person, id: string, version?: number): Promise<TransactionDetail>;
  show(by: Person, id: string): Promise<TransactionDetail>;
  held(actor: Actor): Promise<bigint>;
}

const persons = [
  'admin',
  'admin2',
  'superadmin',
  'agent',
  'subagent',
  'player',
  'sibling',
  'strangerAgent',
  'stranger',
] as const;
export type Person = (typeof persons)[number];

export const ownFunds = 10_000_000n;

/** Reasons of rejections: for the owner, and for staff only. */
export const rejection = {
  publicReason: 'general',
  remark: 'nama tidak cocok',
  reason: 'looks like a mule',
} as const;

/** A withdrawal's destination. */
export const destination = { account: '123-456-7890', holder: 'Budi Santoso' } as const;

/** Fills a world with users, a gateway and channels. */
export async function createRequestWorld(world: World): Promise<RequestWorld> {
  const agent = await world.user({ role: 'agent', commissionBp: 200, funds: ownFunds });
  const subagent = await world.user({ role: 'agent', parent: agent, funds: ownFunds });
  const strangerAgent = await world.user({ role: 'agent', funds: ownFunds });
  const people: Record<Person, Actor> = {
    admin: await world.user({ role: 'admin', funds: ownFunds }),
    admin2: await world.user({ role: 'admin' }),
    superadmin: await world.user({ role: 'superadmin' }),
    agent,
    subagent,
    player: await world.user({ parent: subagent, funds: ownFunds }),
    sibling: await world.user({ parent: agent, funds: ownFunds }),
    strangerAgent,
    stranger: await world.user({ parent: strangerAgent, funds: ownFunds }),
  };
  const gatewayId = randomUUID();
  await world.db.transaction((tx) =>
    insertGateway(
      tx,
      {
        id: gatewayId,
        name: `Gateway Uji ${gatewayId}`,
        currency: 'IDR',
        minimum: null,
        maximum: null,
        daily: null,
      },
      world.clock.now,
    ),
  );
  const free = { fixed: '0', bp: 0, payer: 'player' } as const;
  const channel = (changes: Partial<ChannelCreate> = {}) =>
    world.services.channels.create(people.admin, {
      name: 'Bank Uji',
      kind: 'bank',
      gatewayId,
      direction: 'both',
      min: '10000',
      max: '50000000',
      fee: free,
      roles: ['player', 'agent'],
      enabled: true,
      order: 1,
      etaMinutes: 10,
      account: '0987654321',
      holder: 'PT Lentera',
      instructions: { id: 'Buka aplikasi bank\nTransfer', en: 'Open your bank\nTransfer' },
      // Each channel is bound to one bank.
      institutions: [],
      ...changes,
    });
  const bank = await channel({ fee: { fixed: '1000', bp: 100, payer: 'player' } });
  const nodes = [world.services, world.otherServices];
  let calls = 0;
  /** Calls that change data alternate between the nodes. */
  const transactions = (): Services['transactions'] => {
    calls += 1;
    return (nodes[calls % nodes.length] ?? world.services).transactions;
  };
  const create: RequestWorld['create'] = async (by, of, body) => {
    const { walletId } = people[of];
    return (await transactions().create(people[by], walletId, body, once(), 'en')).answer;
  };
  const show: RequestWorld['show'] = (by, id) =>
    world.services.transactions.show(people[by], id, 'en');
  return {
    world,
    people,
    gatewayId,
    bank,
    qris: await channel({ name: 'QRIS', kind: 'qris', direction: 'in', order: 2 }),
    wallet: await channel({
      name: 'Dompet Uji',
      kind: 'ewallet',
      order: 3,
      fee: { fixed: '0', bp: 200, payer: 'house' },
    }),
    viaAgent: await channel({ name: 'Agen Uji', kind: 'agent', order: 4 }),
    channel,
    create,
    deposit: (by, amount, { id: channelId } = bank) =>
      create(by, by, { type: 'deposit', amount, channelId }),
    withdraw: (by, amount, { id: channelId } = bank) =>
      create(by, by, { type: 'withdraw', amount, channelId, ...destination }),
    step: async (by, step, id, version) => {
      const body = {
        version: version ?? (await show('superadmin', id)).version,
        ...(step === 'reject' ? rejection : {}),
      };
      return (await transactions().review(people[by], id, step, body, once(), 'en')).answer;
    },
    arrived: async (by, id) => {
      const { version } = await show('superadmin', id);
      return (await transactions().arrived(people[by], id, version, once(), 'en')).answer;
    },
    cancel: async (by, id, version) => {
      const seen = version ?? (await show('superadmin', id)).version;
      return (await transactions().cancel(people[by], id, seen, once(), 'en')).answer;
    },
    show,
    held: async ({ walletId }) => {
      const row = await queryRow<{ held: bigint }>(
        world.db,
        'select held from wallets where id = $1',
        [walletId],
      );
      return row?.held ?? -1n;
    },
  };
}
