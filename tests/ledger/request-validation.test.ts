import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome-of.ts';
import { rw, advanceClock, held, queueOf, setUpRequests } from './set-up-requests.ts';
import { destination } from './request-world.ts';
import { once } from './world.ts';

setUpRequests();

describe('validation of new requests', () => {
  const requests: Readonly<Record<string, () => Promise<unknown>>> = {
    'a deposit into the wallet of another': () =>
      rw.create('agent', 'player', { type: 'deposit', amount: '100000', channelId: rw.bank.id }),
    'a withdrawal from the wallet of another': () =>
      rw.create('agent', 'player', {
        type: 'withdraw',
        amount: '100000',
        channelId: rw.bank.id,
        ...destination,
      }),
    'a deposit of staff': () => rw.deposit('admin', '100000'),
    'a withdrawal of staff': () => rw.withdraw('admin', '100000'),
    'a cash-in by a player': () =>
      rw.create('player', 'player', { type: 'cash-in', amount: '100000' }),
    'a cash-in into the wallet of its payer': () =>
      rw.create('agent', 'agent', { type: 'cash-in', amount: '100000' }),
    'a deposit into a wallet that the caller may not see': () =>
      rw.create('stranger', 'player', { type: 'deposit', amount: '1', channelId: rw.bank.id }),
    'an amount below the minimum': () => rw.deposit('player', '9999'),
    'an amount above the maximum': () => rw.deposit('player', '50000001'),
    'an amount below the fee': async () =>
      rw.deposit(
        'player',
        '15000',
        await rw.channel({ fee: { fixed: '20000', bp: 0, payer: 'player' } }),
      ),
    'a fraction of a rupiah': () => rw.deposit('player', '10000.5'),
    'an amount above the balance': () => rw.withdraw('player', '10000001'),
    'a blank account number': () =>
      rw.create('player', 'player', {
        type: 'withdraw',
        amount: '100000',
        channelId: rw.bank.id,
        account: '- - -',
        holder: 'Budi',
      }),
    'a channel that is switched off': async () =>
      rw.deposit('player', '100000', await rw.channel({ enabled: false })),
    'a channel for agents': async () =>
      rw.deposit('player', '100000', await rw.channel({ roles: ['agent'] })),
    'a deposit through a channel for withdrawals': async () =>
      rw.deposit('player', '100000', await rw.channel({ direction: 'out' })),
    'a withdrawal through a channel for deposits': () => rw.withdraw('player', '100000', rw.qris),
    // The clock shows 07:00 in Jakarta.
    'a channel before it opens': async () =>
      rw.deposit('player', '100000', await rw.channel({ hours: { from: '08:00', to: '22:00' } })),
    'a channel that is closed at this hour': async () =>
      rw.deposit('player', '100000', await rw.channel({ hours: { from: '22:00', to: '07:00' } })),
    'a channel that does not exist': () =>
      rw.deposit('player', '100000', { ...rw.bank, id: 'nonsense' }),
  };

  it.each([
    ['a deposit into the wallet of another', 'forbidden'],
    ['a withdrawal from the wallet of another', 'forbidden'],
    ['a deposit of staff', 'forbidden'],
    ['a withdrawal of staff', 'forbidden'],
    ['a cash-in by a player', 'forbidden'],
    ['a cash-in into the wallet of its payer', 'forbidden'],
    ['a deposit into a wallet that the caller may not see', 'not_found'],
    ['an amount below the minimum', 'amount_below_minimum'],
    ['an amount above the maximum', 'amount_above_maximum'],
    ['an amount below the fee', 'amount_below_minimum'],
    ['a fraction of a rupiah', 'validation'],
    ['an amount above the balance', 'insufficient_funds'],
    ['a blank account number', 'validation'],
    ['a channel that is switched off', 'channel_unavailable'],
    ['a channel for agents', 'channel_unavailable'],
    ['a deposit through a channel for withdrawals', 'channel_unavailable'],
    ['a withdrawal through a channel for deposits', 'channel_unavailable'],
    ['a channel before it opens', 'channel_unavailable'],
    ['a channel that is closed at this hour', 'channel_unavailable'],
    ['a channel that does not exist', 'channel_unavailable'],
  ])('a request with %s is rejected with %s', async (request, code) => {
    expect(await outcomeOf(requests[request]!())).toBe(code);
    expect((await queueOf('agent')).meta.total).toBe(0);
    expect(await held('player')).toBe(0n);
  });

  it('a rejected request names the bounds, those of the gateway included', async () => {
    const { gateways } = rw.world.services;
    const bounds = { version: 1, min: '20000', max: '1000000' };
    await gateways.update(rw.people.admin, rw.gatewayId, bounds);
    await expect(rw.deposit('player', '15000')).rejects.toMatchObject({
      code: 'amount_below_minimum',
      params: { min: '20000', currency: 'IDR' },
    });
    await expect(rw.deposit('player', '1000001')).rejects.toMatchObject({
      code: 'amount_above_maximum',
      params: { max: '1000000', currency: 'IDR' },
    });
  });

  it.each(['enabled', 'maintenance'] as const)(
    'a request through a gateway with a changed %s is rejected with channel_unavailable',
    async (field) => {
      const { gateways } = rw.world.services;
      await gateways.update(rw.people.admin, rw.gatewayId, {
        version: 1,
        [field]: field === 'maintenance',
      });
      expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('channel_unavailable');
    },
  );

  it('a request above the daily sum of the gateway is rejected until a day later', async () => {
    const { gateways } = rw.world.services;
    await gateways.update(rw.people.admin, rw.gatewayId, { version: 1, daily: '500000' });
    const { id } = await rw.deposit('player', '300000');
    expect(await outcomeOf(rw.withdraw('player', '200001'))).toBe('channel_unavailable');
    expect(await outcomeOf(rw.withdraw('player', '200000'))).toBe('ok');
    expect(await outcomeOf(rw.deposit('player', '10000'))).toBe('channel_unavailable');
    await rw.step('admin', 'reject', id);
    expect(await outcomeOf(rw.deposit('player', '300000'))).toBe('ok');
    advanceClock(86_400_000);
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('ok');
  });

  // A blocked user is never signed in, so that there is no specific error for a blocked requester.
  it.each([
    ['pending', /^account_pending$/],
    ['restricted', /^account_restricted$/],
    ['blocked', /^account_(blocked|restricted)$/],
  ] as const)('a request by a player who is %s is rejected', async (status, refusal) => {
    const { player } = rw.people;
    const body = { amount: '100000', channelId: rw.bank.id } as const;
    await rw.world.db.run(`update users set status = $2, status_cause = 'staff' where id = $1`, [
      player.id,
      status,
    ]);
    for (const request of [
      { type: 'deposit', ...body },
      { type: 'withdraw', ...body, ...destination },
      { type: 'cash-out', amount: '100000' },
    ] as const) {
      await expect(
        rw.world.services.transactions.create(player, player.walletId, request, once(), 'en'),
      ).rejects.toMatchObject({ code: expect.stringMatching(refusal) });
    }
  });
});
