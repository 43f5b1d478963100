import { describe, expect, it } from 'vitest';
import { apiTable } from '@lobi/core/contract';
import { usualPlan, type EarningPlan } from '../../packages/server/src/domain/earning-plan.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { closeCycle } from '../../packages/server/src/services/earnings/close-cycle.ts';
import { after, closeAll, dayMs, downline, record, terms, type Downline } from './game-days.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';

const freshWorld = setUpWorlds();

const planOf = (facts: Partial<EarningPlan>): EarningPlan => ({
  ...usualPlan,
  rateBp: 1_000,
  from: '2026-11-01',
  ...facts,
});

const earnedBy = async ({ world }: Pick<Downline, 'world'>, actor: Actor) =>
  (await world.services.wallets.earnings(actor, actor.walletId, {})).data.map(
    ({ type, day, lastDay, amount }) => [type, day, lastDay, amount],
  );

const nextDay = (world: World, days = 1): void => {
  world.clock.now = new Date(world.clock.now.getTime() + days * dayMs);
};

describe('an earning plan', () => {
  // The 1st of November 2026 is a Sunday.
  it('a weekly plan ends on Sundays; a loss of one day is offset within the week', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    const weekly = planOf({ cycle: 'weekly' });
    await record(scene, player, { stake: 10_000, payout: 0 });
    nextDay(world);
    await record(scene, player, { stake: 10_000, payout: 40_000 });
    nextDay(world, 6);
    await record(scene, player, { stake: 50_000, payout: 0 });
    expect(await closeAll(world, after(6), weekly)).toEqual(['closed']);
    expect(await closeAll(world, after(7), weekly)).toEqual(['closed']);
    expect(await earnedBy(scene, subagent)).toEqual([
      ['ggr', '2026-11-02', '2026-11-08', '2000'],
      ['ggr', '2026-11-01', '2026-11-01', '1000'],
    ]);
  });

  it('a monthly plan ends with the month', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    const monthly = planOf({ cycle: 'monthly' });
    await record(scene, player, { stake: 10_000, payout: 0 });
    expect(await closeAll(world, after(28), monthly)).toEqual([]);
    expect(await closeAll(world, after(29), monthly)).toEqual(['closed']);
    expect(await earnedBy(scene, subagent)).toEqual([['ggr', '2026-11-01', '2026-11-30', '1000']]);
  });

  it('an earning plan begins and ends on the days that it names', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    const promo = planOf({
      id: 'opening',
      type: 'promo',
      base: 'turnover',
      rateBp: 100,
      cycle: 'weekly',
      from: '2026-11-02',
      until: '2026-11-04',
    });
    for (const _day of [1, 2, 3, 4, 5]) {
      await record(scene, player, { stake: 10_000, payout: 0 });
      nextDay(world);
    }
    expect(await closeAll(world, after(30), promo)).toEqual(['closed']);
    expect(await earnedBy(scene, subagent)).toEqual([['promo', '2026-11-02', '2026-11-04', '300']]);
  });

  it('a plan may change its cycle: closed cycles stay closed, and no day is counted twice', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    for (const _day of [1, 2, 3, 4]) {
      await record(scene, player, { stake: 10_000, payout: 0 });
      nextDay(world);
    }
    await closeAll(world, after(1), usualPlan);
    await closeAll(world, after(7), planOf({ cycle: 'weekly' }));
    expect(await earnedBy(scene, subagent)).toEqual([
      ['ggr', '2026-11-03', '2026-11-08', '2000'],
      ['ggr', '2026-11-02', '2026-11-02', '1000'],
      ['ggr', '2026-11-01', '2026-11-01', '1000'],
    ]);
  });

  it('a referral plan pays the agent directly above, on stakes, beside the plan of all agents above', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent, agent } = scene;
    const referral = planOf({ id: 'links', type: 'referral', base: 'turnover', rateBp: 50 });
    await record(scene, player, { stake: 40_000, payout: 50_000 });
    await closeAll(world, after(0), referral);
    await closeAll(world, after(0), planOf({}));
    expect(await earnedBy(scene, subagent)).toEqual([
      ['referral', '2026-11-01', '2026-11-01', '200'],
    ]);
    expect(await earnedBy(scene, agent)).toEqual([]);
    expect(await world.houseSum('earnings')).toBe(200n);
  });

  it('an earning after costs, with a tier, shows the agent what it was computed from', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, agent } = scene;
    const plan = planOf({
      base: 'ngr',
      costsBp: 1_500,
      tiers: [{ from: 50_000n, rateBp: 1_500 }],
    });
    await record(scene, player, { stake: 100_000, payout: 20_000 });
    await closeAll(world, after(0), plan);
    // 68,000 are left of 80,000; 45 % of it less the 15 % of the subagent.
    const { data } = await world.services.wallets.earnings(agent, agent.walletId, {});
    expect(data.map(({ amount }) => amount)).toEqual(['20400']);
    const detail = await world.services.earnings.show(agent, data[0]!.id);
    apiTable['earning.show'].answer.parse({ data: detail });
    expect(detail.games).toEqual({
      base: 'ngr',
      returns: '20000',
      costsBp: 1_500,
      carried: '0',
      rateBp: 4_500,
      active: 1,
    });
  });

  it('a plan pays nothing when too few users played, and losses are still carried', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    const other = await world.user({ parent: subagent, funds: 1_000_000n });
    const plan = planOf({ minActive: 2 });
    await record(scene, player, { stake: 10_000, payout: 20_000 });
    nextDay(world);
    await record(scene, player, { stake: 30_000, payout: 0 });
    nextDay(world);
    await record(scene, player, { stake: 10_000, payout: 0 });
    await record(scene, other, { stake: 10_000, payout: 0 });
    await closeAll(world, after(2), plan);
    expect(await earnedBy(scene, subagent)).toEqual([['ggr', '2026-11-03', '2026-11-03', '2000']]);
  });

  it('a plan without carry-over does not carry losses of the house', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    await record(scene, player, { stake: 10_000, payout: 40_000 });
    nextDay(world);
    await record(scene, player, { stake: 10_000, payout: 0 });
    await closeAll(world, after(1), planOf({ carryOver: 'none' }));
    expect(await earnedBy(scene, subagent)).toEqual([['ggr', '2026-11-02', '2026-11-02', '1000']]);
  });

  it('a plan carries its own losses only', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    const referral = planOf({ id: 'links', type: 'referral' });
    await record(scene, player, { stake: 10_000, payout: 40_000 });
    await closeAll(world, after(0), planOf({}));
    nextDay(world);
    await record(scene, player, { stake: 10_000, payout: 0 });
    await closeAll(world, after(1), { ...referral, from: '2026-11-02' });
    expect(await earnedBy(scene, subagent)).toEqual([
      ['referral', '2026-11-02', '2026-11-02', '1000'],
    ]);
  });

  it('a plan cycle is closed once by many nodes, concurrently with other plans', async () => {
    const scene = await downline(await freshWorld());
    const { world, player, subagent } = scene;
    await record(scene, player, { stake: 50_000, payout: 0 });
    const plans = [
      planOf({}),
      planOf({ id: 'links', type: 'referral', base: 'turnover', rateBp: 100 }),
      planOf({ id: 'opening', type: 'promo', rateBp: 500 }),
    ];
    const outcomes = await Promise.all(
      [...plans, ...plans, ...plans.toReversed(), ...plans].map((plan) =>
        closeCycle(world.db, terms, plan, after(0)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'closed')).toHaveLength(plans.length);
    expect(
      (await earnedBy(scene, subagent)).map(([type, , , amount]) => `${type} ${amount}`).toSorted(),
    ).toEqual(['ggr 5000', 'promo 2500', 'referral 500']);
    const { answer } = await world.services.earnings.claimAll(subagent, subagent.walletId, once());
    expect(answer).toMatchObject({ claimed: '8000', claimable: '0' });
    expect(await world.balanceOf(subagent)).toBe(8_000n);
  });
});

describe('what an agent earns on games', () => {
  it('an agent sees the plans with their own rates; a user without a rate sees none', async () => {
    const { world, agent } = await downline(await freshWorld());
    const totals = await world.services.earnings.totals(agent, agent.walletId);
    apiTable['earning.totals'].answer.parse({ data: totals });
    expect(totals.plans).toEqual([
      {
        id: 'games',
        type: 'ggr',
        base: 'ggr',
        costsBp: 0,
        rateBp: 2_250,
        tiers: [],
        carriesLosses: true,
        minActive: 0,
        cycle: 'daily',
        until: null,
      },
    ]);
    const free = await world.user({ role: 'agent' });
    expect((await world.services.earnings.totals(free, free.walletId)).plans).toEqual([]);
  });
});
