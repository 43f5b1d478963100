import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelName } from '@lobi/core/contract';
import { startDemoPlayers } from '../../packages/server/src/demo/demo-players.ts';
import { takeSeat } from '../../packages/server/src/demo/demo-seat.ts';
import { enrolDemoPlayers } from '../../packages/server/src/demo/enrol-players.ts';
import { createPasswordHasher } from '../../packages/server/src/services/auth/password-hasher.ts';
import { startTestPlatform } from '../contract/running-platform.ts';
import { silentLog } from '../ledger/world.ts';
import { queryRows } from '../query-rows.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;

beforeAll(async () => {
  platform = await startTestPlatform();
});
// Audits the ledger.
afterAll(() => platform.stop());

/** Stakes so far, by engine. */
async function stakes(): Promise<Record<string, number>> {
  const rows = await queryRows<{ engine: string; count: number }>(
    platform.db,
    `select g.engine, count(*)::integer as count from (
       select p.game_id from plays p
       union all select r.game_id from bets b join rounds r on r.id = b.round_id
     ) s join games g on g.id = s.game_id group by g.engine`,
  );
  return Object.fromEntries(rows.map(({ engine, count }) => [engine, count]));
}

const hasher = createPasswordHasher(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 });
const enrol = () =>
  enrolDemoPlayers({
    db: platform.db,
    users: platform.services.users,
    hasher,
    currency: 'IDR',
  });
const countViewers = async () => (await platform.hub.clusterStats('')).channels;
const start = () =>
  startDemoPlayers({ origin: platform.origin, log: silentLog, enrol, countViewers, speed: 40 });

describe('demo players', () => {
  it('demo players have 26 accounts, which are created once and belong to the demo', async () => {
    expect(await enrol()).toHaveLength(26);
    expect(await enrol()).toHaveLength(26);
    const rows = await queryRows<{ count: number }>(
      platform.db,
      `select count(*)::integer as count from users
       where username in ('andika7', 'yoga27') and demo_account = 'open'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('demo players do not use the account of another person with one of their names', async () => {
    await queryRows(
      platform.db,
      `update users set demo_account = null where username = 'citra88' returning id`,
    );
    expect(await enrol()).not.toContain('citra88');
    await queryRows(
      platform.db,
      `update users set demo_account = 'open' where username = 'citra88' returning id`,
    );
  });

  it('demo players play at tables, fights and ponds over the API until they are stopped, labelled as demo', async () => {
    const before = await stakes();
    const players = start();
    for (const engine of ['crash', 'baccarat', 'bingo', 'arena', 'fishing']) {
      await expect
        .poll(async () => (await stakes())[engine] ?? 0)
        .toBeGreaterThan(before[engine] ?? 0);
    }
    // Each sits at a game as a page would, and is counted there.
    const seats = () =>
      platform.hub.channelNames().filter((name) => /^(table|game|pond)\./.test(name));
    await expect.poll(() => seats().length).toBeGreaterThan(0);
    await players.stop();
    await expect.poll(seats).toEqual([]);
    const stopped = await stakes();
    const wins = await platform.services.lobby.wins();
    expect(wins.length).toBeGreaterThan(0);
    for (const { name } of wins) expect(name).toMatch(/\*\*\*. \(demo\)$/);
    expect(await stakes()).toEqual(stopped);
  });

  it('demo players join a table that a visitor watches', async () => {
    const [quiet] = await queryRows<{ id: string }>(
      platform.db,
      `select id from games where engine = 'bingo-full' order by created_at desc limit 1`,
    );
    const channel = channelName('table', quiet?.id ?? '');
    const leaving = new AbortController();
    const { key } = (
      (await (await fetch(`${platform.origin}/api/settings`)).json()) as {
        data: { app: { realtime: { key: string } } };
      }
    ).data.app.realtime;
    const watching = takeSeat(platform.origin, key, channel, leaving.signal);
    const players = start();
    // The viewer, and four demo players.
    await expect.poll(async () => (await countViewers())[channel]).toBe(5);
    leaving.abort();
    await watching;
    await players.stop();
  });
});
