import { readFile } from 'node:fs/promises';
import { builtInGames, builtInStakes, studios } from '@lobi/core/games';
import { expect, it } from 'vitest';
import { offerBuiltInGames } from '../../packages/server/src/services/plays/offer-built-in-games.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { queryRows } from '../query-rows.ts';

const provideWorld = setUpWorlds();
const migration = new URL(
  '../../packages/server/migrations/0033_house_catalogue.sql',
  import.meta.url,
);

interface Offered {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly engine: string;
  readonly minimum: string;
  readonly maximum: string;
}

const offered = `select id, key, title, engine, minimum_stake::text as minimum,
  maximum_stake::text as maximum from games where house and currency = 'IDR'`;

it('the platform offers every built-in game once, however often a server starts', async () => {
  const { db } = await provideWorld();
  await offerBuiltInGames(db, 'IDR');
  const first = await queryRows<Offered>(db, offered);
  await offerBuiltInGames(db, 'IDR');
  expect(await queryRows<Offered>(db, offered)).toEqual(first);
  expect(new Set(first.map(({ key }) => key))).toEqual(new Set(builtInGames.map(({ key }) => key)));
  for (const { key, title, engine, stakes } of builtInGames) {
    const { minimum, maximum } = builtInStakes('IDR', stakes);
    expect(first).toContainEqual(
      expect.objectContaining({
        key,
        title,
        engine,
        minimum: String(minimum),
        maximum: String(maximum),
      }),
    );
  }
  const created = await queryRows<{ provider: string }>(
    db,
    'select distinct provider from games where house',
  );
  expect(created.map(({ provider }) => provider).toSorted()).toEqual([...studios].toSorted());
});

it('a restart keeps games that an operator changed or disabled', async () => {
  const { db } = await provideWorld();
  await offerBuiltInGames(db, 'IDR');
  await db.run(`update games set title = 'Dadu Kita', enabled = false where key = 'dice'`);
  await offerBuiltInGames(db, 'IDR');
  expect(
    await db.rows(`select title, enabled from games where engine = 'dice' and key = 'dice'`),
  ).toEqual([{ title: 'Dadu Kita', enabled: false }]);
});

it('games of the earlier release, one for each engine, are migrated unchanged', async () => {
  const { db } = await provideWorld();
  // As in the earlier release: one game for each engine.
  await db.run('alter table games drop column key cascade');
  await db.run('create unique index games_of_the_house on games (engine, currency) where house');
  const id = '0192a000-0000-7000-8000-000000000001';
  await db.run(
    `insert into games (id, title, category, engine, provider, currency, minimum_stake,
       maximum_stake, takeout_bp, minimum_odds, confirm_seconds, last_call_seconds, selections, house)
     values ($1, 'Dadu Kita', 'casino', 'dice', 'Lobi', 'IDR', 500, 9000, 0, 100, 0, 0, '{}', true)`,
    [id],
  );
  await db.run(await readFile(migration, 'utf8'));
  await offerBuiltInGames(db, 'IDR');
  const dice = await queryRows<Offered>(db, `${offered} and key = 'dice'`);
  expect(dice).toEqual([
    { id, key: 'dice', title: 'Dadu Kita', engine: 'dice', minimum: '500', maximum: '9000' },
  ]);
  expect(await db.rows(offered)).toHaveLength(builtInGames.length);
});
