import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportRow } from '@lobi/core/contract';
import { playScenario, request, type Scenario } from './figures-scenario.ts';
import { openPaymentChannel } from './open-payment-channel.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

let scenario: Scenario;
beforeAll(async () => {
  scenario = await playScenario(await freshWorld({ lasts: true }));
});

type Query = Parameters<Scenario['world']['services']['report']['show']>[0];
const report = (query: Query) => scenario.world.services.report.show(query);
const days = { from: '2026-10-30', to: '2026-11-01' };

const money = [
  'turnover',
  'payout',
  'ggr',
  'deposits',
  'withdrawals',
  'welcomeCredits',
  'commissions',
] as const;
const sumOf = (rows: readonly ReportRow[], name: (typeof money)[number]): bigint =>
  rows.reduce((sum, row) => sum + BigInt(row[name]), 0n);

const one = async (sql: string): Promise<bigint> =>
  (await queryRow<{ sum: bigint }>(scenario.world.db, sql))!.sum;

describe('a report', () => {
  it('a report by day counts what was settled and completed on each day, in the platform’s zone', async () => {
    const { rows } = await report({ ...days, group: 'day' });
    expect(
      rows.map(({ key, turnover, deposits, withdrawals, activePlayers }) => [
        key,
        turnover,
        deposits,
        withdrawals,
        activePlayers,
      ]),
    ).toEqual([
      ['2026-10-30', '100000', '100000', '0', 2],
      // A fight declared before midnight and settled after it belongs to this day.
      ['2026-10-31', String(63_334 + 40_000), '250000', '70000', 3],
      // Drawn, cancelled and open fights are no turnover; rejected and open requests do not count.
      ['2026-11-01', '25000', '0', '30000', 2],
    ]);
  });

  it.each(['day', 'game', 'agent'] as const)(
    'a report by %s adds up to its total',
    async (group) => {
      const { rows, total } = await report({ ...days, group });
      for (const name of money)
        expect([name, sumOf(rows, name)]).toEqual([name, BigInt(total[name])]);
      expect(BigInt(total.ggr)).toBe(BigInt(total.turnover) - BigInt(total.payout));
      // A player who was active on several days is one player.
      expect(total.activePlayers).toBe(3);
    },
  );

  it('a report has the same total for every grouping, but no requests by game', async () => {
    const [byDay, byGame, byAgent] = await Promise.all(
      (['day', 'game', 'agent'] as const).map(
        async (group) => (await report({ ...days, group })).total,
      ),
    );
    expect(byAgent).toEqual(byDay);
    expect(byGame).toEqual({ ...byDay, deposits: '0', withdrawals: '0' });
  });

  it('the figures of a report equal those of the ledger', async () => {
    const { total } = await report(days);
    const { world } = scenario;
    const ggr =
      (await world.houseSum('takeout')) +
      (await world.houseSum('breakage')) +
      (await world.houseSum('earnings'));
    expect(BigInt(total.ggr)).toBe(ggr);
    expect(BigInt(total.commissions)).toBe(await world.houseSum('earnings'));
    expect(BigInt(total.deposits) - BigInt(total.withdrawals)).toBe(
      -(await world.houseSum('clearing')),
    );
    expect(BigInt(total.payout)).toBe(
      await one(`select sum(e.amount)::bigint as sum from transfers t
        join entries e on e.transfer_id = t.id join wallets w on w.id = e.account_id
        where t.kind = 'payout'`),
    );
  });

  it('a report counts the credited amount of a deposit, with its unique code', async () => {
    const world = await freshWorld();
    const [admin, player] = [await world.user({ role: 'admin' }), await world.user()];
    const channelId = await openPaymentChannel(world, 'bank');
    const deposit = { type: 'deposit', amount: '50000' } as const;
    await request({ world, admin, channelId, withCodes: true }, player, deposit, 'complete');
    const { total } = await world.services.report.show({});
    expect(BigInt(total.deposits)).toBe(-(await world.houseSum('clearing')));
    expect(BigInt(total.deposits)).toBeGreaterThan(50_000n);
  });

  it('a report by agent counts stakes for the agent directly above, and commissions for their earners', async () => {
    const { rows } = await report({ ...days, group: 'agent' });
    const { agent, subagent } = scenario;
    const row = (key: string) => rows.find((each) => each.key === key);
    expect(row(subagent.id)).toMatchObject({
      label: subagent.username,
      turnover: String(60_000 + 20_000 + 10_000),
      deposits: '100000',
      withdrawals: '30000',
      commissions: String(600 + 200 + 100),
      activePlayers: 1,
    });
    expect(row(agent.id)).toMatchObject({ turnover: String(40_000 + 30_001 + 15_000) });
    expect(row('')).toMatchObject({ label: '–', turnover: '53333', commissions: '0' });
    expect(rows.at(-1)?.key).toBe('');
  });

  it('a report by game names the games that had a settled fight', async () => {
    const { rows } = await report({ ...days, group: 'game' });
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ label }) => label))).toEqual(new Set(['Arena Uji']));
  });

  it('a report covers the last 7 days by default, including days without activity', async () => {
    const { rows } = await report({});
    expect(rows.map(({ key }) => key)).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(rows[0]).toMatchObject({ turnover: '0', ggr: '0', activePlayers: 0 });
    expect((await report({ to: '2026-10-30' })).rows[0]?.key).toBe('2026-10-24');
    expect((await report({ from: '2026-10-31' })).rows).toHaveLength(2);
  });

  it.each<[Query, string, string]>([
    [{ from: '2026-02-31' }, 'from', 'validation.format'],
    [{ to: '2026-13-01' }, 'to', 'validation.format'],
    [{ from: '2026-10-31', to: '2026-10-30' }, 'to', 'validation.endBeforeStart'],
    [{ from: '2026-11-02' }, 'from', 'validation.startAfterEnd'],
    [{ from: '2025-10-31', to: '2026-11-01' }, 'from', 'validation.rangeTooLong'],
  ])(
    'a report of the days %j is rejected at its field with the reason',
    async (query, field, key) => {
      await expect(report(query)).rejects.toMatchObject({
        code: 'validation',
        errors: { [field]: [key] },
      });
    },
  );

  it('a report may cover 366 days', async () => {
    expect((await report({ from: '2025-11-01', to: '2026-11-01' })).rows).toHaveLength(366);
  });
});

