import { describe, expect, it } from 'vitest';
import type { ApiAnswer, ApiInput, ApiName } from '../../contract/api/index.ts';
import type { Language } from '../../contract/limits.ts';
import { sumMoney } from '../../contract/money.ts';
import type { TransactionDetail } from '../../contract/schemas/transaction.ts';
import type { TransactionCreate } from '../../contract/schemas/transaction-create.ts';
import type { CallArguments } from '../../ports/http-port.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createFakeBackend } from './create-fake-backend.ts';
import { addDemoRequests } from './demo-requests.ts';
import { minorOf } from './money.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function setUp() {
  const clock = createFakeClock();
  const backend = createFakeBackend({ clock });
  let keys = 0;

  /** Makes a call as a user. */
  async function ask<Name extends ApiName>(
    username: string,
    name: Name,
    input: ApiInput<Name>,
    language: Language = 'en',
  ): Promise<ApiAnswer<Name>> {
    const token = backend.signIn(username);
    const api = await backend.connectApi({
      tokens: { read: () => token },
      language: () => language,
      logger: { warn: () => undefined, error: () => undefined },
    });
    const options = { idempotencyKey: `key-${(keys += 1)}` };
    const answer = api.call(name, ...([input, options] as unknown as CallArguments<Name>));
    const settled = answer.catch(() => undefined);
    await clock.advance(0);
    await settled;
    return answer;
  }

  const create = async (username: string, body: TransactionCreate, of = username) =>
    (
      await ask(username, 'transaction.create', {
        params: { walletId: `wallet-${of}` },
        body,
      })
    ).data;
  const show = async (username: string, transactionId: string) =>
    (await ask(username, 'transaction.show', { params: { transactionId } })).data;
  const complete = async (username: string, made: { id: string; version: number }) =>
    (
      await ask(username, 'transaction.complete', {
        params: { transactionId: made.id },
        body: { version: made.version },
      })
    ).data;
  const reject = async (username: string, made: { id: string; version: number }) =>
    (
      await ask(username, 'transaction.reject', {
        params: { transactionId: made.id },
        body: { version: made.version, reason: 'not readable' },
      })
    ).data;
  const wallet = (username: string) => backend.world.wallets.get(`wallet-${username}`)!;
  return { clock, backend, world: backend.world, ask, create, show, complete, reject, wallet };
}

const deposit = (amount = '50000', channelId = 'channel-bank') =>
  ({ type: 'deposit', amount, channelId }) as const;
const withdraw = (amount = '100000') =>
  ({
    type: 'withdraw',
    amount,
    channelId: 'channel-ewallet',
    account: '0812345678',
    holder: 'Putri Ayu',
  }) as const;

