import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome-of.ts';
import { rw, pass, held, queueOf, setUpRequests } from './set-up-requests.ts';
import { destination } from './request-world.ts';
import { once } from './world.ts';

setUpRequests();

describe('validation of new requests', () => {
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
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
    'a cash-in into the own wallet': () =>
      rw.create('agent', 'agent', { type: 'cash-in', amount: '100000' }),
    'a deposit out of sight': () =>
      rw.create('stranger', 'player', { type: 'deposit', amount: '1', channelId: rw.bank.id }),
    'too little': () => rw.deposit('player', '9999'),
    'too much': () => rw.deposit('player', '50000001'),
    'less than nothing after the fee': async () =>
      rw.deposit(
        'player',
        '15000',
        await rw.channel({ fee: { fixed: '20000', bp: 0, payer: 'player' } }),
      ),
    'half a rupiah': () => rw.deposit('player', '10000.5'),
    'more than there is': () => rw.withdraw('player', '10000001'),
    'an account of blanks': () =>
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
    'a deposit through a way out': async () =>
      rw.deposit('player', '100000', await rw.channel({ direction: 'out' })),
    'a withdrawal through a way in': () => rw.withdraw('player', '100000', rw.qris),
    // The clock shows 07:00 in Jakarta.
    'a channel before it opens': async () =>
      rw.deposit('player', '100000', await rw.channel({ hours: { from: '08:00', to: '22:00' } })),
    'a channel at night': async () =>
      rw.deposit('player', '100000', await rw.channel({ hours: { from: '22:00', to: '07:00' } })),
    'a channel that is not there': () =>
      rw.deposit('player', '100000', { ...rw.bank, id: 'nonsense' }),
  };

  it.each([
    ['a deposit into the wallet of another', 'forbidden'],
    ['a withdrawal from the wallet of another', 'forbidden'],
    ['a deposit of staff', 'forbidden'],
    ['a withdrawal of staff', 'forbidden'],
    ['a cash-in by a player', 'forbidden'],
    ['a cash-in into the own wallet', 'forbidden'],
    ['a deposit out of sight', 'not_found'],
    ['too little', 'amount_below_minimum'],
    ['too much', 'amount_above_maximum'],
    ['less than nothing after the fee', 'amount_below_minimum'],
    ['half a rupiah', 'validation'],
    ['more than there is', 'insufficient_funds'],
    ['an account of blanks', 'validation'],
    ['a channel that is switched off', 'channel_unavailable'],
    ['a channel for agents', 'channel_unavailable'],
    ['a deposit through a way out', 'channel_unavailable'],
    ['a withdrawal through a way in', 'channel_unavailable'],
    ['a channel before it opens', 'channel_unavailable'],
    ['a channel at night', 'channel_unavailable'],
    ['a channel that is not there', 'channel_unavailable'],
  ])('a request with %s is rejected with %s', async (ask, code) => {
    expect(await outcomeOf(asks[ask]!())).toBe(code);
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
    pass(86_400_000);
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
    for (const ask of [
      { type: 'deposit', ...body },
      { type: 'withdraw', ...body, ...destination },
      { type: 'cash-out', amount: '100000' },
    ] as const) {
      await expect(
        rw.world.services.transactions.create(player, player.walletId, ask, once(), 'en'),
      ).rejects.toMatchObject({ code: expect.stringMatching(refusal) });
    }
  });
});
