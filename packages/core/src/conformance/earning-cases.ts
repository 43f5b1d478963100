import type { ApiName } from '../contract/api/index.ts';
import type { Earning } from '../contract/schemas/earning.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import type { Answer, HttpSession } from './http-session.ts';
import { agentWith, as, dataOf, demoAsker } from './money-requests.ts';
import { unknownId } from './unknown-id.ts';

type EarningName = Extract<ApiName, `earning.${'totals' | 'show' | 'claim' | 'claim-all'}`>;

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
const claimAs =
  (name: 'earning.claim' | 'earning.claim-all', status: 'pending' | 'restricted'): ContractCase =>
  async (kit) => {
    const { session, walletId } = await agentWith(kit, status);
    return session.call(name, { params: { walletId, earningId: unknownId } });
  };

/** Earnings of agents, and their claims. */
export const earningCases: Pick<ContractCases, EarningName> = {
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
};
