import type { Gateway } from '../contract/schemas/channel.ts';
import type { TransactionDetail } from '../contract/schemas/transaction.ts';
import type { UserDetail } from '../contract/schemas/user.ts';
import type { WalletDetail } from '../contract/schemas/wallet.ts';
import type { ContractKit } from './contract-kit.ts';
import { ensure, ensureFailure } from './expectations.ts';
import { channelFor, dataOf, deposit, requester, setStatus, withdraw } from './money-requests.ts';
import {
  askFor,
  cashIn,
  createUser,
  fund,
  member,
  userNow,
  withSetting,
  type RuleCheck,
} from './rule-kit.ts';

const hourMs = 3_600_000;

/** Runs something while the gateway of the deposits has another maximum of a day. */
async function withDaily(kit: ContractKit, daily: string, run: () => Promise<void>): Promise<void> {
  const { gateway } = await channelFor(kit, 'in');
  const superadmin = await kit.as('superadmin');
  const params = { gatewayId: gateway.id };
  const set = async (wanted: string | null): Promise<string | null> => {
    const list = dataOf<Gateway[]>(await superadmin.call('admin.gateway.list'));
    const { version, daily: before = null } = list.find(({ id }) => id === gateway.id) ?? {};
    dataOf(
      await superadmin.call('admin.gateway.update', { params, body: { version, daily: wanted } }),
    );
    return before;
  };
  const before = await set(daily);
  try {
    await run();
  } finally {
    await set(before);
  }
}

/** A withdrawal of a new player below the demo agent, through a channel of the house. */
async function withdrawalBelowAgent(kit: ContractKit): Promise<TransactionDetail> {
  const { session, self } = await member(kit, { role: 'player' }, 'agent');
  await fund(kit, self.wallet.id, '200000');
  return dataOf(await withdraw(kit, { session, walletId: self.wallet.id }));
}

/** Terms of deposits, withdrawals and cash. */
export const requestRuleCases: readonly RuleCheck[] = [
  {
    name: 'an unpaid deposit expires after an hour',
    run: async (kit) => {
      const detail = dataOf<TransactionDetail>(await deposit(kit, await requester(kit)));
      const ms = Date.parse(detail.expiresAt ?? '') - Date.parse(detail.createdAt);
      ensure(ms === hourMs, `it expires after ${ms} ms`);
    },
  },
  {
    name: 'an owner has at most five unpaid deposits',
    run: async (kit) => {
      const owner = await requester(kit);
      for (const amount of ['50000', '51000', '52000', '53000', '54000']) {
        dataOf(await deposit(kit, owner, amount));
      }
      ensureFailure(await deposit(kit, owner, '55000'), 'open_request');
    },
  },
  {
    name: 'a gateway takes no more than its maximum of a day',
    run: (kit) =>
      withDaily(kit, '1', async () => {
        ensureFailure(await deposit(kit, await requester(kit)), 'channel_unavailable');
      }),
  },
  {
    name: 'a cash-in above the limit of the platform waits, and its money is held',
    run: (kit) =>
      withSetting(kit, { name: 'cashInApprovalAbove', value: '200000' }, async () => {
        const { walletId } = await requester(kit);
        const sender = await kit.as('admin');
        const params = { walletId: (await kit.self('admin')).wallet.id };
        const heldNow = async (): Promise<number> =>
          Number(dataOf<WalletDetail>(await sender.call('wallet.show', { params })).held);
        const before = await heldNow();
        const waiting = dataOf<TransactionDetail>(await cashIn(sender, walletId, '200001'));
        ensure(waiting.status === 'pending', `it is ${waiting.status}`);
        const held = (await heldNow()) - before;
        ensure(held === 200_001, `${held} is held`);
        const done = dataOf<TransactionDetail>(await cashIn(sender, walletId, '200000'));
        ensure(done.status === 'completed', `one at the limit is ${done.status}`);
        // It would be waiting in the queue of all others.
        const { id, version } = waiting;
        const body = { version, reason: 'for a check' };
        dataOf(
          await (
            await kit.as('superadmin')
          ).call('transaction.reject', { params: { transactionId: id }, body }),
        );
        ensure((await heldNow()) === before, 'its money is held after a rejection');
      }),
  },
  {
    name: 'only a deposit is reported as paid',
    run: async (kit) => {
      const owner = await requester(kit);
      await fund(kit, owner.walletId, '200000');
      const { id } = dataOf<TransactionDetail>(await withdraw(kit, owner));
      const params = { transactionId: id };
      ensureFailure(await owner.session.call('transaction.paid', { params }), 'not_found');
    },
  },
  {
    name: 'the creator of a transaction sees it, also without a share in it',
    run: async (kit) => {
      const owner = await kit.newcomer();
      await fund(kit, owner.self.wallet.id, '200000');
      await setStatus(kit, owner.self.id, 'restricted');
      const creator = await member(kit, { role: 'admin' });
      const walletId = owner.self.wallet.id;
      const created = dataOf<TransactionDetail>(
        await withdraw(kit, { session: creator.session, walletId }),
      );
      // As a player, the creator is neither staff nor above the owner.
      const { id: userId, version } = await userNow(kit, creator.self.id);
      dataOf(await askFor(kit, { kind: 'user.role', params: { userId, role: 'player', version } }));
      const session = await kit.as(creator.self.username);
      const answer = await session.call('transaction.show', {
        params: { transactionId: created.id },
      });
      ensure(answer.status === 200, `status ${answer.status}`);
    },
  },
  {
    name: 'an agent sees the contacts of a player masked at both ends',
    run: async (kit) => {
      const created = dataOf<UserDetail>(await createUser(kit, { role: 'player' }, 'agent'));
      const params = { userId: created.id };
      const { version } = await userNow(kit, created.id);
      const body = { version, phone: '+6281234567890', email: 'sari@mail.com' };
      dataOf(await (await kit.as('superadmin')).call('user.update', { params, body }));
      const shown = dataOf<UserDetail>(await (await kit.as('agent')).call('user.show', { params }));
      ensure(shown.phone === '+62•••890', `the phone ${shown.phone}`);
      ensure(shown.email === 's•••@mail.com', `the email ${shown.email}`);
    },
  },
  {
    name: 'an agent sees the last digits of an account that the house pays to',
    run: async (kit) => {
      const { id } = await withdrawalBelowAgent(kit);
      const agent = await kit.as('agent');
      const detail = dataOf<TransactionDetail>(
        await agent.call('transaction.show', { params: { transactionId: id } }),
      );
      const account = detail.destination?.account;
      ensure(account === '••••7890', `the account ${account}`);
    },
  },
];
