import type { ApiName } from '../contract/api/index.ts';
import type { AdminChannel, Channel, Gateway } from '../contract/schemas/channel.ts';
import type { Earning } from '../contract/schemas/earning.ts';
import type { PlatformSetting } from '../contract/schemas/platform-setting.ts';
import type { TransactionDetail } from '../contract/schemas/transaction.ts';
import type { User, UserDetail } from '../contract/schemas/user.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { Unavailable } from './expectations.ts';
import { asIs, frozenNewcomer } from './frozen-newcomer.ts';
import { demoPassword, type Answer, type CallInput, type HttpSession } from './http-session.ts';
import { registered } from './second-factor.ts';
import { setPin, wrongPin } from './withdrawal-pin.ts';
import { unknownId } from './unknown-id.ts';

type MoneyName = Extract<
  ApiName,
  | `transaction.${'create' | 'queue' | 'show' | 'paid' | 'proof' | 'proof.show'}`
  | `transaction.${'process' | 'complete' | 'reject' | 'arrived' | 'cancel'}`
  | `earning.${'totals' | 'show' | 'claim' | 'claim-all'}`
  | `admin.${'gateway' | 'channel'}.${string}`
  | 'channel.list'
>;

function dataOf<Data>(answer: Answer): Data {
  const { data } = answer.body as { data?: Data };
  if (data === undefined) throw new Error(`no data: ${JSON.stringify(answer.body)}`);
  return data;
}

const as =
  (username: string, name: ApiName, input?: CallInput): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, input);

const cashIn =
  (amount: string, key?: string | null, receiver = 'player'): ContractCase =>
  async (kit) =>
    (await kit.as('agent')).call('transaction.create', {
      params: { walletId: (await kit.self(receiver)).wallet.id },
      body: { type: 'cash-in', amount },
      ...(key === undefined ? {} : { key }),
    });

/** A channel for a direction that also accepts large amounts. */
async function channelFor(kit: ContractKit, direction: 'in' | 'out'): Promise<AdminChannel> {
  const answer = await (await kit.as('admin')).call('admin.channel.list');
  const channel = dataOf<AdminChannel[]>(answer).find(
    (each) => each.enabled && each.direction === direction && Number(each.max) >= 100_000_000,
  );
  if (!channel) throw new Error(`no channel that goes ${direction}`);
  return channel;
}

interface Requester {
  readonly session: HttpSession;
  readonly walletId: string;
}

const requester = async (kit: ContractKit): Promise<Requester> => {
  const { session, self } = await kit.newcomer();
  return { session, walletId: self.wallet.id };
};

const demoAsker = async (kit: ContractKit, username: string): Promise<Requester> => ({
  session: await kit.as(username),
  walletId: (await kit.self(username)).wallet.id,
});

async function deposit(kit: ContractKit, { session, walletId }: Requester, amount = '50000') {
  const { id: channelId } = await channelFor(kit, 'in');
  return session.call('transaction.create', {
    params: { walletId },
    body: { type: 'deposit', amount, channelId },
  });
}

async function withdraw(kit: ContractKit, { session, walletId }: Requester, pin?: string) {
  const { id: channelId } = await channelFor(kit, 'out');
  return session.call('transaction.create', {
    params: { walletId },
    body: {
      ...{ type: 'withdraw', amount: '50000', channelId },
      ...{ institution: 'BCA', account: '1234567890', holder: 'Budi', pin },
    },
  });
}

/** A withdrawal of a player who has set a PIN. */
async function withdrawWithPin(kit: ContractKit, pin?: string) {
  const member = await registered(kit.guest());
  await setPin(member);
  return withdraw(kit, { session: member.session, walletId: member.self.wallet.id }, pin);
}

/** An open deposit and its owner. */
async function asked(
  kit: ContractKit,
  amount?: string,
): Promise<{ readonly owner: Requester; readonly detail: TransactionDetail }> {
  const owner = await requester(kit);
  return { owner, detail: dataOf(await deposit(kit, owner, amount)) };
}

/** The smallest valid picture. */
const proof = {
  type: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGM4IWfzHwAE9gIiSAgIYAAAAABJRU5ErkJggg==',
};

