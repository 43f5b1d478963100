import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { times } from '../faults/counts.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';

const provideWorld = setUpWorlds();
let folder = '';
beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'lobi-migrations-'))}/`;
  await cp(new URL('../../packages/server/migrations/', import.meta.url), folder, {
    recursive: true,
  });
  await writeFile(`${folder}9999_later.sql`, 'alter table bets add column later text;');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a migration waits for a long reader in short lock attempts, so that bets continue', async () => {
  const world = await provideWorld({ poolSize: 20 });
  const { roundId } = await world.openRound();
  const player = await world.user({ funds: 1_000_000_000n });
  await world.bet(player, roundId, 'meron', '1000');

  let isMigrated = false;
  const read = Promise.withResolvers<void>();
  const reader = world.db.transaction(async (tx) => {
    await tx.run('select count(*) from bets');
    read.resolve();
    await tx.run('select pg_sleep(2.5)');
    expect(isMigrated).toBe(false);
  });
  await read.promise;
  const migration = migrate(world.db, folder).then((names) => {
    isMigrated = true;
    return names;
  });
  const bettors = times(4, async () => {
    let placed = 0;
    while (!isMigrated) {
      await world.bet(player, roundId, 'wala', '1000');
      placed += 1;
    }
    return placed;
  });
  await reader;
  expect(await migration).toEqual(['9999_later.sql']);
  const placed = (await Promise.all(bettors)).reduce((sum, each) => sum + each, 0);
  expect(placed).toBeGreaterThan(0);
  expect(await world.balanceOf(player)).toBe(1_000_000_000n - 1_000n - BigInt(placed) * 1_000n);
  expect(await world.db.row(`select later from bets limit 1`)).toEqual({ later: null });
});
