import { beforeEach, describe, expect, it } from 'vitest';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import { recordLargeWins } from '../../packages/server/src/services/protection/large-win-clock.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { createWorld, type World } from '../ledger/world.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;

beforeEach(async () => {
  world = await freshWorld();
});

/** A fight that meron wins: a stake of 60,000 pays 93,600. Returns the winner. */
async function wonFight(): Promise<string> {
  const winner = await world.user({ funds: 60_000n });
  const loser = await world.user({ funds: 40_000n });
  const { roundId, declarator } = await world.openRound();
  await world.bet(winner, roundId, 'meron', '60000');
  await world.bet(loser, roundId, 'wala', '40000');
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
  await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { at: world.clock.now });
  return winner.id;
}

const note = (largeWinFrom: bigint | null, { db } = world) =>
  recordLargeWins(db, { rules: { largeWinFrom }, currency: 'IDR' });
const logged = async () =>
  (
    await queryRows<{ userId: string; details: { payout: string } }>(
      world.db,
      `select user_id as "userId", details from activity where action = 'large-win'`,
    )
  ).map(({ userId, details }) => [userId, details.payout]);

describe('a large win', () => {
  // id: large-win-from-amount-logged
  it('a win from the configured amount on is in the log, and no smaller one is', async () => {
    const winner = await wonFight();
    expect(await note(93_601n)).toBe(0);
    expect(await note(93_600n)).toBe(1);
    expect(await logged()).toEqual([[winner, '93600']]);
    const admin = await world.user({ role: 'admin' });
    const { data } = await world.services.activity.log(admin, { action: 'large-win' });
    expect(data.map(({ subjects }) => subjects)).toEqual([
      [expect.objectContaining({ kind: 'user', id: winner })],
    ]);
  });

  // id: large-win-logged-once
  it('a large win is in the log once, whichever nodes look for it and however often', async () => {
    await wonFight();
    await wonFight();
    const nodes = [world, createWorld(world.db), createWorld(world.db)];
    const found = await Promise.all(nodes.map((node) => note(1n, node)));
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await note(1n)).toBe(0);
    expect(await logged()).toHaveLength(2);
  });

  it('a large win is found after hours in which no node looked', async () => {
    await note(1n);
    await wonFight();
    await world.db.run(`update large_win_looks set looked_at = now() - interval '9 hours'`);
    expect(await note(1n)).toBe(1);
  });

  it('a large win follows the current setting of the platform, which may be none', async () => {
    const winner = await wonFight();
    expect(await note(null)).toBe(0);
    const { id } = await world.user({ role: 'superadmin' });
    await world.db.run(
      `insert into platform_settings (name, version, value, reason, set_by, set_at)
       values ('largeWinFrom', 1, '"90000"', 'test', $1, now())`,
      [id],
    );
    expect(await note(null)).toBe(1);
    expect(await logged()).toEqual([[winner, '93600']]);
  });
});