/** Makes a call of the owner about a deposit, which is rejected beforehand if `decided`. */
const ownerSays =
  (name: ApiName, body: unknown, decided = false): ContractCase =>
  async (kit) => {
    const { owner, detail } = await asked(kit);
    const params = { transactionId: detail.id };
    if (decided) await decide(kit, 'reject', detail);
    return owner.session.call(name, { params, body });
  };

type Step = 'process' | 'complete' | 'reject' | 'arrived';

const bodyFor = (step: Step, version: number) =>
  step === 'reject' ? { version, reason: 'not our money' } : { version };

async function decide(
  kit: ContractKit,
  step: Step,
  { id, version }: Pick<TransactionDetail, 'id' | 'version'>,
  key?: string | null,
): Promise<Answer> {
  return (await kit.as('admin')).call(`transaction.${step}`, {
    params: { transactionId: id },
    body: bodyFor(step, version),
    ...(key === undefined ? {} : { key }),
  });
}

/** The owner of a new deposit cancels it. */
async function takeBack(kit: ContractKit, { age = 0, key }: { age?: number; key?: string | null }) {
  const { owner, detail } = await asked(kit);
  return owner.session.call('transaction.cancel', {
    params: { transactionId: detail.id },
    body: { version: detail.version + age },
    ...(key === undefined ? {} : { key }),
  });
}

/** A request after its rejection. */
const rejected = async (kit: ContractKit, detail: TransactionDetail) =>
  dataOf<TransactionDetail>(await decide(kit, 'reject', detail));

/** Sets the status of a new user. */
async function setStatus(kit: ContractKit, userId: string, status: string): Promise<void> {
  const admin = await kit.as('admin');
  const { version } = dataOf<UserDetail>(await admin.call('user.show', { params: { userId } }));
  dataOf(
    await admin.call('user.status', {
      params: { userId },
      body: {
        ...{ status, reason: 'for a check', version },
        ...(status === 'activated' && { verified: true }),
      },
    }),
  );
}

/** An agent decides the agent's own deposit. */
async function ownDecision(kit: ContractKit, step: Step, status?: 'restricted'): Promise<Answer> {
  const owner = await agentWith(kit, 'activated');
  const detail = dataOf<TransactionDetail>(await deposit(kit, owner));
  if (status) await setStatus(kit, detail.owner.id, status);
  return owner.session.call(`transaction.${step}`, {
    params: { transactionId: detail.id },
    body: bodyFor(step, detail.version),
  });
}

/** A new user below its creator, activated and signed in. */
async function memberOf(kit: ContractKit, maker: HttpSession, role: 'player' | 'agent') {
  const username = `${role}-${crypto.randomUUID().slice(0, 13)}`;
  const body = { username, password: demoPassword, role };
  const { id, status } = dataOf<UserDetail>(await maker.call('user.create', { body }));
  if (status === 'pending') await setStatus(kit, id, 'activated');
  const session = kit.guest();
  const self = dataOf<User>(await session.login(username, demoPassword));
  return { session, walletId: self.wallet.id };
}

/** An agent requests a step on a deposit of the downline that is paid to the house. */
const agentDecides =
  (step: Step): ContractCase =>
  async (kit) => {
    const agent = await kit.as('agent');
    const detail = dataOf<TransactionDetail>(
      await deposit(kit, await memberOf(kit, agent, 'player')),
    );
    const { id, version } = step === 'arrived' ? await rejected(kit, detail) : detail;
    const body = bodyFor(step, version);
    return agent.call(`transaction.${step}`, { params: { transactionId: id }, body });
  };

/** Staff approves a deposit on the float of an agent whose float is empty. */
const withoutFloat: ContractCase = async (kit) => {
  const agent = await memberOf(kit, await kit.as('admin'), 'agent');
  const player = await memberOf(kit, agent.session, 'player');
  const offered = dataOf<Channel[]>(
    await player.session.call('channel.list', { query: { direction: 'in' } }),
  );
  const channelId = offered.find(({ kind }) => kind === 'agent')?.id ?? unknownId;
  const asked = await player.session.call('transaction.create', {
    params: { walletId: player.walletId },
    body: { type: 'deposit', amount: '50000', channelId },
  });
  return decide(kit, 'complete', dataOf<TransactionDetail>(asked));
};

