import { beforeAll, describe, expect, it } from 'vitest';
import { apiTable } from '@lobi/core/contract';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { createRequestWorld, type RequestWorld } from './request-world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let rw: RequestWorld;
beforeAll(async () => {
  rw = await createRequestWorld(await freshWorld({ lasts: true }));
});

const offered = (person: 'player' | 'agent' = 'player', direction?: 'in' | 'out') =>
  rw.world.services.channels.offered(rw.people[person], { direction }, 'en');

const namesOf = (channels: readonly { readonly name: string }[]) =>
  channels.map(({ name }) => name);

describe('offered channels', () => {
  it('offered channels are those of the role and direction, in order, each as the contract shows it', async () => {
    const all = await offered();
    apiTable['channel.list'].answer.parse({ data: all });
    const forPlayers = ['Bank Uji', 'QRIS', 'Dompet Uji', 'Agen Uji'];
    expect(namesOf(all)).toEqual(forPlayers);
    expect(namesOf(await offered('player', 'in'))).toEqual(forPlayers);
    expect(namesOf(await offered('player', 'out'))).toEqual(['Bank Uji', 'Dompet Uji', 'Agen Uji']);
    await rw.channel({ name: 'Agen saja', roles: ['agent'], order: 4 });
    await rw.channel({ name: 'Mati', enabled: false, order: 4 });
    expect(namesOf(await offered('agent'))).toContain('Agen saja');
    expect(namesOf(await offered('player'))).toEqual(forPlayers);
  });

  it('channels use the language of the user, or Indonesian without a text in it', async () => {
    const { channels } = rw.world.services;
    const stepsIn = async (language: 'en' | 'es') => {
      const [bank] = await channels.offered(rw.people.player, {}, language);
      return bank?.steps;
    };
    expect(await stepsIn('en')).toEqual(['Open your bank', 'Transfer']);
    expect(await stepsIn('es')).toEqual(['Buka aplikasi bank', 'Transfer']);
  });

  it.each([
    ['00:00', false],
    ['08:00', true],
    ['06:59', false],
  ])('a channel that opens at %s is paused at 07:00: %s', async (from, paused) => {
    const { id } = await rw.channel({ hours: { from, to: '23:00' }, order: 9 });
    expect((await offered()).find((channel) => channel.id === id)?.paused).toBe(paused);
  });
});

describe('setting up a channel', () => {
  it('a changed channel applies to the next request', async () => {
    const { channels } = rw.world.services;
    const channel = await rw.channel({ name: 'Baru', order: 20 });
    apiTable['admin.channel.show'].answer.parse({ data: await channels.show(channel.id) });
    const changed = await channels.update(rw.people.admin, channel.id, {
      version: channel.version,
      min: '75000',
      fee: { fixed: '500', bp: 0, payer: 'player' },
      hours: { from: '00:00', to: '23:00' },
    });
    expect(changed).toEqual({
      ...channel,
      min: '75000',
      fee: { fixed: '500', bp: 0, min: null, max: null, payer: 'player' },
      hours: { from: '00:00', to: '23:00' },
      version: 2,
    });
    expect(await outcomeOf(rw.deposit('player', '74999', channel))).toBe('amount_below_minimum');
    expect((await rw.deposit('player', '75000', channel)).fee).toBe('500');
    const bare = await channels.update(rw.people.admin, channel.id, {
      version: 2,
      hours: null,
      max: null,
      account: null,
    });
    expect(bare).toMatchObject({ hours: null, max: null, account: null, min: '75000', version: 3 });
  });

  it('a changed channel does not change earlier requests', async () => {
    const { channels } = rw.world.services;
    const channel = await rw.channel({ fee: { fixed: '500', bp: 0, payer: 'player' }, order: 21 });
    const { id, net } = await rw.deposit('sibling', '50000', channel);
    await channels.update(rw.people.admin, channel.id, {
      version: 1,
      fee: { fixed: '9000', bp: 0, payer: 'house' },
    });
    const before = await rw.world.balanceOf(rw.people.sibling);
    await rw.step('admin', 'complete', id);
    expect(await rw.world.balanceOf(rw.people.sibling)).toBe(before + BigInt(net));
  });

  it('a channel update with an outdated version is a conflict, and an unknown channel is not found', async () => {
    const { channels } = rw.world.services;
    const { id } = await rw.channel({ order: 22 });
    const update = (version: number) =>
      channels.update(rw.people.admin, id, { version, name: 'Nama lain' });
    const both = await Promise.all([outcomeOf(update(1)), outcomeOf(update(1))]);
    expect(both.sort()).toEqual(['conflict', 'ok']);
    expect(await outcomeOf(channels.show('nonsense'))).toBe('not_found');
    const nowhere = '0193b1c4-0000-7000-8000-000000000000';
    expect(await outcomeOf(channels.update(rw.people.admin, nowhere, { version: 1 }))).toBe(
      'not_found',
    );
    expect(await outcomeOf(rw.channel({ gatewayId: nowhere }))).toBe('not_found');
  });

  it.each([
    ['max', { min: '100', max: '99' }, 'validation.upperBelowLower'],
    ['max', { min: '0', max: '0' }, 'validation.upperBelowLower'],
    ['min', { min: '0.5' }, 'validation.format'],
    ['fee.fixed', { fee: { fixed: '1.5', bp: 0, payer: 'player' } as const }, 'validation.format'],
    [
      'fee.max',
      { fee: { fixed: '0', bp: 1, min: '200', max: '100', payer: 'house' } as const },
      'validation.upperBelowLower',
    ],
  ])('channels reject %s of %j with %s', async (field, changes, key) => {
    await expect(rw.channel(changes)).rejects.toMatchObject({
      code: 'validation',
      errors: { [field]: [key] },
    });
  });

  it('a new channel is published to staff', async () => {
    const { id } = await rw.channel({ order: 23 });
    const news = await queryRows<{ topic: string }>(
      rw.world.db,
      `select topic from outbox where facts ->> 'id' = $1`,
      [id],
    );
    expect(news).toEqual([{ topic: 'ops' }]);
  });
});

