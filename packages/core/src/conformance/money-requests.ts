import type { ApiName } from '../contract/api/index.ts';
import type { AdminChannel } from '../contract/schemas/channel.ts';
import type { TransactionDetail } from '../contract/schemas/transaction.ts';
import type { User, UserDetail } from '../contract/schemas/user.ts';
import type { ContractCase } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { demoPassword, type Answer, type CallInput, type HttpSession } from './http-session.ts';

export function dataOf<Data>(answer: Answer): Data {
  const { data } = answer.body as { data?: Data };
  if (data === undefined) throw new Error(`no data: ${JSON.stringify(answer.body)}`);
  return data;
}

export const as =
  (username: string, name: ApiName, input?: CallInput): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, input);

/** A channel for a direction that also accepts large amounts. */
export async function channelFor(kit: ContractKit, direction: 'in' | 'out'): Promise<AdminChannel> {
  const answer = await (await kit.as('admin')).call('admin.channel.list');
  const channel = dataOf<AdminChannel[]>(answer).find(
    (each) => each.enabled && each.direction === direction && Number(each.max) >= 100_000_000,
  );
  if (!channel) throw new Error(`no channel that goes ${direction}`);
  return channel;
}

export interface Requester {
  readonly session: HttpSession;
  readonly walletId: string;
}

export const requester = async (kit: ContractKit): Promise<Requester> => {
  const { session, self } = await kit.newcomer();
  return { session, walletId: self.wallet.id };
};

export const demoAsker = async (kit: ContractKit, username: string): Promise<Requester> => ({
  session: await kit.as(username),
  walletId: (await kit.self(username)).wallet.id,
});

export async function deposit(
  kit: ContractKit,
  { session, walletId }: Requester,
  amount = '50000',
) {
  const { id: channelId } = await channelFor(kit, 'in');
  return session.call('transaction.create', {
    params: { walletId },
    body: { type: 'deposit', amount, channelId },
  });
}

export async function withdraw(kit: ContractKit, { session, walletId }: Requester, pin?: string) {
  const { id: channelId } = await channelFor(kit, 'out');
  return session.call('transaction.create', {
    params: { walletId },
    body: {
      ...{ type: 'withdraw', amount: '50000', channelId },
      ...{ institution: 'BCA', account: '1234567890', holder: 'Budi', pin },
    },
  });
}

/** An open deposit and its owner. */
export async function asked(
  kit: ContractKit,
  amount?: string,
): Promise<{ readonly owner: Requester; readonly detail: TransactionDetail }> {
  const owner = await requester(kit);
  return { owner, detail: dataOf(await deposit(kit, owner, amount)) };
}

export type Step = 'process' | 'complete' | 'reject' | 'arrived';

export const bodyFor = (step: Step, version: number) =>
  step === 'reject' ? { version, reason: 'not our money' } : { version };

export async function decide(
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

/** A request after its rejection. */
export const rejected = async (kit: ContractKit, detail: TransactionDetail) =>
  dataOf<TransactionDetail>(await decide(kit, 'reject', detail));

/** Sets the status of a new user. */
export async function setStatus(kit: ContractKit, userId: string, status: string): Promise<void> {
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

/** A new agent with a status. */
export async function agentWith(
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