describe('the report of a wallet', () => {
  const allUsers = () =>
    queryRows<{ id: string; walletId: string; role: string; parentId: string | null }>(
      scenario.world.db,
      `select u.id, w.id as "walletId", u.role, u.parent_id as "parentId"
       from users u join wallets w on w.user_id = u.id`,
    );
  const of = (walletId: string, query: Query = days) =>
    scenario.world.services.report.ofWallet(scenario.admin, walletId, query);

  it.each(['day', 'game'] as const)(
    'the wallet reports of all players, by %s, add up to the report of the platform',
    async (group) => {
      const query = { ...days, group };
      const players = (await allUsers()).filter(({ role }) => role === 'player');
      const rows = (await Promise.all(players.map(({ walletId }) => of(walletId, query)))).map(
        ({ total }) => total,
      );
      const { total } = await report(query);
      const shared = ['turnover', 'payout', 'ggr', 'deposits', 'withdrawals'] as const;
      for (const name of shared)
        expect([name, sumOf(rows, name)]).toEqual([name, BigInt(total[name])]);
      expect(sumOf(rows, 'commissions')).toBe(0n);
    },
  );

  it('the wallet report of an agent covers all members below, and what the agent earned', async () => {
    const { agent, subagent } = scenario;
    const all = await report({ ...days, group: 'agent' });
    const earned = (id: string) => all.rows.find(({ key }) => key === id)?.commissions;
    const [above, below] = [await of(agent.walletId), await of(subagent.walletId)];
    expect(below.total).toMatchObject({
      turnover: String(90_000),
      commissions: earned(subagent.id),
    });
    // A player without an agent is in no downline.
    expect(BigInt(above.total.turnover)).toBe(BigInt(all.total.turnover) - 53_333n);
    expect(above.total.commissions).toBe(earned(agent.id));
    const byAgent = await of(agent.walletId, { ...days, group: 'agent' });
    expect(byAgent.rows.map(({ key }) => key).toSorted()).toEqual(
      [agent.id, subagent.id].toSorted(),
    );
    expect(byAgent.total).toEqual(above.total);
  });

  it('a wallet report has a row for every day, and groups by agent only for agents', async () => {
    const [player] = (await allUsers()).filter(({ role }) => role === 'player');
    expect((await of(player!.walletId, {})).rows).toHaveLength(7);
    await expect(of(player!.walletId, { group: 'agent' })).rejects.toMatchObject({
      code: 'validation',
      errors: { group: ['validation.choice'] },
    });
  });
});
