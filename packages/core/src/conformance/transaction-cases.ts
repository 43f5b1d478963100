import type { ApiName } from '../contract/api/index.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { asIs, frozenNewcomer } from './frozen-newcomer.ts';
import {
  as,
  asked,
  dataOf,
  decide,
  demoAsker,
  deposit,
  requester,
  withdraw,
} from './money-requests.ts';
import { registerUser } from './second-factor.ts';
import { setPin, wrongPin } from './withdrawal-pin.ts';
import { unknownId } from './unknown-id.ts';

type TransactionName = Extract<
  ApiName,
  `transaction.${'create' | 'queue' | 'show' | 'paid' | 'proof' | 'proof.show' | 'cancel'}`
>;

const cashIn =
  (amount: string, key?: string | null, receiver = 'player'): ContractCase =>
  async (kit) =>
    (await kit.as('agent')).call('transaction.create', {
      params: { walletId: (await kit.self(receiver)).wallet.id },
      body: { type: 'cash-in', amount },
      ...(key === undefined ? {} : { key }),
    });

/** A withdrawal of a player who has set a PIN. */
async function withdrawWithPin(kit: ContractKit, pin?: string) {
  const member = await registerUser(kit.guest());
  await setPin(member);
  return withdraw(kit, { session: member.session, walletId: member.self.wallet.id }, pin);
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

/** The owner of a new deposit cancels it. */
async function takeBack(kit: ContractKit, { age = 0, key }: { age?: number; key?: string | null }) {
  const { owner, detail } = await asked(kit);
  return owner.session.call('transaction.cancel', {
    params: { transactionId: detail.id },
    body: { version: detail.version + age },
    ...(key === undefined ? {} : { key }),
  });
}

/** Requests of the owner of a wallet, and cash-ins. */
export const transactionCases: Pick<ContractCases, TransactionName> = {
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
};
