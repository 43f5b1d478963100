import type { ApiName } from '../contract/api/index.ts';
import type { ChangeRequest } from '../contract/schemas/change-request.ts';
import type { GameProvider } from '../contract/schemas/game-provider.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import type { Answer } from './http-session.ts';
import { unknownId } from './unknown-id.ts';

type ProviderName = Extract<ApiName, `admin.provider.${string}`>;

const reason = 'odd wins at night';

const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;

export async function providerOf(kit: ContractKit): Promise<GameProvider> {
  const admin = await kit.as('admin');
  const [provider] = dataOf<GameProvider[]>(await admin.call('admin.provider.list'));
  if (!provider) throw new Error('no provider');
  return provider;
}

/** Lifts the current suspension, with a second person if the platform requires one. */
async function lift(kit: ContractKit): Promise<void> {
  const { id: providerId, suspension } = await providerOf(kit);
  if (!suspension) return;
  const params = { providerId, suspensionId: suspension.id };
  const admin = await kit.as('admin');
  const { id: changeId, status } = dataOf<ChangeRequest>(
    await admin.call('admin.change.create', { body: { kind: 'provider.lift', params, reason } }),
  );
  if (status !== 'waiting') return;
  const body = { approve: true };
  await (await kit.as('superadmin')).call('admin.change.decide', { params: { changeId }, body });
}

/** Suspends the provider the given number of times, and restores its state. */
const suspend =
  (calls: number): ContractCase =>
  async (kit) => {
    const params = { providerId: (await providerOf(kit)).id };
    const admin = await kit.as('admin');
    const call = () => admin.call('admin.provider.suspend', { params, body: { reason } });
    const answers = [await call()];
    for (let each = 1; each < calls; each += 1) answers.push(await call());
    await lift(kit);
    return answers.at(-1) as Answer;
  };

const missing =
  (name: ProviderName, body?: object): ContractCase =>
  async (kit) =>
    (await kit.as('admin')).call(name, { params: { providerId: unknownId }, body });

export const providerCases: Pick<ContractCases, ProviderName> = {
  'admin.provider.list': {
    success: async (kit) => (await kit.as('admin')).call('admin.provider.list'),
    failures: {},
  },
  'admin.provider.suspensions': {
    success: async (kit) => {
      await suspend(1)(kit);
      const params = { providerId: (await providerOf(kit)).id };
      return (await kit.as('admin')).call('admin.provider.suspensions', { params });
    },
    failures: { not_found: missing('admin.provider.suspensions') },
  },
  'admin.provider.suspend': {
    success: suspend(1),
    failures: {
      not_found: missing('admin.provider.suspend', { reason }),
      conflict: suspend(2),
    },
  },
};