/** Errors that every step of the review can return. */
const reviewFailures = (step: Step) => ({
  staff_decides: agentDecides(step),
  not_found: ((kit) => decide(kit, step, { id: unknownId, version: 1 })) satisfies ContractCase,
  conflict: (async (kit) => {
    const { detail } = await asked(kit);
    return decide(kit, step, { id: detail.id, version: detail.version + 1 });
  }) satisfies ContractCase,
  own_request: (async (kit) => ownDecision(kit, step)) satisfies ContractCase,
  account_restricted: (async (kit) => ownDecision(kit, step, 'restricted')) satisfies ContractCase,
  key_required: (async (kit) =>
    decide(kit, step, (await asked(kit)).detail, null)) satisfies ContractCase,
  idempotency_conflict: (async (kit) => {
    const key = crypto.randomUUID();
    await decide(kit, step, (await asked(kit)).detail, key);
    return decide(kit, step, (await asked(kit)).detail, key);
  }) satisfies ContractCase,
});

/** The first of two approvers approves again. */
/** Enough to require a second approval, if the platform has one. */
const amountOfTwo = '95000000';

/** Throws an `Unavailable` if one approval is enough for any amount that the cases can request. */
async function assertTakesTwo(kit: ContractKit): Promise<void> {
  const answer = await (await kit.as('admin')).call('admin.setting.list');
  const settings = dataOf<PlatformSetting[]>(answer);
  const above = settings.find(({ name }) => name === 'secondApprovalAbove')?.value ?? null;
  if (above === null || Number(above) >= Number(amountOfTwo)) {
    throw new Unavailable(`the setting secondApprovalAbove is not below ${amountOfTwo}`);
  }
}

const approverAgain =
  (step: Step): ContractCase =>
  async (kit) => {
    await assertTakesTwo(kit);
    const { detail } = await asked(kit, amountOfTwo);
    const approved = dataOf<TransactionDetail>(await decide(kit, 'complete', detail));
    return decide(kit, step, approved);
  };

const reviewed =
  (step: Step): ContractCase =>
  async (kit) =>
    decide(kit, step, (await asked(kit)).detail);

const earningsOf = async (kit: ContractKit, username: string, status?: string) =>
  dataOf<Earning[]>(
    await (
      await kit.as(username)
    ).call('earning.list', {
      params: { walletId: (await kit.self(username)).wallet.id },
      ...(status === undefined ? {} : { query: { status } }),
    }),
  );

const claim = async (
  session: HttpSession,
  earningId: string,
  key?: string | null,
): Promise<Answer> =>
  session.call('earning.claim', {
    params: { earningId },
    ...(key === undefined ? {} : { key }),
  });

const claimOldest = async (kit: ContractKit, key?: string | null): Promise<Answer> => {
  const [earning] = await earningsOf(kit, 'agent', 'claimable');
  return claim(await kit.as('agent'), earning?.id ?? unknownId, key);
};

const claimAll = async (kit: ContractKit, key?: string | null): Promise<Answer> => {
  const { session, walletId } = await demoAsker(kit, 'subagent');
  return session.call('earning.claim-all', {
    params: { walletId },
    ...(key === undefined ? {} : { key }),
  });
};

/** A new agent with a status. */
async function agentWith(
  kit: ContractKit,
  status: 'pending' | 'activated' | 'restricted',
): Promise<Requester> {
  const username = `agent-${crypto.randomUUID().slice(0, 13)}`;
  const { id } = dataOf<UserDetail>(
    await (
      await kit.as('admin')
    ).call('user.create', { body: { username, password: demoPassword, role: 'agent' } }),
  );
  if (status !== 'pending') await setStatus(kit, id, 'activated');
  if (status === 'restricted') await setStatus(kit, id, 'restricted');
  const session = kit.guest();
  const self = dataOf<User>(await session.login(username, demoPassword));
  return { session, walletId: self.wallet.id };
}

const claimAs =
  (name: 'earning.claim' | 'earning.claim-all', status: 'pending' | 'restricted'): ContractCase =>
  async (kit) => {
    const { session, walletId } = await agentWith(kit, status);
    return session.call(name, { params: { walletId, earningId: unknownId } });
  };

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

