import { describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createEntryCounter } from '../../packages/server/src/store/entry-counter.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

/** Returns the number of entries and the newest version from the first page of a ledger. */
async function look(world: World, actor: Actor) {
  const { data, meta } = await world.services.wallets.ledger(actor, actor.walletId, {}, 'en');
  return { total: meta.total, newest: data[0]?.version ?? 0 };
}

async function countOfDatabase(world: World, { walletId }: Actor): Promise<number> {
  const row = await queryRow<{ count: bigint }>(
    world.db,
    'select count(*) as count from entries where account_id = $1',
    [walletId],
  );
  return Number(row?.count);
}

describe('entries of a wallet', () => {
  it('entries of a wallet are counted up to the last one while others write', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 400_000n });
    const { roundId } = await world.openRound();
    // There are no holds, so that each entry raises the wallet's version by one.
    const start = await look(world, player);
    const before = start.newest - start.total;

    let isWriting = true;
    const reader = async (): Promise<number> => {
      let reads = 0;
      for (let seen = start.newest; isWriting; reads += 1) {
        const { total, newest } = await look(world, player);
        expect(total + before).toBeGreaterThanOrEqual(seen);
        expect(total + before).toBeLessThanOrEqual(newest);
        seen = newest;
      }
      return reads;
    };
    const readers = [reader(), reader(), reader()];
    for (let wave = 0; wave < 20; wave += 1) {
      const bets = Array.from({ length: 20 }, () => world.bet(player, roundId, 'meron', '1000'));
      await Promise.all(bets);
    }
    isWriting = false;
    expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(1);
    expect((await look(world, player)).total).toBe(await countOfDatabase(world, player));
    expect((await look(world, player)).total).toBe(start.total + 400);
  });

  it('entries are counted as well when filtered, by kind or by search', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 9_000n });
    const { roundId } = await world.openRound();
    for (let bet = 0; bet < 3; bet += 1) await world.bet(player, roundId, 'wala', '1000');
    const { wallets } = world.services;
    const of = async (query: object): Promise<number> =>
      (await wallets.ledger(player, player.walletId, query, 'en')).meta.total;
    const all = await of({});
    expect(await of({ kind: 'bet' })).toBe(3);
    expect(await of({ search: 'wala' })).toBe(3);
    expect(await of({ search: 'nothing like it' })).toBe(0);
    expect(await of({})).toBe(all);
    const exported = await wallets.export(player, player.walletId, {}, 'en');
    expect(exported.meta.total).toBe(all);
    expect(exported.data).toHaveLength(all);
  });

  it('entries are counted from the database again when the cache has no room for the wallet', async () => {
    const world = await freshWorld();
    const people = [await world.user({ funds: 1n }), await world.user({ funds: 1n })];
    const counter = createEntryCounter(1);
    for (const actor of [...people, ...people, ...people]) {
      const count = await counter.count(world.db, actor.walletId);
      expect(count).toBe(await countOfDatabase(world, actor));
      expect(count).toBeGreaterThan(0);
    }
  });
});
