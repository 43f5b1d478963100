import type { ApiName } from '../contract/api/index.ts';
import type { Channel } from '../contract/schemas/channel.ts';
import type { PlatformSetting } from '../contract/schemas/platform-setting.ts';
import type { TransactionDetail } from '../contract/schemas/transaction.ts';
import type { User, UserDetail } from '../contract/schemas/user.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { Unavailable } from './expectations.ts';
import { frozenNewcomer } from './frozen-newcomer.ts';
import { demoPassword, type Answer, type HttpSession } from './http-session.ts';
import {
  agentWith,
  asked,
  bodyFor,
  dataOf,
  decide,
  deposit,
  rejected,
  setStatus,
  withdraw,
  type Step,
} from './money-requests.ts';
import { unknownId } from './unknown-id.ts';

type ReviewName = Extract<ApiName, `transaction.${Step}`>;

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
  const response = await player.session.call('transaction.create', {
    params: { walletId: player.walletId },
    body: { type: 'deposit', amount: '50000', channelId },
  });
  return decide(kit, 'complete', dataOf<TransactionDetail>(response));
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

/** Enough to require a second approval, if the platform has one. */
const amountOfTwo = '95000000';

/** Throws an `Unavailable` if one approval is enough for any amount that the cases can request. */
async function assertNeedsApproval(kit: ContractKit): Promise<void> {
  const answer = await (await kit.as('admin')).call('admin.setting.list');
  const settings = dataOf<PlatformSetting[]>(answer);
  const above = settings.find(({ name }) => name === 'secondApprovalAbove')?.value ?? null;
  if (above === null || Number(above) >= Number(amountOfTwo)) {
    throw new Unavailable(`the setting secondApprovalAbove is not below ${amountOfTwo}`);
  }
}

/** The first of two approvers approves again. */
const approverAgain =
  (step: Step): ContractCase =>
  async (kit) => {
    await assertNeedsApproval(kit);
    const { detail } = await asked(kit, amountOfTwo);
    const approved = dataOf<TransactionDetail>(await decide(kit, 'complete', detail));
    return decide(kit, step, approved);
  };

const reviewed =
  (step: Step): ContractCase =>
  async (kit) =>
    decide(kit, step, (await asked(kit)).detail);

/** Decisions about deposits and withdrawals. */
export const reviewCases: Pick<ContractCases, ReviewName> = {
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
};
