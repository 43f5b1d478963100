import { describe, expect, it } from 'vitest';
import { apiTable } from '@lobi/core/contract';
import { usualPlan } from '../../packages/server/src/domain/earning-plan.ts';
import { closeCycle } from '../../packages/server/src/services/earnings/close-cycle.ts';
import { startClosingClock } from '../../packages/server/src/services/earnings/closing-clock.ts';
import { offerBuiltInJackpots } from '../../packages/server/src/services/plays/offer-built-in-jackpots.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { Transaction } from '../../packages/server/src/store/database.ts';
import { createProviderWorld } from '../providers/provider-world.ts';
import {
  after,
  closeAll,
  dayMs,
  downline,
  endOfFirst,
  record,
  terms,
  type Downline,
} from './game-days.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, silentLog } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

const earningsOf = async ({ world }: Downline, actor: Actor) =>
  (await world.services.wallets.earnings(actor, actor.walletId, {})).data;

const amountsOf = async (scene: Downline, actor: Actor) =>
  (await earningsOf(scene, actor)).map(({ day, amount }) => [day, amount]);

describe('a closed day of games', () => {
  it('a closed day pays each agent the difference of the rates on the house result of the downline', async () => {
    const scene = await downline(await freshWorld());
    await record(scene, scene.player, { stake: 50_000, payout: 0 });
    await record(scene, scene.player, { stake: 30_000, payout: 10_000 });
    expect(await closeAll(scene.world, after(0))).toEqual(['closed']);
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '7000']]);
    const [own] = await earningsOf(scene, scene.agent);
    expect(own).toMatchObject({ type: 'ggr', amount: '14000', status: 'claimable', roundId: null });
    const detail = await scene.world.services.earnings.show(scene.agent, own!.id);
    apiTable['earning.show'].answer.parse({ data: detail });
    expect(detail).toMatchObject({
      day: '2026-11-01',
      lastDay: '2026-11-01',
      base: '80000',
      games: { base: 'ggr', returns: '10000', costsBp: 0, carried: '0', rateBp: 3_000, active: 1 },
      round: null,
    });
    expect(await scene.world.houseSum('earnings')).toBe(21_000n);
    expect(await scene.world.houseSum('takeout')).toBe(-21_000n);
  });

  it('earnings of a closed day are claimed like other earnings', async () => {
    const scene = await downline(await freshWorld());
    const { world, agent } = scene;
    await record(scene, scene.player, { stake: 50_000, payout: 0 });
    await closeAll(world, after(0));
    const { answer } = await world.services.earnings.claimAll(agent, agent.walletId, once());
    expect(answer).toMatchObject({ claimed: '10000', claimable: '0' });
    expect(await world.balanceOf(agent)).toBe(10_000n);
  });

  it('a day counts the plays that ended on it, in the time zone of the platform, and is closed after its end', async () => {
    const scene = await downline(await freshWorld());
    const { world, player } = scene;
    const before = new Date(endOfFirst.getTime() - 1);
    await record(scene, player, { stake: 10_000, payout: 0, at: before });
    await record(scene, player, { stake: 20_000, payout: 0, at: endOfFirst });
    expect(await closeAll(world, new Date(after(0).getTime() - 1))).toEqual([]);
    expect(await closeAll(world, after(0))).toEqual(['closed']);
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '1000']]);
    expect(await closeAll(world, after(1))).toEqual(['closed']);
    expect(await amountsOf(scene, scene.subagent)).toEqual([
      ['2026-11-02', '2000'],
      ['2026-11-01', '1000'],
    ]);
  });

  it('a loss of the house is carried into the days that follow', async () => {
    const scene = await downline(await freshWorld());
    const { world, player } = scene;
    await record(scene, player, { stake: 10_000, payout: 40_000 });
    world.clock.now = new Date(world.clock.now.getTime() + dayMs);
    await record(scene, player, { stake: 20_000, payout: 0 });
    world.clock.now = new Date(world.clock.now.getTime() + dayMs);
    await record(scene, player, { stake: 25_000, payout: 0 });
    expect(await closeAll(world, after(2))).toEqual(['closed', 'closed', 'closed']);
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-03', '1500']]);
    expect(await amountsOf(scene, scene.agent)).toEqual([['2026-11-03', '3000']]);
    const [own] = await earningsOf(scene, scene.subagent);
    const detail = await world.services.earnings.show(scene.subagent, own!.id);
    expect(detail.games).toMatchObject({ returns: '0', carried: '-1000' });
  });

  it('the result of one part of a downline offsets that of another', async () => {
    const scene = await downline(await freshWorld());
    const other = await scene.world.user({ parent: scene.agent, funds: 1_000_000n });
    await record(scene, scene.player, { stake: 50_000, payout: 0 });
    await record(scene, other, { stake: 10_000, payout: 30_000 });
    await closeAll(scene.world, after(0));
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '5000']]);
    expect(await amountsOf(scene, scene.agent)).toEqual([['2026-11-01', '4000']]);
  });

  it('a day without plays, or without a rate, is closed without payments', async () => {
    const scene = await downline(await freshWorld());
    expect(await closeAll(scene.world, after(5))).toEqual([]);
    const alone = await scene.world.user({ funds: 100_000n });
    await record(scene, alone, { stake: 10_000, payout: 0 });
    expect(await closeAll(scene.world, after(2))).toEqual(['closed', 'closed', 'closed']);
    expect(await amountsOf(scene, scene.agent)).toEqual([]);
    expect(await scene.world.houseSum('earnings')).toBe(0n);
  });

  it('a day is closed once by many nodes, and by a clock that was stopped for days', async () => {
    const scene = await downline(await freshWorld());
    const { world, player } = scene;
    await record(scene, player, { stake: 50_000, payout: 0 });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => closeCycle(world.db, terms, usualPlan, after(0))),
    );
    expect(outcomes.filter((outcome) => outcome === 'closed')).toHaveLength(1);
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '5000']]);
    let wakes = 0;
    const closed = new Promise<void>((resolve) => {
      const clock = startClosingClock({
        db: world.db,
        log: { ...silentLog, error: (fields) => expect.unreachable(JSON.stringify(fields)) },
        wakeOutbox: () => {
          wakes += 1;
          if (wakes === 3) void clock.stop().then(resolve);
        },
        plans: [usualPlan],
        ...terms,
      });
    });
    await closed;
    const row = await queryRow<{ days: number }>(
      world.db,
      'select count(*)::integer as days from earning_days',
    );
    expect(row!.days).toBeGreaterThanOrEqual(4);
  });

  it('a day is closed as a whole, or not at all', async () => {
    const scene = await downline(await freshWorld());
    const { world } = scene;
    await record(scene, scene.player, { stake: 50_000, payout: 0 });
    const dying = {
      ...world.db,
      transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
        world.db.transaction(async (tx) => {
          await work(tx);
          throw new Error('The process was killed.');
        }),
    };
    await expect(closeCycle(dying, terms, usualPlan, after(0))).rejects.toThrow('killed');
    expect(await amountsOf(scene, scene.subagent)).toEqual([]);
    expect(await world.houseSum('earnings')).toBe(0n);
    expect(await closeAll(world, after(0))).toEqual(['closed']);
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '5000']]);
  });

  it('closing begins with the first day that counts, even if users played before it', async () => {
    const scene = await downline(await freshWorld());
    const { world } = scene;
    await record(scene, scene.player, { stake: 50_000, payout: 0 });
    await world.db.run(
      `insert into settings (key, value) values ('game-earnings-since', '"2026-11-02T20:00:00Z"')`,
    );
    expect(await closeAll(world, after(2))).toEqual(['closed']);
    const day = await queryRow<{ day: string }>(
      world.db,
      'select day::text as day from earning_days',
    );
    expect(day).toEqual({ day: '2026-11-03' });
    expect(await amountsOf(scene, scene.subagent)).toEqual([]);
  });

  it('a closed day and its results are written once', async () => {
    const scene = await downline(await freshWorld());
    const { world } = scene;
    await record(scene, scene.player, { stake: 50_000, payout: 0 });
    await closeAll(world, after(0));
    for (const change of [
      'update earning_days set stakes = 0',
      'delete from earning_days',
      'update game_results set share = 1',
      'delete from game_results',
    ]) {
      expect(await outcomeOf(world.db.run(change))).not.toBe('ok');
    }
  });
});

