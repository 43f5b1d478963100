import { describe, expect, it } from 'vitest';
import type { CatalogueGame, ProviderRegistration } from '@lobi/core/contract';
import { registerProviders } from '../../packages/server/src/providers/register-providers.ts';
import { findProvider, frameOriginsOf } from '../../packages/server/src/store/providers.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import { times } from '../faults/counts.ts';
import { createProviderWorld } from './provider-world.ts';
import { studio } from './studio.ts';

const freshWorld = setUpWorlds();

const register = (world: World, ...registrations: ProviderRegistration[]) =>
  registerProviders(
    { db: world.db, seal: (text) => `sealed ${text}`, currency: 'IDR' },
    registrations,
  );

const game = (id: string, facts: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  title: `Game ${id}`,
  category: 'slots',
  path: `/${id}`,
  minimumStake: '100',
  maximumStake: '1000',
  ...facts,
});

const lobby = async (world: World) =>
  (await world.services.games.list({ perPage: 100, page: 1 }, undefined)).data
    .map(({ title, provider, engine }) => `${title} · ${provider} · ${engine}`)
    .toSorted();

describe('the catalogue of a provider', () => {
  it('a catalogue is added to the lobby once, even if it is read repeatedly', async () => {
    const world = await freshWorld();
    const alpha = { ...studio('alpha'), games: [game('a'), game('b')] };
    await register(world, alpha);
    const first = await world.services.games.list({}, undefined);
    await register(world, alpha);
    const second = await world.services.games.list({}, undefined);
    expect(second.data).toEqual(first.data);
    expect(await lobby(world)).toEqual([
      'Game a · Studio alpha · provider',
      'Game b · Studio alpha · provider',
    ]);
  });

  it('a catalogue is registered by concurrently starting servers, all of which know its games', async () => {
    const world = await freshWorld();
    for (const round of times(20, String)) {
      const alpha = { ...studio(`alpha${round}`), games: [game(`a${round}`), game(`b${round}`)] };
      const beta = { ...studio(`beta${round}`), games: [game(`c${round}`)] };
      await Promise.all(times(4, () => register(world, alpha, beta)));
      expect(await lobby(world)).toHaveLength(3);
    }
  });

  it('a catalogue updates known games and removes those that are gone', async () => {
    const world = await freshWorld();
    await register(world, { ...studio('alpha'), games: [game('a'), game('b')] });
    const renamed = game('a', { title: 'A new name', category: 'live', maximumStake: '9000' });
    await register(world, { ...studio('alpha'), games: [renamed] });
    const { data } = await world.services.games.list({}, undefined);
    expect(
      data.map(({ title, category, maximumStake }) => [title, category, maximumStake]),
    ).toEqual([['A new name', 'live', '9000']]);
  });

  it('a catalogue brings a returning game back, and leaves out what staff removed', async () => {
    const world = await freshWorld();
    const both = { ...studio('alpha'), games: [game('a'), game('b')] };
    await register(world, both);
    await world.db.run(`update games set enabled = false where title = 'Game a'`);
    await register(world, { ...both, games: [game('a')] });
    await register(world, both);
    expect(await lobby(world)).toEqual(['Game b · Studio alpha · provider']);
  });

  it('games of two providers with equal ids are separate', async () => {
    const world = await freshWorld();
    await register(world, studio('alpha'), studio('beta'));
    expect(await lobby(world)).toEqual([
      'Koin alpha · Studio alpha · provider',
      'Koin beta · Studio beta · provider',
    ]);
  });

  it('a catalogue is rejected as a whole when a stake is invalid in the currency', async () => {
    const world = await freshWorld();
    for (const facts of [{ minimumStake: '0' }, { minimumStake: '1.5' }, { maximumStake: '99' }]) {
      const broken = { ...studio('alpha'), games: [game('a'), game('b', facts)] };
      await expect(register(world, broken)).rejects.toThrow('game b of the provider alpha');
    }
    expect(await lobby(world)).toEqual([]);
  });
});

describe('a provider', () => {
  it('the secret of a provider is encrypted, and the newest one is valid', async () => {
    const world = await freshWorld();
    await register(world, studio('alpha'));
    await register(world, { ...studio('alpha'), secret: 'another secret, long enough' });
    expect((await findProvider(world.db, 'alpha'))?.secret).toBe(
      'sealed another secret, long enough',
    );
  });

  it('an unregistered provider starts no games, and can finish open rounds', async () => {
    const world = await freshWorld();
    const { visit, ticket, call } = await createProviderWorld(world);
    const player = await world.user({ funds: 1_000n });
    const { call: alpha } = await visit(player);
    await alpha('bet', { transactionId: 'b', roundId: 'r', amount: '100' });
    await register(world, studio('beta'));
    expect(await lobby(world)).toEqual(['Koin beta · Studio beta · provider']);
    expect(await frameOriginsOf(world.db)).toEqual(['https://beta.example']);
    await expect(ticket('alpha', player)).rejects.toMatchObject({ code: 'not_found' });
    const another = { transactionId: 'c', roundId: 's', amount: '100' };
    expect((await alpha('bet', another)).code).toBe('INVALID_REQUEST');
    const win = { transactionId: 'w', roundId: 'r', amount: '150' };
    expect((await alpha('win', win)).balance).toBe('1050');
    expect((await call('alpha', 'health', {})).code).toBe('OK');
  });

  it.each(['code', 'name'] as const)('a provider shares its %s with no other', async (key) => {
    const world = await freshWorld();
    const twin = { ...studio('beta'), [key]: studio('alpha')[key] };
    await expect(register(world, studio('alpha'), twin)).rejects.toThrow(key);
  });
});

describe('bets on games of providers', () => {
  it('bets on games of providers are in the list of the player with their returns', async () => {
    const world = await freshWorld();
    const { visit } = await createProviderWorld(world);
    const player = await world.user({ funds: 1_000n });
    const { call } = await visit(player);
    const round = async (roundId: string, end: () => Promise<unknown>) => {
      await call('bet', { transactionId: `b${roundId}`, roundId, amount: '100' });
      await end();
    };
    await round('1', () => call('endRound', { roundId: '1' }));
    await round('2', () =>
      call('win', { transactionId: 'w', roundId: '2', amount: '250', roundClosed: true }),
    );
    await round('3', () =>
      call('rollback', { transactionId: 'x', roundId: '3', targetTransactionId: 'b3' }),
    );
    await round('4', async () => undefined);
    const { data } = await world.services.wallets.bets(player, player.walletId, {});
    const listed = data
      .map(({ game: { title, engine }, status, amount, payout, odds }) =>
        [title, engine, status, amount, payout, odds].join(' '),
      )
      .toSorted();
    expect(listed).toEqual([
      'Koin alpha provider lost 100 0 ',
      'Koin alpha provider placed 100  ',
      'Koin alpha provider refunded 100 100 ',
      'Koin alpha provider won 100 250 250',
    ]);
    const ledger = await world.services.wallets.ledger(player, player.walletId, {}, 'en');
    expect(ledger.data.map(({ details }) => details).slice(0, 3)).toEqual([
      'Bet, Koin alpha',
      'Bet refunded, Koin alpha',
      'Bet, Koin alpha',
    ]);
  });
});
