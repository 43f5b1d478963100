import type { ApiName } from '../contract/api/index.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import type { ChangeAsk } from '../contract/schemas/change-request.ts';
import type { LedgerEntry } from '../contract/schemas/ledger-entry.ts';
import type { UserDetail } from '../contract/schemas/user.ts';
import type { WalletDetail } from '../contract/schemas/wallet.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { demoPassword, type Answer } from './http-session.ts';
import { unknownId } from './unknown-id.ts';

type ChangeName = Extract<ApiName, `admin.change.${string}` | 'admin.setting.list'>;
type ChangeBody = (kit: ContractKit) => Promise<ChangeAsk>;

const reason = 'looked into it together';

const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;

const userOf = async (kit: ContractKit, userId: string): Promise<UserDetail> =>
  dataOf(await (await kit.as('superadmin')).call('user.show', { params: { userId } }));

const demoUser = async (kit: ContractKit, username: string): Promise<UserDetail> =>
  userOf(kit, (await kit.self(username)).id);

/** A user that an account has just created and activated. */
async function createUser(kit: ContractKit, maker: string, body: object): Promise<UserDetail> {
  const session = await kit.as(maker);
  const user = {
    username: `new-${crypto.randomUUID().slice(0, 13)}`,
    password: demoPassword,
    ...body,
  };
  const { id: userId, version } = dataOf<UserDetail>(
    await session.call('user.create', { body: user }),
  );
  const status = { status: 'activated', verified: true, reason, version };
  return dataOf(await session.call('user.status', { params: { userId }, body: status }));
}

const toRole = (user: UserDetail, role: UserDetail['role']): ChangeAsk => ({
  kind: 'user.role',
  params: { userId: user.id, role, version: user.version },
  reason,
});
const toAgent = (user: UserDetail, parentId: string | null): ChangeAsk => ({
  kind: 'user.agent',
  params: { userId: user.id, parentId, version: user.version },
  reason,
});

const move: ChangeBody = async (kit) => {
  const { self } = await kit.newcomer();
  return toAgent(await userOf(kit, self.id), (await kit.self('agent')).id);
};

/** A movement of the demo player's wallet. */
async function findEntry(kit: ContractKit, isMatch: (entry: LedgerEntry) => boolean) {
  const { id: walletId } = (await kit.self('player')).wallet;
  const list = await (
    await kit.as('superadmin')
  ).call('ledger.list', { params: { walletId }, query: { perPage: '100' } });
  const entry = dataOf<LedgerEntry[]>(list).find(isMatch);
  if (!entry) throw new Error('The demo player has no movement of this kind.');
  return { walletId, entry };
}

/** The bet behind a ledger entry, to be voided. */
async function voidOf(
  kit: ContractKit,
  isMatch: (entry: LedgerEntry) => boolean,
): Promise<ChangeAsk> {
  const { walletId, entry } = await findEntry(kit, isMatch);
  return { kind: 'bet.void', params: { walletId, betId: entry.reference }, reason };
}

/** Cases that cause each rejection, both when a change is requested and when it is approved. */
const expectedErrors = {
  not_found: async () => ({
    kind: 'user.agent',
    params: { userId: unknownId, parentId: null, version: 1 },
    reason,
  }),
  conflict: async (kit) => {
    const user = await demoUser(kit, 'player2');
    return toAgent({ ...user, version: user.version + 1 }, null);
  },
  status_not_allowed: async (kit) => {
    const { id: userId, version } = await demoUser(kit, 'player2');
    return { kind: 'user.unblock', params: { userId, version }, reason };
  },
  username_taken: async (kit) => ({
    kind: 'user.create',
    params: { username: kit.account('player').username, password: demoPassword, role: 'admin' },
    reason,
  }),
  rate_above_own: async (kit) => {
    const { id } = await createUser(kit, 'admin', { role: 'agent', commissionBp: 0 });
    return toAgent(await demoUser(kit, 'subagent'), id);
  },
  has_downline: async (kit) => toRole(await demoUser(kit, 'agent'), 'player'),
  has_money: async (kit) => {
    const { self } = await kit.newcomer();
    const funds = { type: 'cash-in', amount: '1000' };
    const params = { walletId: self.wallet.id };
    await (await kit.as('admin')).call('transaction.create', { params, body: funds });
    return toRole(await userOf(kit, self.id), 'declare');
  },
  has_open_work: async (kit) => toRole(await demoUser(kit, 'declare'), 'player'),
  has_agent: async (kit) => toRole(await createUser(kit, 'agent', { role: 'player' }), 'declare'),
  own_downline: async (kit) =>
    toAgent(await demoUser(kit, 'agent'), (await kit.self('subagent')).id),
  round_state: async (kit) => voidOf(kit, ({ kind }) => kind === 'payout'),
  not_correctable: async (kit) => {
    const { walletId, entry } = await findEntry(kit, ({ kind }) => kind === 'bet');
    return { kind: 'transfer.reverse', params: { walletId, version: entry.version }, reason };
  },
  insufficient_funds: async (kit) => {
    const { id: walletId } = (await kit.self('subagent')).wallet;
    const shown = (await kit.as('superadmin')).call('wallet.show', { params: { walletId } });
    const { version } = dataOf<WalletDetail>(await shown);
    const params = { walletId, amount: '999999999999', version };
    return { kind: 'float.burn', params, reason };
  },
} as const satisfies Partial<Record<ErrorCode, ChangeBody>>;
type Refusal = keyof typeof expectedErrors;

