import { describe, expect, it } from 'vitest';
import { deposit, hourMs, setUp } from './fake-backend-set-up.ts';

describe('limits', () => {
  const key = { kind: 'deposit', period: '24h' } as const;
  const params = { userId: 'user-player' };

  it('the fake backend lowers limits at once, and raises them after a day and a confirmation', async () => {
    const { callAs, create, clock } = setUp();
    const set = (amount: string | null) =>
      callAs('player', 'limit.set', { params, body: { ...key, amount } });
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
    const confirm = () => callAs('player', 'limit.confirm', { params, body: key });
    await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
    await clock.advance(24 * hourMs);
    expect((await confirm()).data).toMatchObject([{ amount: '200000', pending: null }]);
    expect((await set('50000')).data).toMatchObject([{ amount: '50000', pending: null }]);
  });

  it('the fake backend hides the limits of a player from other players', async () => {
    const { callAs } = setUp();
    const body = { ...key, amount: '5' };
    await expect(callAs('player2', 'limit.set', { params, body })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await callAs('admin', 'limit.list', { params })).data).toEqual([]);
  });
});

describe('users', () => {
  const status = (status: 'activated' | 'restricted' | 'blocked', version = 1) => ({
    status,
    reason: 'as asked',
    version,
  });

  it('the fake backend changes statuses as the table allows', async () => {
    const { callAs, world } = setUp();
    const params = { userId: 'user-player' };
    const { data } = await callAs('agent', 'user.show', { params });
    expect(data.allowedStatuses).toEqual(['restricted']);
    await expect(
      callAs('agent', 'user.status', { params, body: status('blocked') }),
    ).rejects.toMatchObject({ code: 'status_not_allowed' });
    const token = [...world.sessions].find(([, { userId }]) => userId === 'user-player');
    expect(token).toBeUndefined();
    const own = await callAs('player', 'session.list', { params });
    expect(own.data).toHaveLength(1);
    await callAs('admin', 'user.status', { params, body: status('blocked') });
    await expect(callAs('player', 'auth.check', {})).rejects.toMatchObject({
      code: 'account_blocked',
    });
    const blocked = await callAs('admin', 'user.show', { params });
    expect(blocked.data).toMatchObject({ statusReason: 'as asked', allowedStatuses: [] });
    const back = { params, body: status('activated', blocked.data.version) };
    expect((await callAs('superadmin', 'user.status', back)).data.status).toBe('activated');
    expect([...world.sessions.values()].some(({ userId }) => userId === 'user-player')).toBe(false);
  });

  it('the fake backend activates users once identity and age were checked', async () => {
    const { callAs } = setUp();
    const made = { username: 'sari', password: 'long enough', role: 'player' } as const;
    const { data } = await callAs('agent', 'user.create', { body: made });
    expect(data).toMatchObject({ status: 'pending', verification: null });
    const params = { userId: data.id };
    const body = status('activated', data.version);
    await expect(callAs('agent', 'user.status', { params, body })).rejects.toMatchObject({
      errors: { verified: [expect.any(String)] },
    });
    const letIn = await callAs('agent', 'user.status', {
      params,
      body: { ...body, verified: true },
    });
    expect(letIn.data.verification).toMatchObject({ by: null });
    const { data: seen } = await callAs('admin', 'user.show', { params });
    expect(seen.verification).toMatchObject({ by: 'agent' });
  });

  it('the fake backend creates users below their creator, at a rate not above the creator’s own', async () => {
    const { callAs } = setUp();
    const body = { username: 'sari', password: 'long enough', role: 'agent' } as const;
    await expect(
      callAs('agent', 'user.create', { body: { ...body, commissionBp: 301 } }),
    ).rejects.toMatchObject({ code: 'rate_above_own' });
    const { data } = await callAs('agent', 'user.create', { body: { ...body, commissionBp: 100 } });
    expect(data).toMatchObject({ parent: { username: 'agent' }, commissionBp: 100 });
    await expect(callAs('agent', 'user.create', { body })).rejects.toMatchObject({
      code: 'username_taken',
    });
    await expect(
      callAs('admin', 'user.create', { body: { ...body, username: 'boss', role: 'admin' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const downline = await callAs('agent', 'user.downline', { params: { userId: 'user-agent' } });
    expect(downline.data.find(({ username }) => username === 'sari')).toMatchObject({
      shareBp: 200,
      children: 0,
    });
  });

  it('the fake backend masks users for their agent, and accepts one edit per version', async () => {
    const { callAs } = setUp();
    const params = { userId: 'user-player' };
    const body = { version: 1, phone: '+62 812 3456 7890', email: 'p@example.com' };
    await callAs('player', 'user.update', { params, body });
    await expect(callAs('player', 'user.update', { params, body })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await callAs('agent', 'user.show', { params })).data.phone).toBe('+62•••890');
    await expect(callAs('player2', 'user.show', { params })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('users sign out other devices with a new password, and manually', async () => {
    const { callAs, world, backend } = setUp();
    backend.signIn('player');
    const body = {
      currentPassword: 'lobi-demo',
      password: 'other words',
      passwordConfirmation: 'other words',
    };
    await expect(
      callAs('player', 'auth.password', { body: { ...body, currentPassword: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'password_wrong' });
    await callAs('player', 'auth.password', { body });
    const mine = () =>
      [...world.sessions.values()].filter(({ userId }) => userId === 'user-player');
    expect(mine()).toHaveLength(1);
    const params = { userId: 'user-player', sessionId: mine()[0]!.id };
    await callAs('admin', 'session.revoke', { params });
    expect(mine()).toEqual([]);
    const activity = await callAs('admin', 'activity.list', { params: { userId: 'user-player' } });
    expect(activity.data[0]).toMatchObject({ action: 'password-change', city: 'Jakarta' });
  });

  it('a sign-in ends the user’s other sessions if only one is allowed', async () => {
    const { callAs, world } = setUp();
    const mine = () =>
      [...world.sessions.values()].filter(({ userId }) => userId === 'user-player').length;
    const before = mine();
    const { username, password } = world.users.get('user-player')!;
    const signIn = () => callAs('player2', 'auth.login', { body: { username, password } });
    await signIn();
    expect(mine()).toBe(before + 1);
    world.settingHistory.set('oneSession', [
      { value: true, reason: 'law', setBy: { id: 'user-admin', username: 'admin' }, setAt: '' },
    ]);
    await signIn();
    expect(mine()).toBe(1);
  });

  it('users set a new password by the newest link, once and within an hour', async () => {
    const { callAs, world, clock, backend } = setUp();
    const params = { userId: 'user-player' };
    const make = async () => (await callAs('agent', 'user.password-link', { params })).data.token;
    const use = (token: string) =>
      callAs('player2', 'auth.password-reset', {
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
    const { callAs, create } = setUp();
    const params = { userId: 'user-player' };
    const freeze = (frozen: boolean) =>
      callAs('admin', 'user.freeze', { params, body: { frozen, reason: 'Looked into' } });
    const message = { reason: 'general', remark: null };
    await expect(freeze(false)).rejects.toMatchObject({ code: 'conflict' });
    expect((await freeze(true)).data).toMatchObject({ freeze: { reason: 'Looked into', message } });
    const self = await callAs('player', 'auth.check', {});
    expect(self).toMatchObject({ freeze: { reason: null, message } });
    const cashOut = { type: 'cash-out', amount: '10000' } as const;
    const asked = callAs('agent', 'transaction.create', {
      params: { walletId: 'wallet-player' },
      body: cashOut,
    });
    await expect(asked).rejects.toMatchObject({ code: 'wallet_frozen' });
    await create('player', deposit());
    await freeze(false);
    const again = callAs('agent', 'transaction.create', {
      params: { walletId: 'wallet-player' },
      body: cashOut,
    });
    expect((await again).data.status).toBe('pending');
    const { data } = await callAs('player', 'notification.list', {});
    expect(data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['wallet-frozen', 'wallet-unfrozen']),
    );
  });

  it('users mark favourite games', async () => {
    const { callAs } = setUp();
    const params = { gameId: 'game-arena' };
    const favourites = () => callAs('player', 'game.list', { query: { favourite: 'true' } });
    await callAs('player', 'favourite.add', { params });
    expect((await favourites()).data).toMatchObject([{ id: 'game-arena', favourite: true }]);
    expect((await callAs('admin', 'game.list', {})).data).toMatchObject([{ favourite: false }]);
    await callAs('player', 'favourite.remove', { params });
    expect((await favourites()).data).toEqual([]);
  });

  it('users read notifications and errors in their language', async () => {
    const { callAs, create, complete } = setUp();
    await complete('admin', await create('player', deposit()));
    const { data } = await callAs('player', 'notification.list', {}, 'id');
    expect(data).toMatchObject([{ kind: 'transaction-completed', title: 'Deposit selesai' }]);
    await expect(
      callAs('player', 'limit.set', { params: { userId: 'user-player' }, body: {} as never }, 'es'),
    ).rejects.toMatchObject({ errors: { kind: ['El campo tipo es obligatorio.'] } });
    const limit = { kind: 'deposit', period: '7d', amount: '60000' } as const;
    await callAs('player', 'limit.set', { params: { userId: 'user-player' }, body: limit });
    const text = expect.stringMatching(
      /^You have Rp\s10,000 left within your limit\. You can continue from Nov 28, 10:00 AM GMT\+7\.$/,
    );
    await expect(create('player', deposit('60000'))).rejects.toMatchObject({
      message: text,
      errors: { amount: [text] },
    });
  });
});
