import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../contract/money.ts';
import type { TransactionDetail } from '../../contract/schemas/transaction.ts';
import { minorOf } from './money.ts';
import { deposit, minuteMs, setUp } from './fake-backend-set-up.ts';

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
    const { create, clock, show, callAs } = setUp();
    const unpaid = await create('player', deposit());
    const paid = await create('player2', deposit('60000'));
    await callAs('player2', 'transaction.paid', { params: { transactionId: paid.id } });
    await clock.advance(61 * minuteMs);
    expect(await show('player', unpaid.id)).toMatchObject({
      status: 'rejected',
      reason: 'expired',
      actions: [],
    });
    expect(await show('player2', paid.id)).toMatchObject({ status: 'pending', expiresAt: null });
  });

  it('a deposit stores its proof, which also reports the payment', async () => {
    const { create, callAs, show } = setUp();
    const made = await create('player', deposit());
    const params = { transactionId: made.id };
    const body = { type: 'image/png', data: 'iVBORw0KGgoAAAANSUhEUg==' } as const;
    const uploaded = await callAs('player', 'transaction.proof', { params, body });
    expect(uploaded.data).toMatchObject({ proof: { uploadedAt: expect.any(String) } });
    expect(uploaded.data.paidAt).not.toBeNull();
    expect((await callAs('admin', 'transaction.proof.show', { params })).data).toEqual(body);
    const twin = await create('player2', deposit('70000'));
    await callAs('player2', 'transaction.proof', { params: { transactionId: twin.id }, body });
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
    const { callAs, create } = setUp();
    const { data: channel } = await callAs('admin', 'admin.channel.show', {
      params: { channelId: 'channel-bank' },
    });
    const params = { channelId: channel.id };
    const fee = { fixed: '1000', bp: 100, payer: 'player' } as const;
    const body = { version: channel.version, fee, min: '40000' };
    await callAs('admin', 'admin.channel.update', { params, body });
    expect(await create('player', deposit('50000'))).toMatchObject({ fee: '1500', net: '48882' });
    await expect(create('player', deposit('39999'))).rejects.toMatchObject({
      code: 'amount_below_minimum',
      params: { min: '40000' },
    });
    await expect(callAs('admin', 'admin.channel.update', { params, body })).rejects.toMatchObject({
      code: 'conflict',
    });
    const gateway = {
      params: { gatewayId: 'gateway-bank' },
      body: { version: 1, maintenance: true },
    };
    await callAs('admin', 'admin.gateway.update', gateway);
    const { data: offered } = await callAs('player', 'channel.list', {
      query: { direction: 'in' },
    });
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
    expect((await show('agent', largeId)).destination?.account).toBe('••••5678');
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
    const { create, complete, reject, callAs } = setUp();
    const made = await create('player', deposit());
    const params = { transactionId: made.id };
    const taken = await callAs('admin', 'transaction.process', { params, body: { version: 1 } });
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
    const { create, callAs } = setUp();
    await create('player', deposit());
    await create('agent', deposit('70000'));
    const queue = (username: string) =>
      callAs(username, 'transaction.queue', { query: { status: 'open', sort: '-amount' } });
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
    const { callAs, create, world } = setUp();
    await expect(
      callAs('player', 'withdrawal-pin.set', set({ pin: '000000' })),
    ).rejects.toMatchObject({
      code: 'validation',
      errors: { pin: [expect.stringContaining('123456')] },
    });
    await callAs('player', 'withdrawal-pin.set', set({}));
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
    const { callAs, create } = setUp();
    const params = { name: 'withdrawalPin', value: true, version: 0 } as const;
    const body = { kind: 'setting.update', params, reason: 'stolen sessions' } as const;
    await callAs('superadmin', 'admin.change.create', { body });
    await expect(create('agent', withdraw())).rejects.toMatchObject({ code: 'pin_required' });
    await callAs('agent', 'withdrawal-pin.set', set({}));
    const end = { body: { password: 'lobi-demo', pin } };
    await expect(callAs('agent', 'withdrawal-pin.end', end)).rejects.toMatchObject({
      code: 'conflict',
    });
    const other = { pin: '314159', currentPin: '161803' };
    await expect(callAs('agent', 'withdrawal-pin.set', set(other))).rejects.toMatchObject({
      code: 'pin_wrong',
    });
    await callAs('agent', 'withdrawal-pin.set', set({ ...other, currentPin: pin }));
    await callAs('admin', 'withdrawal-pin.reset', { params: { userId: 'user-agent' } });
    expect((await callAs('agent', 'withdrawal-pin.show', {})).data).toEqual({
      since: null,
      demanded: true,
    });
  });
});

describe('cash between users', () => {
  it('cash-in between users completes at once, from the giver’s own wallet, with texts in each language', async () => {
    const { create, callAs, wallet } = setUp();
    expect(await create('agent', { type: 'cash-in', amount: '5000' }, 'player')).toMatchObject({
      status: 'completed',
      details: 'Cash-in to player',
    });
    expect([wallet('agent').balance, wallet('player').balance]).toEqual(['99995000', '1005000']);
    const params = { walletId: 'wallet-player' };
    const { data } = await callAs('player', 'ledger.list', { params }, 'id');
    expect(data[0]).toMatchObject({ details: 'Isi saldo dari agent', amount: '5000' });
  });

  it('the fake backend lets the creator cancel a cash request where the operator allows it', async () => {
    const { callAs, create, show, wallet } = setUp();
    const cancel = async (username: string, { id: transactionId, version }: TransactionDetail) =>
      (
        await callAs(username, 'transaction.cancel', {
          params: { transactionId },
          body: { version },
        })
      ).data;
    const made = await create('player', withdraw());
    await expect(cancel('player', made)).rejects.toMatchObject({ code: 'conflict' });
    const params = { name: 'allowWithdrawCancel', value: true, version: 0 } as const;
    const body = { kind: 'setting.update', params, reason: 'they may' } as const;
    await callAs('superadmin', 'admin.change.create', { body });
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