export const moneyCases: Pick<ContractCases, MoneyName> = {
  'transaction.create': {
    success: cashIn('250000'),
    failures: {
      not_found: as('agent', 'transaction.create', {
        params: { walletId: unknownId },
        body: { type: 'cash-in', amount: '1' },
      }),
      // To a player without a deposit limit, which would be reached first.
      insufficient_funds: cashIn('999999999999', undefined, 'player2'),
      amount_below_minimum: async (kit) => deposit(kit, await requester(kit), '1'),
      amount_above_maximum: async (kit) => deposit(kit, await requester(kit), '999999999999'),
      channel_unavailable: async (kit) => {
        const { session, walletId } = await requester(kit);
        return session.call('transaction.create', {
          params: { walletId },
          body: { type: 'deposit', amount: '50000', channelId: unknownId },
        });
      },
      receiver_limit: async (kit) => {
        const { session, self } = await kit.newcomer();
        await session.call('limit.set', {
          params: { userId: self.id },
          body: { kind: 'deposit', period: '24h', amount: '60000' },
        });
        return (await kit.as('admin')).call('transaction.create', {
          params: { walletId: self.wallet.id },
          body: { type: 'cash-in', amount: '60001' },
        });
      },
      limit_reached: async (kit) => {
        const { session, self } = await kit.newcomer();
        await session.call('limit.set', {
          params: { userId: self.id },
          body: { kind: 'deposit', period: '24h', amount: '60000' },
        });
        return deposit(kit, { session, walletId: self.wallet.id }, '60001');
      },
      open_request: async (kit) => {
        const owner = await requester(kit);
        const params = { walletId: owner.walletId };
        const body = { type: 'cash-in', amount: '200000' };
        await (await kit.as('admin')).call('transaction.create', { params, body });
        dataOf(await withdraw(kit, owner));
        return withdraw(kit, owner);
      },
      pin_required: (kit) => withdrawWithPin(kit),
      pin_wrong: (kit) => withdrawWithPin(kit, wrongPin),
      account_pending: async (kit) => deposit(kit, await demoAsker(kit, 'pending')),
      account_restricted: async (kit) => deposit(kit, await demoAsker(kit, 'restricted')),
      wallet_frozen: async (kit) => {
        const { session, self } = await frozenNewcomer(kit, asIs);
        return withdraw(kit, { session, walletId: self.wallet.id });
      },
      key_required: cashIn('1', null),
      idempotency_conflict: async (kit) => {
        const key = crypto.randomUUID();
        await cashIn('1', key)(kit);
        return cashIn('2', key)(kit);
      },
    },
  },
  'transaction.queue': { success: as('agent', 'transaction.queue'), failures: {} },
  'transaction.show': {
    success: async (kit) => {
      const { owner, detail } = await asked(kit);
      return owner.session.call('transaction.show', { params: { transactionId: detail.id } });
    },
    failures: {
      not_found: as('admin', 'transaction.show', { params: { transactionId: unknownId } }),
    },
  },
  'transaction.paid': {
    success: ownerSays('transaction.paid', undefined),
    failures: {
      not_found: as('player', 'transaction.paid', { params: { transactionId: unknownId } }),
      conflict: ownerSays('transaction.paid', undefined, true),
    },
  },
  'transaction.proof': {
    success: ownerSays('transaction.proof', proof),
    failures: {
      not_found: as('player', 'transaction.proof', {
        params: { transactionId: unknownId },
        body: proof,
      }),
      conflict: ownerSays('transaction.proof', proof, true),
      too_large: ownerSays('transaction.proof', { ...proof, data: 'A'.repeat(2_100_000) }),
    },
  },
  'transaction.proof.show': {
    success: async (kit) => {
      const { owner, detail } = await asked(kit);
      const params = { transactionId: detail.id };
      await owner.session.call('transaction.proof', { params, body: proof });
      return (await kit.as('admin')).call('transaction.proof.show', { params });
    },
    failures: {
      not_found: async (kit) => {
        const { owner, detail } = await asked(kit);
        const params = { transactionId: detail.id };
        return owner.session.call('transaction.proof.show', { params });
      },
    },
  },
  'transaction.process': {
    success: reviewed('process'),
    failures: { ...reviewFailures('process'), second_person: approverAgain('process') },
  },
  'transaction.complete': {
    success: reviewed('complete'),
    failures: {
      ...reviewFailures('complete'),
      second_person: approverAgain('complete'),
      float_insufficient: withoutFloat,
      wallet_frozen: async (kit) => {
        const { done } = await frozenNewcomer(kit, (session, self) =>
          withdraw(kit, { session, walletId: self.wallet.id }),
        );
        return decide(kit, 'complete', dataOf(done));
      },
    },
  },
  'transaction.reject': { success: reviewed('reject'), failures: reviewFailures('reject') },
  'transaction.cancel': {
    success: (kit) => takeBack(kit, {}),
    failures: {
      not_found: as('player', 'transaction.cancel', {
        params: { transactionId: unknownId },
        body: { version: 1 },
      }),
      conflict: (kit) => takeBack(kit, { age: 1 }),
      key_required: (kit) => takeBack(kit, { key: null }),
      idempotency_conflict: async (kit) => {
        const { owner, detail } = await asked(kit);
        const key = crypto.randomUUID();
        const cancel = (version: number) =>
          owner.session.call('transaction.cancel', {
            params: { transactionId: detail.id },
            body: { version },
            key,
          });
        dataOf(await cancel(detail.version));
        return cancel(detail.version + 1);
      },
    },
  },
  'transaction.arrived': {
    success: async (kit) => {
      const { detail } = await asked(kit);
      return decide(kit, 'arrived', await rejected(kit, detail));
    },
    failures: {
      ...reviewFailures('arrived'),
      idempotency_conflict: async (kit) => {
        const key = crypto.randomUUID();
        const late = async () => rejected(kit, (await asked(kit)).detail);
        await decide(kit, 'arrived', await late(), key);
        return decide(kit, 'arrived', await late(), key);
      },
    },
  },

  'earning.totals': {
    success: async (kit) => {
      const { session, walletId } = await demoAsker(kit, 'agent');
      return session.call('earning.totals', { params: { walletId } });
    },
    failures: { not_found: as('admin', 'earning.totals', { params: { walletId: unknownId } }) },
  },
  'earning.show': {
    success: async (kit) => {
      const [earning] = await earningsOf(kit, 'agent');
      const params = { earningId: earning?.id ?? unknownId };
      return (await kit.as('agent')).call('earning.show', { params });
    },
    failures: { not_found: as('admin', 'earning.show', { params: { earningId: unknownId } }) },
  },
  'earning.claim': {
    success: (kit) => claimOldest(kit),
    failures: {
      not_found: async (kit) => claim(await kit.as('agent'), unknownId),
      conflict: async (kit) => {
        const { id } = dataOf<Earning>(await claimOldest(kit));
        return claim(await kit.as('agent'), id);
      },
      account_pending: claimAs('earning.claim', 'pending'),
      account_restricted: claimAs('earning.claim', 'restricted'),
      key_required: (kit) => claimOldest(kit, null),
      idempotency_conflict: async (kit) => {
        const key = crypto.randomUUID();
        dataOf(await claimOldest(kit, key));
        return claimOldest(kit, key);
      },
    },
  },
  'earning.claim-all': {
    success: (kit) => claimAll(kit),
    failures: {
      not_found: async (kit) =>
        (await kit.as('subagent')).call('earning.claim-all', { params: { walletId: unknownId } }),
      conflict: async (kit) => {
        await claimAll(kit);
        return claimAll(kit);
      },
      account_pending: claimAs('earning.claim-all', 'pending'),
      account_restricted: claimAs('earning.claim-all', 'restricted'),
      key_required: (kit) => claimAll(kit, null),
      idempotency_conflict: async (kit) => {
        const key = crypto.randomUUID();
        const params = { walletId: (await kit.self('player')).wallet.id };
        const body = { type: 'cash-in', amount: '1' };
        dataOf(await (await kit.as('subagent')).call('transaction.create', { params, body, key }));
        return claimAll(kit, key);
      },
    },
  },

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
