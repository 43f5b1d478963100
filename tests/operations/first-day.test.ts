import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type {
  Channel,
  ChangeAsk,
  ChangeRequest,
  Gateway,
  Round,
  TransactionDetail,
  UserDetail,
} from '@lobi/core/contract';
import type { Platform } from '@lobi/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';
import { compileCache } from '../../packages/server/src/testing/compile-cache.ts';
import {
  startTestDatabase,
  type FreshDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import {
  type CallInput,
  HttpSession,
  type SessionUser,
  enableSecondFactor,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { waitUntil } from '../wait-until.ts';

const command = fileURLToPath(
  new URL('../../packages/server/src/operations/accounts-main.ts', import.meta.url),
);
const password = 'seven grey herons';

let databases: TestDatabase;
let database: FreshDatabase;
let platform: Platform & AsyncDisposable;

beforeAll(async () => {
  databases = await startTestDatabase();
  database = await databases.fresh();
  const variables = { DATABASE_URL: database.connectionString, LOBI_CONFIRM_SECONDS: '1' };
  const { dataFolder: _, port: __, host: ___, ...settings } = readEnvironment(variables, '/');
  platform = await startTestPlatform(settings);
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await databases.stop();
});

/** Creates a superadmin by the operator's command. */
async function createSuperadmin(username: string, ...more: string[]): Promise<void> {
  const args = ['create-superadmin', '--username', username, ...more];
  const child = spawn(process.execPath, ['--conditions=@lobi/source', command, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: database.connectionString,
      ...compileCache,
    },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
}

/** A signed-in user of this test. */
interface SignedInUser {
  readonly session: HttpSession;
  readonly self: SessionUser;
}

async function signIn(username: string): Promise<SignedInUser> {
  const session = new HttpSession(platform.origin);
  const answer = await session.login(username, password);
  expect(answer.status).toBe(200);
  return { session, self: (answer.body as { data: SessionUser }).data };
}

/** Staff and agents may make no other call before the second factor is set up. */
async function signInStaff(username: string): Promise<SignedInUser> {
  const user = await signIn(username);
  expect((await user.session.call('user.list')).body).toMatchObject({
    code: 'second_factor_required',
  });
  await enableSecondFactor({ ...user, username, password });
  return user;
}

type CallName = Parameters<HttpSession['call']>[0];

/** Makes a call that has to succeed, and returns its data. */
async function call<Data>(
  { session }: SignedInUser,
  name: CallName,
  input?: CallInput,
): Promise<Data> {
  const { status, body } = await session.call(name, input);
  expect([name, status, status < 300 ? undefined : body]).toEqual([
    name,
    expect.toSatisfy((answered: number) => answered >= 200 && answered < 300),
    undefined,
  ]);
  return (body as { data: Data }).data;
}

/** One user requests a change, another approves it. */
async function changeByTwo(
  requester: SignedInUser,
  approver: SignedInUser,
  change: ChangeAsk,
): Promise<void> {
  const changeRequest = await call<ChangeRequest>(requester, 'admin.change.create', {
    body: change,
  });
  expect(changeRequest.status).toBe('waiting');
  const params = { changeId: changeRequest.id };
  const decided = await call<ChangeRequest>(approver, 'admin.change.decide', {
    params,
    body: { approve: true },
  });
  expect(decided.status).toBe('approved');
}

async function activate(by: SignedInUser, userId: string): Promise<UserDetail> {
  const { version } = await call<UserDetail>(by, 'user.show', { params: { userId } });
  return call<UserDetail>(by, 'user.status', {
    params: { userId },
    body: { status: 'activated', verified: true, reason: 'Identity and age checked', version },
  });
}

async function moneyOf(user: SignedInUser): Promise<{ balance: string; available: string }> {
  const self = (await user.session.call('auth.check')).body as {
    wallet: { balance: string; available: string };
  };
  return { balance: self.wallet.balance, available: self.wallet.available };
}

const reason = 'First day of the platform';

it('an empty platform can be operated from the first superadmin to settled bets', async () => {
  // Two superadmins: changes of money or rights require two people.
  await createSuperadmin('root');
  await createSuperadmin('second', '--additional');
  const root = await signInStaff('root');
  const second = await signInStaff('second');

  await changeByTwo(root, second, {
    kind: 'user.create',
    params: { username: 'office', password, role: 'admin' },
    reason,
  });
  const people = await call<{ id: string; username: string }[]>(root, 'user.list', {
    query: { search: 'office' },
  });
  await activate(root, people[0]?.id ?? '');
  const admin = await signInStaff('office');

  const { id: agentId } = await call<UserDetail>(admin, 'user.create', {
    body: { username: 'agen-satu', password, role: 'agent', commissionBp: 100 },
  });
  await activate(admin, agentId);
  const agent = await signInStaff('agen-satu');

  // Players register with the agent's code, and wait for approval by the agent.
  const { referralCode } = await call<UserDetail & { referralCode: string }>(agent, 'user.show', {
    params: { userId: agentId },
  });
  const players: SignedInUser[] = [];
  for (const username of ['sekar', 'bayu']) {
    const session = new HttpSession(platform.origin);
    const agreement = { noticeVersion: '1' };
    const passwords = { password, passwordConfirmation: password };
    const body = { username, ...passwords, referral: referralCode, agreement };
    expect((await session.call('auth.register', { body })).status).toBe(201);
    const player = await signIn(username);
    expect(player.self).toMatchObject({ status: 'pending' });
    const activated = await activate(agent, player.self.id);
    expect(activated.parent?.username).toBe('agen-satu');
    players.push(player);
  }
  const [sekar, bayu] = players as [SignedInUser, SignedInUser];

  // Mints float for the agent, with two approvals.
  const agentWallet = await call<{ version: number }>(root, 'wallet.show', {
    params: { walletId: agent.self.wallet.id },
  });
  await changeByTwo(root, second, {
    kind: 'float.mint',
    params: {
      walletId: agent.self.wallet.id,
      amount: '1000000',
      version: agentWallet.version,
    },
    reason,
  });
  expect(await moneyOf(agent)).toEqual({ balance: '1000000', available: '1000000' });

  // A payment channel of the manual gateway, which every platform has.
  const [gateway] = await call<Gateway[]>(root, 'admin.gateway.list');
  await changeByTwo(admin, root, {
    kind: 'channel.create',
    params: {
      name: 'Bank Nusantara',
      kind: 'bank',
      gatewayId: gateway?.id ?? '',
      direction: 'both',
      min: '10000',
      max: '10000000',
      fee: { fixed: '0', bp: 0, payer: 'house' },
      roles: ['player', 'agent'],
      enabled: true,
      order: 1,
      etaMinutes: 10,
      account: '1234567890',
      holder: 'PT Lentera',
      instructions: { id: 'Transfer ke rekening ini' },
    },
    reason,
  });

  // Sekar deposits 500,000, which staff approves; Bayu receives a cash-in of 300,000 from the agent.
  const [channel] = await call<Channel[]>(sekar, 'channel.list', { query: { direction: 'in' } });
  const deposit = await call<TransactionDetail>(sekar, 'transaction.create', {
    params: { walletId: sekar.self.wallet.id },
    body: { type: 'deposit', amount: '500000', channelId: channel?.id },
  });
  for (const step of ['transaction.process', 'transaction.complete'] as const) {
    const params = { transactionId: deposit.id };
    const { version } = await call<{ version: number }>(admin, 'transaction.show', { params });
    await call(admin, step, { params, body: { version } });
  }
  await call(agent, 'transaction.create', {
    params: { walletId: bayu.self.wallet.id },
    body: { type: 'cash-in', amount: '300000' },
  });
  // The last three digits identify the transfer, and are credited as well.
  const paid = 500_000n + BigInt(deposit.payment?.uniqueCode ?? '0');
  expect(paid > 500_000n && paid < 501_000n).toBe(true);
  expect(await moneyOf(sekar)).toMatchObject({ balance: String(paid) });
  expect(await moneyOf(bayu)).toMatchObject({ balance: '300000' });
  expect(await moneyOf(agent)).toMatchObject({ balance: '700000' });

  // A fight: both bet 100,000, one on each side; the commission is 6 %.
  const { id: gameId } = await call<{ id: string }>(admin, 'game.create', {
    body: {
      title: 'Arena Pertama',
      engine: 'arena',
      minimumStake: '1000',
      maximumStake: '1000000',
      takeoutBp: 600,
      minimumOdds: 130,
    },
  });
  const round = await call<Round>(admin, 'round.create', { params: { gameId } });
  const params = { roundId: round.id };
  await call(admin, 'round.open', { params });
  const bets = [
    [sekar, 'meron'],
    [bayu, 'wala'],
  ] as const;
  for (const [player, selection] of bets) {
    await call(player, 'bet.place', { params, body: { selection, amount: '100000' } });
  }
  expect(await moneyOf(sekar)).toMatchObject({ balance: String(paid - 100_000n) });
  await call(admin, 'round.close', { params });
  await call(admin, 'round.declare', { params, body: { result: 'meron' } });
  await waitUntil(async () => {
    expect((await call<Round>(admin, 'round.show', { params })).status).toBe('settled');
  });

  // 200,000 less 6 % is 188,000 for the winner. The agent earns 1 % of both stakes, unclaimed.
  expect(await moneyOf(sekar)).toMatchObject({ balance: String(paid - 100_000n + 188_000n) });
  expect(await moneyOf(bayu)).toMatchObject({ balance: '200000' });
  expect(await moneyOf(agent)).toMatchObject({ balance: '700000' });
});