describe('a deposit', () => {
  it('a deposit moves nothing before it is approved, and then the received amount', async () => {
    const { create, complete, wallet, world } = setUp();
    const made = await create('player', deposit());
    expect(made).toMatchObject({
      status: 'pending',
      net: '50382',
      payment: { exact: '50382', uniqueCode: '382', account: '7770123456' },
      actions: ['pay', 'cancel'],
      review: null,
    });
    expect(wallet('player')).toMatchObject({ balance: '1000000', held: '0' });
    await complete('admin', made);
    expect(wallet('player').balance).toBe('1050382');
    expect(world.ledger.get('wallet-player')).toMatchObject([{ amount: '50382', kind: 'deposit' }]);
  });

  it('a deposit has a sum that no other open deposit has', async () => {
    const { create } = setUp();
    const first = await create('player', deposit());
    const second = await create('player2', deposit());
    expect(first.payment?.exact).not.toBe(second.payment?.exact);
  });

  it('a deposit expires unless it is reported as paid', async () => {
    const { create, clock, show, ask } = setUp();
    const unpaid = await create('player', deposit());
    const paid = await create('player2', deposit('60000'));
    await ask('player2', 'transaction.paid', { params: { transactionId: paid.id } });
    await clock.advance(31 * minuteMs);
    expect(await show('player', unpaid.id)).toMatchObject({
      status: 'rejected',
      reason: 'expired',
      actions: [],
    });
    expect(await show('player2', paid.id)).toMatchObject({ status: 'pending', expiresAt: null });
  });

  it('a deposit stores its proof, which also reports the payment', async () => {
    const { create, ask, show } = setUp();
    const made = await create('player', deposit());
    const params = { transactionId: made.id };
    const body = { type: 'image/png', data: 'iVBORw0KGgoAAAANSUhEUg==' } as const;
    const uploaded = await ask('player', 'transaction.proof', { params, body });
    expect(uploaded.data).toMatchObject({ proof: { uploadedAt: expect.any(String) } });
    expect(uploaded.data.paidAt).not.toBeNull();
    expect((await ask('admin', 'transaction.proof.show', { params })).data).toEqual(body);
    const twin = await create('player2', deposit('70000'));
    await ask('player2', 'transaction.proof', { params: { transactionId: twin.id }, body });
    expect((await show('admin', twin.id)).review?.duplicates).toMatchObject([
      { id: made.id, alike: 'proof' },
    ]);
  });

  it.each([
    ['amount_below_minimum', deposit('19999')],
    ['amount_above_maximum', deposit('5000001', 'channel-ewallet')],
    ['channel_unavailable', deposit('50000', 'channel-pulsa')],
    ['channel_unavailable', deposit('50000', 'channel-nowhere')],
    ['amount_below_minimum', deposit('0')],
    ['validation', deposit('5e3')],
  ])('the fake backend rejects a deposit with %s', async (code, body) => {
    const { create, world } = setUp();
    await expect(create('player', body)).rejects.toMatchObject({ code });
    expect(world.transactions).toEqual([]);
  });

  it('the fake backend rejects a deposit of a restricted user, and one to the wallet of another user', async () => {
    const { create } = setUp();
    await expect(create('restricted', deposit())).rejects.toMatchObject({
      code: 'account_restricted',
    });
    await expect(create('agent', deposit(), 'player')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(create('player', deposit(), 'player2')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('a deposit follows a channel as soon as staff changes it', async () => {
    const { ask, create } = setUp();
    const { data: channel } = await ask('admin', 'admin.channel.show', {
      params: { channelId: 'channel-bank' },
    });
    const params = { channelId: channel.id };
    const fee = { fixed: '1000', bp: 100, payer: 'player' } as const;
    const body = { version: channel.version, fee, min: '40000' };
    await ask('admin', 'admin.channel.update', { params, body });
    expect(await create('player', deposit('50000'))).toMatchObject({ fee: '1500', net: '48882' });
    await expect(create('player', deposit('39999'))).rejects.toMatchObject({
      code: 'amount_below_minimum',
      params: { min: '40000' },
    });
    await expect(ask('admin', 'admin.channel.update', { params, body })).rejects.toMatchObject({
      code: 'conflict',
    });
    const gateway = {
      params: { gatewayId: 'gateway-bank' },
      body: { version: 1, maintenance: true },
    };
    await ask('admin', 'admin.gateway.update', gateway);
    const { data: offered } = await ask('player', 'channel.list', { query: { direction: 'in' } });
    expect(offered.find(({ id }) => id === 'channel-bank')).toMatchObject({ paused: true });
    await expect(create('player', deposit())).rejects.toMatchObject({
      code: 'channel_unavailable',
    });
  });
});

describe('a withdrawal', () => {
  it('a withdrawal holds the money at once, and pays it out less the fee or releases it', async () => {
    const { create, complete, reject, wallet } = setUp();
    const made = await create('player', withdraw());
    expect(made).toMatchObject({ fee: '1500', net: '98500', actions: [] });
    expect(wallet('player')).toMatchObject({
      balance: '1000000',
      held: '100000',
      available: '900000',
    });
    await expect(create('player', withdraw())).rejects.toMatchObject({ code: 'open_request' });
    await complete('admin', made);
    expect(wallet('player')).toMatchObject({ balance: '900000', held: '0', available: '900000' });
    await reject('admin', await create('player', withdraw()));
    expect(wallet('player')).toMatchObject({ balance: '900000', held: '0', available: '900000' });
  });

  it('a withdrawal cannot use held money', async () => {
    const { create } = setUp();
    await create('player', withdraw('900000'));
    await expect(create('player', { type: 'cash-out', amount: '200000' })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
  });

  it('the fake backend accepts a withdrawal of a restricted user', async () => {
    const { create } = setUp();
    expect(await create('restricted', withdraw())).toMatchObject({ status: 'pending' });
  });

  it('a withdrawal shows the whole number to its owner and its reviewers only', async () => {
    const { create, show } = setUp();
    const { id } = await create('player', { ...withdraw(), channelId: 'channel-agent' });
    expect((await show('player', id)).destination?.account).toBe('0812345678');
    expect((await show('agent', id)).destination?.account).toBe('0812345678');
    await expect(show('player2', id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(show('declare', id)).rejects.toMatchObject({ code: 'forbidden' });
    await create('agent', { type: 'cash-in', amount: '20000000' }, 'player2');
    const large = { ...withdraw('12000000'), channelId: 'channel-bank' };
    const { id: largeId } = await create('player2', large);
    expect((await show('agent', largeId)).destination?.account).toBe('•••• 5678');
    expect((await show('admin', largeId)).destination?.account).toBe('0812345678');
  });
});

describe('a decision', () => {
  it('the fake backend lets no reviewer decide their own request', async () => {
    const { create, complete } = setUp();
    const made = await create('agent', deposit());
    await expect(complete('agent', made)).rejects.toMatchObject({ code: 'own_request' });
    await complete('admin', made);
  });

  it('the fake backend accepts one decision, about the version that the reviewer saw', async () => {
    const { create, complete, reject, ask } = setUp();
    const made = await create('player', deposit());
    const params = { transactionId: made.id };
    const taken = await ask('admin', 'transaction.process', { params, body: { version: 1 } });
    expect(taken.data).toMatchObject({ status: 'processing', reviewer: { username: 'admin' } });
    await expect(complete('superadmin', made)).rejects.toMatchObject({ code: 'conflict' });
    const done = await complete('admin', taken.data);
    expect(done.events.map(({ status }) => status)).toEqual(['pending', 'processing', 'completed']);
    await expect(reject('admin', done)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('a decision above the limit requires two members of staff', async () => {
    const { create, complete, show, wallet } = setUp();
    const made = await create('player', deposit('12000000'));
    await expect(complete('agent', made)).rejects.toMatchObject({ code: 'staff_decides' });
    expect(await show('admin', made.id)).toMatchObject({
      review: { needsSecond: true, risks: ['new-account', 'large-amount'] },
    });
    const once = await complete('admin', made);
    expect(once).toMatchObject({
      status: 'processing',
      firstApproval: { username: 'admin' },
      actions: ['reject'],
    });
    expect(wallet('player').balance).toBe('1000000');
    await expect(complete('admin', once)).rejects.toMatchObject({ code: 'second_person' });
    await complete('superadmin', once);
    expect(wallet('player').balance).toBe('13000382');
  });

  it('the queue shows all requests to staff, and those of the downline to agents', async () => {
    const { create, ask } = setUp();
    await create('player', deposit());
    await create('agent', deposit('70000'));
    const queue = (username: string) =>
      ask(username, 'transaction.queue', { query: { status: 'open', sort: '-amount' } });
    const { data, counts } = await queue('admin');
    expect(data.map(({ amount }) => amount)).toEqual(['70000', '50000']);
    expect(counts).toEqual({ pending: 2, processing: 0, second: 0, late: 0 });
    expect((await queue('agent')).data.map(({ owner }) => owner.username)).toEqual(['player']);
  });
});

describe('the PIN of withdrawals', () => {
  const pin = '271828';
  const set = (given: object) => ({ body: { password: 'lobi-demo', pin, ...given } });

  it('the fake backend asks for a withdrawal PIN once it is set, and notifies its owner', async () => {
    const { ask, create, world } = setUp();
    await expect(ask('player', 'withdrawal-pin.set', set({ pin: '000000' }))).rejects.toMatchObject(
      {
        code: 'validation',
        errors: { pin: [expect.stringContaining('123456')] },
      },
    );
    await ask('player', 'withdrawal-pin.set', set({}));
    const refused = { code: 'pin_required', errors: { pin: [expect.any(String)] } };
    await expect(create('player', withdraw())).rejects.toMatchObject(refused);
    const wrong = { ...withdraw(), pin: '161803' };
    await expect(create('player', wrong)).rejects.toMatchObject({ code: 'pin_wrong' });
    expect(await create('player', { ...withdraw(), pin })).toMatchObject({ status: 'pending' });
    expect(JSON.stringify(world.transactions)).not.toContain(pin);
    const news = world.notifications.filter(({ userId }) => userId === 'user-player');
    expect(news.map(({ kind }) => kind)).toEqual(['withdrawal-pin-on']);
  });

  it('the fake backend requires a PIN by setting, changes it with the old one, and lets staff remove it', async () => {
    const { ask, create } = setUp();
    const params = { name: 'withdrawalPin', value: true, version: 0 } as const;
    const body = { kind: 'setting.update', params, reason: 'stolen sessions' } as const;
    await ask('superadmin', 'admin.change.create', { body });
    await expect(create('agent', withdraw())).rejects.toMatchObject({ code: 'pin_required' });
    await ask('agent', 'withdrawal-pin.set', set({}));
    const end = { body: { password: 'lobi-demo', pin } };
    await expect(ask('agent', 'withdrawal-pin.end', end)).rejects.toMatchObject({
      code: 'conflict',
    });
    const other = { pin: '314159', currentPin: '161803' };
    await expect(ask('agent', 'withdrawal-pin.set', set(other))).rejects.toMatchObject({
      code: 'pin_wrong',
    });
    await ask('agent', 'withdrawal-pin.set', set({ ...other, currentPin: pin }));
    await ask('admin', 'withdrawal-pin.reset', { params: { userId: 'user-agent' } });
    expect((await ask('agent', 'withdrawal-pin.show', {})).data).toEqual({
      since: null,
      demanded: true,
    });
  });
});

describe('cash between users', () => {
  it('cash-in between users completes at once, from the giver’s own wallet, with texts in each language', async () => {
    const { create, ask, wallet } = setUp();
    expect(await create('agent', { type: 'cash-in', amount: '5000' }, 'player')).toMatchObject({
      status: 'completed',
      details: 'Cash-in to player',
    });
    expect([wallet('agent').balance, wallet('player').balance]).toEqual(['99995000', '1005000']);
    const params = { walletId: 'wallet-player' };
    const { data } = await ask('player', 'ledger.list', { params }, 'id');
    expect(data[0]).toMatchObject({ details: 'Isi saldo dari agent', amount: '5000' });
  });

  it('the fake backend lets the creator cancel a cash request where the operator allows it', async () => {
    const { ask, create, show, wallet } = setUp();
    const cancel = async (username: string, { id: transactionId, version }: TransactionDetail) =>
      (await ask(username, 'transaction.cancel', { params: { transactionId }, body: { version } }))
        .data;
    const made = await create('player', withdraw());
    await expect(cancel('player', made)).rejects.toMatchObject({ code: 'conflict' });
    const params = { name: 'allowWithdrawCancel', value: true, version: 0 } as const;
    const body = { kind: 'setting.update', params, reason: 'they may' } as const;
    await ask('superadmin', 'admin.change.create', { body });
    expect((await show('player', made.id)).actions).toEqual(['cancel']);
    await expect(cancel('agent', made)).rejects.toMatchObject({ code: 'not_found' });
    expect(await cancel('player', made)).toMatchObject({ status: 'rejected', reason: 'cancelled' });
    expect(wallet('player')).toMatchObject({ balance: '1000000', held: '0' });
  });

  it.each(['agent', 'player'])(
    'a cash-out requested by %s completes when the other party confirms',
    async (requester) => {
      const { create, complete, show, wallet } = setUp();
      const other = requester === 'agent' ? 'player' : 'agent';
      const made = await create(requester, { type: 'cash-out', amount: '5000' }, 'player');
      expect(wallet('player').held).toBe('5000');
      expect((await show(other, made.id)).actions).toEqual(['complete', 'reject']);
      await expect(complete(requester, made)).rejects.toMatchObject({ code: 'own_request' });
      await complete(other, made);
      expect(wallet('player')).toMatchObject({ balance: '995000', held: '0' });
      expect(wallet('agent').balance).toBe('100005000');
    },
  );

  it('cash cannot be sent to oneself, to staff, or to users who are not activated', async () => {
    const { create } = setUp();
    for (const [of, code] of [
      ['agent', 'forbidden'],
      ['restricted', 'account_restricted'],
      ['blocked', 'account_restricted'],
    ] as const)
      await expect(create('agent', { type: 'cash-in', amount: '5' }, of)).rejects.toMatchObject({
        code,
      });
    await expect(
      create('admin', { type: 'cash-in', amount: '5' }, 'declare'),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('cash between users preserves the sum of all wallets', async () => {
    const { world, create, complete } = setUp();
    const sum = () => sumMoney([...world.wallets.values()].map(({ balance }) => minorOf(balance)));
    const before = sum();
    await create('agent', { type: 'cash-in', amount: '5000' }, 'player');
    await complete('agent', await create('player', { type: 'cash-out', amount: '700' }));
    expect(sum()).toBe(before);
  });
});

describe('limits', () => {
  const key = { kind: 'deposit', period: '24h' } as const;
  const params = { userId: 'user-player' };

  it('the fake backend lowers limits at once, and raises them after a day and a confirmation', async () => {
    const { ask, create, clock } = setUp();
    const set = (amount: string | null) =>
      ask('player', 'limit.set', { params, body: { ...key, amount } });
    await set('100000');
    await create('player', deposit('70000'));
    await expect(create('player', deposit('40000'))).rejects.toMatchObject({
      code: 'limit_reached',
      params: { left: '30000' },
    });
    const { data } = await set('200000');
    expect(data).toMatchObject([
      { amount: '100000', used: '70000', pending: { amount: '200000' } },
    ]);
    await expect(create('player', deposit('40000'))).rejects.toMatchObject({
      code: 'limit_reached',
    });
    const confirm = () => ask('player', 'limit.confirm', { params, body: key });
    await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
    await clock.advance(24 * hourMs);
    expect((await confirm()).data).toMatchObject([{ amount: '200000', pending: null }]);
    expect((await set('50000')).data).toMatchObject([{ amount: '50000', pending: null }]);
  });

  it('the fake backend hides the limits of a player from other players', async () => {
    const { ask } = setUp();
    const body = { ...key, amount: '5' };
    await expect(ask('player2', 'limit.set', { params, body })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await ask('admin', 'limit.list', { params })).data).toEqual([]);
  });
});

describe('users', () => {
  const status = (status: 'activated' | 'restricted' | 'blocked', version = 1) => ({
    status,
    reason: 'as asked',
    version,
  });

  it('the fake backend changes statuses as the table allows', async () => {
    const { ask, world } = setUp();
    const params = { userId: 'user-player' };
    const { data } = await ask('agent', 'user.show', { params });
    expect(data.allowedStatuses).toEqual(['restricted']);
    await expect(
      ask('agent', 'user.status', { params, body: status('blocked') }),
    ).rejects.toMatchObject({ code: 'status_not_allowed' });
    const token = [...world.sessions].find(([, { userId }]) => userId === 'user-player');
    expect(token).toBeUndefined();
    const own = await ask('player', 'session.list', { params });
    expect(own.data).toHaveLength(1);
    await ask('admin', 'user.status', { params, body: status('blocked') });
    await expect(ask('player', 'auth.check', {})).rejects.toMatchObject({
      code: 'account_blocked',
    });
    const blocked = await ask('admin', 'user.show', { params });
    expect(blocked.data).toMatchObject({ statusReason: 'as asked', allowedStatuses: [] });
    const back = { params, body: status('activated', blocked.data.version) };
    expect((await ask('superadmin', 'user.status', back)).data.status).toBe('activated');
    expect([...world.sessions.values()].some(({ userId }) => userId === 'user-player')).toBe(false);
  });

  it('the fake backend activates users once identity and age were checked', async () => {
    const { ask } = setUp();
    const made = { username: 'sari', password: 'long enough', role: 'player' } as const;
    const { data } = await ask('agent', 'user.create', { body: made });
    expect(data).toMatchObject({ status: 'pending', verification: null });
    const params = { userId: data.id };
    const body = status('activated', data.version);
    await expect(ask('agent', 'user.status', { params, body })).rejects.toMatchObject({
      errors: { verified: [expect.any(String)] },
    });
    const letIn = await ask('agent', 'user.status', { params, body: { ...body, verified: true } });
    expect(letIn.data.verification).toMatchObject({ by: null });
    const { data: seen } = await ask('admin', 'user.show', { params });
    expect(seen.verification).toMatchObject({ by: 'agent' });
  });

  it('the fake backend creates users below their creator, at a rate not above the creator’s own', async () => {
    const { ask } = setUp();
    const body = { username: 'sari', password: 'long enough', role: 'agent' } as const;
    await expect(
      ask('agent', 'user.create', { body: { ...body, commissionBp: 301 } }),
    ).rejects.toMatchObject({ code: 'rate_above_own' });
    const { data } = await ask('agent', 'user.create', { body: { ...body, commissionBp: 100 } });
    expect(data).toMatchObject({ parent: { username: 'agent' }, commissionBp: 100 });
    await expect(ask('agent', 'user.create', { body })).rejects.toMatchObject({
      code: 'username_taken',
    });
    await expect(
      ask('admin', 'user.create', { body: { ...body, username: 'boss', role: 'admin' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const downline = await ask('agent', 'user.downline', { params: { userId: 'user-agent' } });
    expect(downline.data.find(({ username }) => username === 'sari')).toMatchObject({
      shareBp: 200,
      children: 0,
    });
  });

  it('the fake backend masks users for their agent, and accepts one edit per version', async () => {
    const { ask } = setUp();
    const params = { userId: 'user-player' };
    const body = { version: 1, phone: '+62 812 3456 7890', email: 'p@example.com' };
    await ask('player', 'user.update', { params, body });
    await expect(ask('player', 'user.update', { params, body })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await ask('agent', 'user.show', { params })).data.phone).toBe('•••• 7890');
    await expect(ask('player2', 'user.show', { params })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('users sign out other devices with a new password, and manually', async () => {
    const { ask, world, backend } = setUp();
    backend.signIn('player');
    const body = {
      currentPassword: 'lobi-demo',
      password: 'other words',
      passwordConfirmation: 'other words',
    };
    await expect(
      ask('player', 'auth.password', { body: { ...body, currentPassword: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'password_wrong' });
    await ask('player', 'auth.password', { body });
    const mine = () =>
      [...world.sessions.values()].filter(({ userId }) => userId === 'user-player');
    expect(mine()).toHaveLength(1);
    const params = { userId: 'user-player', sessionId: mine()[0]!.id };
    await ask('admin', 'session.revoke', { params });
    expect(mine()).toEqual([]);
    const activity = await ask('admin', 'activity.list', { params: { userId: 'user-player' } });
    expect(activity.data[0]).toMatchObject({ action: 'password-change', city: 'Jakarta' });
  });

  it('a sign-in ends the user’s other sessions if only one is allowed', async () => {
    const { ask, world } = setUp();
    const mine = () =>
      [...world.sessions.values()].filter(({ userId }) => userId === 'user-player').length;
    const before = mine();
    const { username, password } = world.users.get('user-player')!;
    const signIn = () => ask('player2', 'auth.login', { body: { username, password } });
    await signIn();
    expect(mine()).toBe(before + 1);
    world.settingHistory.set('oneSession', [
      { value: true, reason: 'law', setBy: { id: 'user-admin', username: 'admin' }, setAt: '' },
    ]);
    await signIn();
    expect(mine()).toBe(1);
  });

  it('users set a new password by the newest link, once and within an hour', async () => {
    const { ask, world, clock, backend } = setUp();
    const params = { userId: 'user-player' };
    const make = async () => (await ask('agent', 'user.password-link', { params })).data.token;
    const use = (token: string) =>
      ask('player2', 'auth.password-reset', {
        body: { token, password: 'other words', passwordConfirmation: 'other words' },
      });
    const refused = { code: 'link_invalid' };
    const earlier = await make();
    const newer = await make();
    await expect(use(earlier)).rejects.toMatchObject(refused);
    backend.signIn('player');
    await use(newer);
    expect(world.users.get('user-player')?.password).toBe('other words');
    expect([...world.sessions.values()].filter(({ userId }) => userId === 'user-player')).toEqual(
      [],
    );
    await expect(use(newer)).rejects.toMatchObject(refused);
    const old = await make();
    await clock.advance(hourMs);
    await expect(use(old)).rejects.toMatchObject(refused);
  });

  it('owners cannot withdraw from a frozen wallet, and receive the reason', async () => {
    const { ask, create } = setUp();
    const params = { userId: 'user-player' };
    const freeze = (frozen: boolean) =>
      ask('admin', 'user.freeze', { params, body: { frozen, reason: 'Looked into' } });
    const message = { reason: 'general', remark: null };
    await expect(freeze(false)).rejects.toMatchObject({ code: 'conflict' });
    expect((await freeze(true)).data).toMatchObject({ freeze: { reason: 'Looked into', message } });
    const self = await ask('player', 'auth.check', {});
    expect(self).toMatchObject({ freeze: { reason: null, message } });
    const cashOut = { type: 'cash-out', amount: '10000' } as const;
    const asked = ask('agent', 'transaction.create', {
      params: { walletId: 'wallet-player' },
      body: cashOut,
    });
    await expect(asked).rejects.toMatchObject({ code: 'wallet_frozen' });
    await create('player', deposit());
    await freeze(false);
    const again = ask('agent', 'transaction.create', {
      params: { walletId: 'wallet-player' },
      body: cashOut,
    });
    expect((await again).data.status).toBe('pending');
    const { data } = await ask('player', 'notification.list', {});
    expect(data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['wallet-frozen', 'wallet-unfrozen']),
    );
  });

  it('users mark favourite games', async () => {
    const { ask } = setUp();
    const params = { gameId: 'game-arena' };
    const favourites = () => ask('player', 'game.list', { query: { favourite: 'true' } });
    await ask('player', 'favourite.add', { params });
    expect((await favourites()).data).toMatchObject([{ id: 'game-arena', favourite: true }]);
    expect((await ask('admin', 'game.list', {})).data).toMatchObject([{ favourite: false }]);
    await ask('player', 'favourite.remove', { params });
    expect((await favourites()).data).toEqual([]);
  });

  it('users read notifications and errors in their language', async () => {
    const { ask, create, complete } = setUp();
    await complete('admin', await create('player', deposit()));
    const { data } = await ask('player', 'notification.list', {}, 'id');
    expect(data).toMatchObject([{ kind: 'transaction-completed', title: 'Deposit selesai' }]);
    await expect(
      ask('player', 'limit.set', { params: { userId: 'user-player' }, body: {} as never }, 'es'),
    ).rejects.toMatchObject({ errors: { kind: ['El campo tipo es obligatorio.'] } });
    const limit = { kind: 'deposit', period: '7d', amount: '60000' } as const;
    await ask('player', 'limit.set', { params: { userId: 'user-player' }, body: limit });
    const text = expect.stringMatching(/^You have Rp\s10,000 left within your limit\.$/);
    await expect(create('player', deposit('60000'))).rejects.toMatchObject({
      message: text,
      errors: { amount: [text] },
    });
  });
});

describe('changes with a second approval', () => {
  const reason = 'looked into it';

  it('a voided bet is refunded, and the pools are as before', async () => {
    const { ask, backend } = setUp();
    const { world } = backend;
    const [roundId] = [...world.rounds.keys()];
    const before = world.wallets.get('wallet-player')?.balance;
    const body = { selection: 'meron', amount: '5000' } as const;
    const { data: bet } = await ask('player', 'bet.place', {
      params: { roundId: roundId ?? '' },
      body,
    });
    const params = { walletId: 'wallet-player', betId: bet.id };
    const wanted = { kind: 'bet.void', params, reason } as const;
    await expect(ask('agent', 'admin.change.create', { body: wanted })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await ask('admin', 'admin.change.create', { body: wanted });
    expect(world.wallets.get('wallet-player')?.balance).toBe(before);
    expect(world.rounds.get(roundId ?? '')?.selections.map(({ pool }) => pool)).toEqual(['0', '0']);
    expect(world.bets[0]?.status).toBe('cancelled');
    const { version } = world.wallets.get('wallet-player') ?? { version: 0 };
    const { data: entry } = await ask('player', 'ledger.show', {
      params: { walletId: 'wallet-player', version: String(version) },
    });
    expect(entry).toMatchObject({
      kind: 'refund',
      reason: 'Please contact support with any questions.',
      actions: [],
    });
    await expect(ask('admin', 'admin.change.create', { body: wanted })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('a movement is reversed in both wallets, once', async () => {
    const { ask, backend, create } = setUp();
    const { world } = backend;
    const sums = () =>
      ['wallet-agent', 'wallet-player'].map((id) => world.wallets.get(id)?.balance);
    const before = sums();
    await create('agent', { type: 'cash-in', amount: '20000' }, 'player');
    const version = world.wallets.get('wallet-player')?.version ?? 0;
    const params = { walletId: 'wallet-player', version };
    const body = { kind: 'transfer.reverse', params, reason } as const;
    await ask('admin', 'admin.change.create', { body });
    expect(sums()).toEqual(before);
    await expect(ask('admin', 'admin.change.create', { body })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { data } = await ask('player', 'notification.list', {});
    expect(data[0]).toMatchObject({ kind: 'movement-corrected' });
  });

  it('float is minted once per version of the wallet, and not burned above the balance', async () => {
    const { ask, backend } = setUp();
    const { version } = backend.world.wallets.get('wallet-agent') ?? { version: 0 };
    const params = { walletId: 'wallet-agent', amount: '1000', version };
    const body = { kind: 'float.mint', params, reason } as const;
    await ask('superadmin', 'admin.change.create', { body });
    await expect(ask('superadmin', 'admin.change.create', { body })).rejects.toMatchObject({
      code: 'conflict',
    });
    const burn = { ...params, amount: '999999999999', version: version + 1 };
    await expect(
      ask('superadmin', 'admin.change.create', {
        body: { kind: 'float.burn', params: burn, reason },
      }),
    ).rejects.toMatchObject({ code: 'insufficient_funds' });
  });

  it('a repeated break is a conflict, and a longer one replaces it', async () => {
    const { ask, clock } = setUp();
    await ask('player', 'break.start', { body: { length: '24h' } });
    await clock.advance(5_000);
    const again = ask('player', 'break.start', { body: { length: '24h' } });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const { data } = await ask('player', 'break.start', { body: { length: '1w' } });
    expect(Date.parse(data.statusUntil ?? '')).toBe(clock.now() + 7 * 24 * hourMs);
  });

  it('settings are changed within their range, including the second approval', async () => {
    const { ask } = setUp();
    const set = (name: 'fourEyes' | 'maximumPayout', value: boolean | string, version = 0) =>
      ask('superadmin', 'admin.change.create', {
        body: { kind: 'setting.update', params: { name, value, version }, reason },
      });
    await expect(set('maximumPayout', '0')).rejects.toMatchObject({ code: 'validation' });
    expect((await set('fourEyes', true)).data.status).toBe('approved');
    const { data: waiting } = await set('maximumPayout', '5');
    expect(waiting.status).toBe('waiting');
    const params = { changeId: waiting.id };
    await ask('admin', 'admin.change.decide', { params, body: { approve: true } });
    const { data } = await ask('admin', 'admin.setting.list', {});
    expect(data.find(({ name }) => name === 'maximumPayout')).toMatchObject({
      value: '5',
      version: 1,
    });
    const { data: news } = await ask('superadmin', 'notification.list', {});
    expect(news[0]).toMatchObject({ kind: 'change-approved', subject: { id: waiting.id } });
  });
});

describe('the demo data', () => {
  it('the demo data contains records and open decisions for every role, in the form of the contract', async () => {
    const { ask, world } = setUp();
    addDemoRequests(world);
    const { counts } = await ask('admin', 'transaction.queue', { query: { status: 'open' } });
    expect(counts).toEqual({ pending: 5, processing: 2, second: 1, late: 1 });
    const admin = await ask('admin', 'dashboard.show', {});
    expect(admin.data).toMatchObject({ role: 'admin', users: { pending: 1 } });
    const agent = await ask('agent', 'dashboard.show', {});
    const requests = agent.data.role === 'agent' ? agent.data.requests : [];
    expect(requests.map(({ type }) => type)).toContain('cash-out');
    const mine = await ask('agent', 'transaction.queue', { query: { status: 'mine' } });
    expect(mine.data).toMatchObject(requests);
    expect(agent.data).toMatchObject({ requestCount: mine.meta.total });
    expect((await ask('player', 'dashboard.show', {})).data).toMatchObject({
      openTransactions: [{ type: 'deposit', status: 'pending' }],
    });
    expect((await ask('declare', 'dashboard.show', {})).data).toMatchObject({ role: 'declare' });
    const params = { userId: 'user-player' };
    expect((await ask('player', 'session.list', { params })).data).not.toHaveLength(1);
    const { data: activity } = await ask('player', 'activity.list', { params });
    const times = activity.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const report = await ask('admin', 'admin.report', { query: { group: 'day' } });
    expect(report.data.rows).toHaveLength(7);
  });
});