describe('a gateway', () => {
  const theGateway = async () =>
    (await rw.world.services.gateways.list()).find(({ id }) => id === rw.gatewayId)!;

  it('a gateway is listed with its channels and without its secret, which is encrypted', async () => {
    const { gateways } = rw.world.services;
    const { version } = await theGateway();
    const changed = await gateways.update(rw.people.admin, rw.gatewayId, {
      version,
      secret: 'kunci-rahasia',
    });
    apiTable['admin.gateway.update'].answer.parse({ data: changed });
    expect(changed).toMatchObject({ hasSecret: true, version: version + 1 });
    expect(changed.channels.length).toBeGreaterThan(2);
    expect(JSON.stringify(await gateways.list())).not.toContain('kunci');
    const row = await queryRow<{ secret: string }>(
      rw.world.db,
      'select secret from gateways where id = $1',
      [rw.gatewayId],
    );
    expect(row!.secret).not.toContain('kunci');
    expect(createSealer('ab'.repeat(32)).open(row!.secret)).toBe('kunci-rahasia');
  });

  it('a gateway in maintenance pauses its channels, a disabled one hides them', async () => {
    const { gateways } = rw.world.services;
    const set = async (change: { maintenance?: boolean; enabled?: boolean }) =>
      gateways.update(rw.people.admin, rw.gatewayId, {
        version: (await theGateway()).version,
        ...change,
      });
    await set({ maintenance: true });
    expect((await offered()).every(({ paused }) => paused)).toBe(true);
    await set({ maintenance: false, enabled: false });
    expect(await offered()).toEqual([]);
    await set({ enabled: true });
    expect((await offered()).some(({ paused }) => !paused)).toBe(true);
  });

  it('a gateway narrows the bounds of its channels, and its own bounds may be removed', async () => {
    const { gateways } = rw.world.services;
    const set = async (change: {
      min?: string | null;
      max?: string | null;
      daily?: string | null;
    }) =>
      gateways.update(rw.people.admin, rw.gatewayId, {
        version: (await theGateway()).version,
        ...change,
      });
    await set({ min: '20000', max: '3000000', daily: '9000000' });
    expect((await offered())[0]).toMatchObject({ min: '20000', max: '3000000' });
    await expect(set({ max: '10000' })).rejects.toMatchObject({
      code: 'validation',
      errors: { max: ['validation.upperBelowLower'] },
    });
    expect(await set({ min: null, max: null, daily: null })).toMatchObject({
      min: null,
      max: null,
      daily: null,
    });
    expect((await offered())[0]).toMatchObject({ min: '10000', max: '50000000' });
  });

  it('a gateway update with an outdated version is a conflict, and an unknown gateway is not found', async () => {
    const { gateways } = rw.world.services;
    const { version } = await theGateway();
    const update = (id: string, seen: number) =>
      gateways.update(rw.people.admin, id, { version: seen, enabled: true });
    expect(await outcomeOf(update(rw.gatewayId, version - 1))).toBe('conflict');
    expect(await outcomeOf(update('nonsense', 1))).toBe('not_found');
  });
});