describe("a provider's game", () => {
  it("a provider's game counts when its money moves; a later refund is carried", async () => {
    const scene = await downline(await freshWorld());
    const { world, player } = scene;
    const visit = await (await createProviderWorld(world)).visit(player);
    await visit.call('betAndWin', {
      transactionId: 'b1',
      roundId: 'r1',
      betAmount: '900',
      winAmount: '400',
    });
    await visit.call('bet', { transactionId: 'b2', roundId: 'r2', amount: '2000' });
    await closeAll(world, after(0));
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '250']]);
    world.clock.now = new Date(world.clock.now.getTime() + dayMs);
    await visit.call('rollback', {
      transactionId: 'x2',
      roundId: 'r2',
      targetTransactionId: 'b2',
    });
    await closeAll(world, after(1));
    expect(await amountsOf(scene, scene.subagent)).toEqual([['2026-11-01', '250']]);
    const row = await queryRow<{ carried: bigint }>(
      world.db,
      'select carried_out as carried from game_results where agent_id = $1 and carried_out < 0',
      [scene.subagent.id],
    );
    expect(row!.carried).toBe(-200n);
  });
});

describe('built-in games', () => {
  it('built-in games played alone and at tables are counted, bets of the arena are not', async () => {
    const scene = await downline(await freshWorld());
    const { world, games, player } = scene;
    games.advanceClockOnRead();
    for (let play = 0; play < 5; play += 1) {
      await games.play(player, 'dice', { target: 5_000, direction: 'over' }, { amount: '10000' });
    }
    const { roundId } = await world.openRound();
    await world.bet(player, roundId, 'meron', '60000');
    await closeAll(world, after(0));
    const day = await queryRow<{ stakes: bigint; returns: bigint }>(
      world.db,
      'select stakes, returns from earning_days',
    );
    const plays = await queryRow<{ stakes: bigint; returns: bigint }>(
      world.db,
      'select sum(amount)::bigint as stakes, sum(payout)::bigint as returns from plays',
    );
    expect(day).toEqual(plays);
    expect(day!.stakes).toBe(50_000n);
  });

  it('agents share the house result: a jackpot is not its loss, its contributions are not its gain', async () => {
    const scene = await downline(await freshWorld());
    const { world, games, player } = scene;
    await offerBuiltInJackpots(world.db, 'IDR');
    games.advanceClockOnRead();
    const spin = async () =>
      (await games.play(player, 'slots-lantern-three', {}, { amount: '10000' })).answer.data;
    const plays = [await spin(), await spin(), await spin()];
    // Every stake wins from here on.
    await world.db.run('update jackpots set turnover = 1000');
    plays.push(await spin());
    const won = plays.map(({ jackpot }) => BigInt(jackpot?.won ?? 0));
    expect(won.slice(0, 3)).toEqual([0n, 0n, 0n]);
    // The seed, and one per cent of each stake.
    expect(won[3]).toBe(10_000_400n);
    const paid = plays.reduce((sum, { payout }) => sum + BigInt(payout ?? 0), 0n);
    const returns = paid - 10_000_400n + 400n;

    await closeAll(world, after(0));
    const day = await queryRow<{ stakes: bigint; returns: bigint }>(
      world.db,
      'select stakes, returns from earning_days',
    );
    expect(day).toEqual({ stakes: 40_000n, returns });
    const share = await queryRow<{ share: bigint }>(
      world.db,
      'select share from game_results where agent_id = $1',
      [scene.subagent.id],
    );
    // A tenth of the house's result, rounded towards negative infinity.
    const ggr = 40_000n - returns;
    const tenth = (ggr - (((ggr % 10n) + 10n) % 10n)) / 10n;
    expect(share?.share ?? 0n).toBe(tenth);
  });
});
