import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoPlayers } from '../../packages/server/src/demo/demo-players.ts';
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

describe('demo players', () => {
  it('demo players play at tables, fights and ponds over the API until they are stopped, labelled as demo', async () => {
    const before = await stakes();
    const players = startDemoPlayers({ origin: platform.origin, log: silentLog, speed: 100 });
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
});
