import { describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createTestUsers, outcomeOf } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';

const freshWorld = setUpWorlds();

describe('a game', () => {
  const body = {
    title: 'Arena Baru',
    engine: 'arena',
    minimumStake: '1000',
    maximumStake: '500000',
    takeoutBp: 500,
    minimumOdds: 130,
  } as const;

  it('a game is managed by its creator and by staff', async () => {
    const world = await freshWorld();
    const { declare, admin, player } = await createTestUsers(world);
    const other = await world.user({ role: 'declare' });
    const { games, rounds } = world.services;
    const created = await games.create(declare, body);
    expect(created).toMatchObject({ title: 'Arena Baru', minimumStake: '1000', enabled: true });
    expect(await outcomeOf(rounds.create(other, created.id))).toBe('not_found');
    expect(await outcomeOf(games.update(other, created.id, { title: 'Taken' }))).toBe('not_found');
    expect(await outcomeOf(games.create(player, body))).toBe('forbidden');
    expect((await games.update(admin, created.id, { title: 'Arena Lama' })).title).toBe(
      'Arena Lama',
    );
    expect(await outcomeOf(rounds.create(declare, created.id))).toBe('ok');
  });

  it('stakes of a game are in order and in units of the currency', async () => {
    const world = await freshWorld();
    const declare = await world.user({ role: 'declare' });
    const { games } = world.services;
    for (const [stakes, field] of [
      [{ minimumStake: '2000', maximumStake: '1000' }, 'maximumStake'],
      [{ minimumStake: '0' }, 'minimumStake'],
      [{ minimumStake: '1000.5' }, 'minimumStake'],
      [{ maximumStake: '2000', maximumPerRound: '1999' }, 'maximumPerRound'],
    ] as const) {
      await expect(games.create(declare, { ...body, ...stakes })).rejects.toMatchObject({
        code: 'validation',
        errors: { [field]: [expect.any(String)] },
      });
    }
    const { id } = await games.create(declare, body);
    expect(await outcomeOf(games.update(declare, id, { minimumStake: '600000' }))).toBe(
      'validation',
    );
  });

  it('a disabled game is listed for its managers only, and opens no round', async () => {
    const world = await freshWorld();
    const { declare, admin, player } = await createTestUsers(world);
    const { games, rounds } = world.services;
    const { id } = await games.create(declare, body);
    await games.update(declare, id, { enabled: false });
    const seen = async (reader: Actor | undefined, query: { own?: 'true' } = {}) =>
      (await games.list(query, reader)).data.some((game) => game.id === id);
    expect(await seen(undefined)).toBe(false);
    expect(await seen(player)).toBe(false);
    expect(await seen(player, { own: 'true' })).toBe(false);
    expect(await seen(declare, { own: 'true' })).toBe(true);
    expect(await seen(admin, { own: 'true' })).toBe(true);
    expect(await outcomeOf(rounds.create(declare, id))).toBe('round_state');
    await games.update(declare, id, { enabled: true });
    expect(await outcomeOf(rounds.create(declare, id))).toBe('ok');
    expect((await games.list({}, player)).data[0]).not.toHaveProperty('enabled');
    expect(await outcomeOf(games.list({ own: 'true' }, undefined))).toBe('unauthenticated');
  });

  it('a game can set and remove a limit of a player’s stakes per round', async () => {
    const world = await freshWorld();
    const { declare } = await createTestUsers(world);
    const { games } = world.services;
    const perRound = { maximumStake: '2000', maximumPerRound: '6000' };
    const created = await games.create(declare, { ...body, ...perRound });
    expect(created).toMatchObject(perRound);
    expect(await games.update(declare, created.id, { title: 'Arena Baru' })).toMatchObject(
      perRound,
    );
    expect(await outcomeOf(games.update(declare, created.id, { maximumStake: '6001' }))).toBe(
      'validation',
    );
    const lifted = await games.update(declare, created.id, { maximumPerRound: null });
    expect(lifted).not.toHaveProperty('maximumPerRound');
  });

  it('the terms of a game do not change for a round that is open for betting', async () => {
    const world = await freshWorld();
    const { gameId, roundId, declarator } = await world.openRound();
    const { games, rounds } = world.services;
    const update = (change: object) => outcomeOf(games.update(declarator, gameId, change));
    expect(await update({ takeoutBp: 100 })).toBe('round_state');
    expect(await update({ minimumStake: '2000' })).toBe('round_state');
    expect(await update({ maximumPerRound: '9000000' })).toBe('round_state');
    expect(await update({ title: 'Another name', enabled: false })).toBe('ok');
    await rounds.step(declarator, roundId, 'close', undefined);
    expect(await update({ takeoutBp: 100 })).toBe('ok');
    expect((await rounds.show(roundId)).takeoutBp).toBe(600);
  });

  it('a favourite is stored for the user who marks it only', async () => {
    const world = await freshWorld();
    const { declare, player, stranger } = await createTestUsers(world);
    const { games, favourites } = world.services;
    const { id } = await games.create(declare, body);
    const { id: other } = await games.create(declare, { ...body, title: 'Arena Lain' });
    await favourites.add(player, id);
    await favourites.add(player, id);
    const list = async (reader: Actor | undefined, favourite?: 'true') =>
      (await games.list({ favourite }, reader)).data.map((game) => [game.id, game.favourite]);
    expect(await list(player, 'true')).toEqual([[id, true]]);
    expect(await list(player)).toEqual([
      [id, true],
      [other, false],
    ]);
    expect(await list(stranger, 'true')).toEqual([]);
    expect((await list(undefined)).map(([, isFavourite]) => isFavourite)).toEqual([false, false]);
    await favourites.remove(player, id);
    expect(await list(player, 'true')).toEqual([]);
    const nothing = '0193b1c4-0000-7000-8000-000000000000';
    expect(await outcomeOf(favourites.add(player, nothing))).toBe('not_found');
  });
});