const requestFor =
  (createBody: ChangeBody, username = 'superadmin'): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call('admin.change.create', { body: await createBody(kit) });

/** A user of the same rank, created once for all cases. */
const seconds = new WeakMap<ContractKit, Promise<string>>();
async function makeSecond(kit: ContractKit): Promise<string> {
  const { id, username } = await createUser(kit, 'superadmin', { role: 'admin' });
  await requestFor(async () => toRole(await userOf(kit, id), 'superadmin'))(kit);
  return username;
}
function second(kit: ContractKit): Promise<string> {
  const found = seconds.get(kit) ?? makeSecond(kit);
  seconds.set(kit, found);
  return found;
}

/** A change requested by this account that waits for a second person. */
const waiting = async (
  kit: ContractKit,
  createBody: ChangeBody,
  askedBy: string,
): Promise<string> => kit.createWaitingChange(await createBody(kit), (await kit.self(askedBy)).id);

const decide =
  (createBody: ChangeBody): ContractCase =>
  async (kit) => {
    const changeId = await waiting(kit, createBody, await second(kit));
    const session = await kit.as('superadmin');
    return session.call('admin.change.decide', { params: { changeId }, body: { approve: true } });
  };

const each = (wrap: (createBody: ChangeBody) => ContractCase): Record<Refusal, ContractCase> =>
  Object.fromEntries(
    Object.entries(expectedErrors).map(([code, createBody]) => [code, wrap(createBody)]),
  ) as Record<Refusal, ContractCase>;

export const changeCases: Pick<ContractCases, ChangeName> = {
  'admin.setting.list': {
    success: async (kit) => (await kit.as('admin')).call('admin.setting.list'),
    failures: {},
  },
  'admin.change.list': {
    success: async (kit) => (await kit.as('admin')).call('admin.change.list'),
    failures: {},
  },
  'admin.change.create': {
    success: requestFor(move, 'admin'),
    failures: each((createBody) => requestFor(createBody)),
  },
  'admin.change.decide': {
    success: async (kit) => {
      const params = { changeId: await waiting(kit, move, 'superadmin') };
      const body = { approve: true };
      return (await kit.as('admin')).call('admin.change.decide', { params, body });
    },
    failures: {
      ...each((createBody) => decide(createBody)),
      own_request: async (kit) => {
        const changeId = await waiting(kit, move, 'superadmin');
        const body = { approve: false, reason };
        return (await kit.as('superadmin')).call('admin.change.decide', {
          params: { changeId },
          body,
        });
      },
    },
  },
  'admin.change.withdraw': {
    success: async (kit) => {
      const changeId = await waiting(kit, move, 'admin');
      return (await kit.as('admin')).call('admin.change.withdraw', { params: { changeId } });
    },
    failures: {
      not_found: async (kit) =>
        (await kit.as('admin')).call('admin.change.withdraw', { params: { changeId: unknownId } }),
      conflict: async (kit) => {
        const params = { changeId: await waiting(kit, move, 'admin') };
        await (await kit.as('admin')).call('admin.change.withdraw', { params });
        return (await kit.as('admin')).call('admin.change.withdraw', { params });
      },
    },
  },
};
