import { describe, expect, it } from 'vitest';
import { hourMs, setUp } from './fake-backend-set-up.ts';

describe('changes with a second approval', () => {
  const reason = 'looked into it';

  it('a voided bet is refunded, and the pools are as before', async () => {
    const { callAs, backend } = setUp();
    const { world } = backend;
    const [roundId] = [...world.rounds.keys()];
    const before = world.wallets.get('wallet-player')?.balance;
    const body = { selection: 'meron', amount: '5000' } as const;
    const { data: bet } = await callAs('player', 'bet.place', {
      params: { roundId: roundId ?? '' },
      body,
    });
    const params = { walletId: 'wallet-player', betId: bet.id };
    const wanted = { kind: 'bet.void', params, reason } as const;
    await expect(callAs('agent', 'admin.change.create', { body: wanted })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await callAs('admin', 'admin.change.create', { body: wanted });
    expect(world.wallets.get('wallet-player')?.balance).toBe(before);
    expect(world.rounds.get(roundId ?? '')?.selections.map(({ pool }) => pool)).toEqual(['0', '0']);
    expect(world.bets[0]?.status).toBe('cancelled');
    const { version } = world.wallets.get('wallet-player') ?? { version: 0 };
    const { data: entry } = await callAs('player', 'ledger.show', {
      params: { walletId: 'wallet-player', version: String(version) },
    });
    expect(entry).toMatchObject({
      kind: 'refund',
      reason: 'Please contact support with any questions.',
      actions: [],
    });
    await expect(callAs('admin', 'admin.change.create', { body: wanted })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('a movement is reversed in both wallets, once', async () => {
    const { callAs, backend, create } = setUp();
    const { world } = backend;
    const sums = () =>
      ['wallet-agent', 'wallet-player'].map((id) => world.wallets.get(id)?.balance);
    const before = sums();
    await create('agent', { type: 'cash-in', amount: '20000' }, 'player');
    const version = world.wallets.get('wallet-player')?.version ?? 0;
    const params = { walletId: 'wallet-player', version };
    const body = { kind: 'transfer.reverse', params, reason } as const;
    await callAs('admin', 'admin.change.create', { body });
    expect(sums()).toEqual(before);
    await expect(callAs('admin', 'admin.change.create', { body })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { data } = await callAs('player', 'notification.list', {});
    expect(data[0]).toMatchObject({ kind: 'movement-corrected' });
  });

  it('float is minted once per version of the wallet, and not burned above the balance', async () => {
    const { callAs, backend } = setUp();
    const { version } = backend.world.wallets.get('wallet-agent') ?? { version: 0 };
    const params = { walletId: 'wallet-agent', amount: '1000', version };
    const body = { kind: 'float.mint', params, reason } as const;
    await callAs('superadmin', 'admin.change.create', { body });
    await expect(callAs('superadmin', 'admin.change.create', { body })).rejects.toMatchObject({
      code: 'conflict',
    });
    const burn = { ...params, amount: '999999999999', version: version + 1 };
    await expect(
      callAs('superadmin', 'admin.change.create', {
        body: { kind: 'float.burn', params: burn, reason },
      }),
    ).rejects.toMatchObject({ code: 'insufficient_funds' });
  });

  it('a repeated break is a conflict, and a longer one replaces it', async () => {
    const { callAs, clock } = setUp();
    await callAs('player', 'break.start', { body: { length: '24h' } });
    await clock.advance(5_000);
    const again = callAs('player', 'break.start', { body: { length: '24h' } });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const { data } = await callAs('player', 'break.start', { body: { length: '1w' } });
    expect(Date.parse(data.statusUntil ?? '')).toBe(clock.now() + 7 * 24 * hourMs);
  });

  it('settings are changed within their range, including the second approval', async () => {
    const { callAs } = setUp();
    const set = (name: 'fourEyes' | 'maximumPayout', value: boolean | string, version = 0) =>
      callAs('superadmin', 'admin.change.create', {
        body: { kind: 'setting.update', params: { name, value, version }, reason },
      });
    await expect(set('maximumPayout', '0')).rejects.toMatchObject({ code: 'validation' });
    expect((await set('fourEyes', true)).data.status).toBe('approved');
    const { data: waiting } = await set('maximumPayout', '5');
    expect(waiting.status).toBe('waiting');
    const params = { changeId: waiting.id };
    await callAs('admin', 'admin.change.decide', { params, body: { approve: true } });
    const { data } = await callAs('admin', 'admin.setting.list', {});
    expect(data.find(({ name }) => name === 'maximumPayout')).toMatchObject({
      value: '5',
      version: 1,
    });
    const { data: news } = await callAs('superadmin', 'notification.list', {});
    expect(news[0]).toMatchObject({ kind: 'change-approved', subject: { id: waiting.id } });
  });
});
