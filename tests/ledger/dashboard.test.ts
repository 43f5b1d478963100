import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardRequests, type Dashboard, type Role } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { fight, playScenario, request, type Scenario } from './figures-scenario.ts';
import { openPaymentChannel } from './open-payment-channel.ts';
import { setUpWorlds } from './set-up-worlds.ts';

const freshWorld = setUpWorlds();

let scenario: Scenario;
beforeAll(async () => {
  scenario = await playScenario(await freshWorld({ lasts: true }));
});

async function dashboardOf<R extends Role>(actor: Actor & { readonly role: string }, role: R) {
  const dashboard = await scenario.world.services.dashboard.show(actor, 'en');
  if (dashboard.role !== role) throw new Error(`a dashboard of ${dashboard.role}`);
  return dashboard as Extract<Dashboard, { role: R | (R extends 'admin' ? 'superadmin' : never) }>;
}

describe('the dashboard of a player', () => {
  it('the dashboard of a player has open bets, open requests and recently played games', async () => {
    const dashboard = await dashboardOf(scenario.player, 'player');
    expect(dashboard.openBets).toEqual({ count: 2, amount: '15000' });
    expect(dashboard.openTransactions).toMatchObject([
      { type: 'deposit', status: 'pending', amount: '44000' },
    ]);
    // Each fight of the scenario has its own game, in six of which the player has bet.
    expect(dashboard.continueGames).toHaveLength(6);
    expect(dashboard.continueGames[0]?.currentRound).toMatchObject({ status: 'open' });
  });
});

describe('the dashboard of an agent', () => {
  it('the dashboard of an agent agrees with the report and the downline', async () => {
    const { world, agent, subagent } = scenario;
    const dashboard = await dashboardOf(agent, 'agent');
    const { rows } = await world.services.report.show({ group: 'agent' });
    const row = (key: string) => rows.find((each) => each.key === key);
    expect(BigInt(dashboard.turnover.week)).toBe(
      BigInt(row(agent.id)?.turnover ?? 0) + BigInt(row(subagent.id)?.turnover ?? 0),
    );
    expect(dashboard.commission.week).toBe(row(agent.id)?.commissions);
    expect(dashboard.commission.claimable).toBe(dashboard.commission.week);
    const { data: members } = await world.services.downline.list(agent, agent.id, {});
    const total = (name: 'turnover' | 'commission') =>
      members.reduce((sum, member) => sum + BigInt(member[name]), 0n);
    expect(total('turnover')).toBe(BigInt(dashboard.turnover.week));
    expect(total('commission')).toBe(BigInt(dashboard.commission.week));
    expect(dashboard.turnover.today).toBe('25000');
    expect(dashboard.commission.today).toBe(String(200 + 450));
    expect(dashboard.downline).toEqual({ agents: 1, players: 2, pending: 0 });
    const { referralCode } = await world.services.users.show(agent, agent.id);
    expect(dashboard.referralCode).toBe(referralCode);
  });

  it('the dashboard of an agent has exactly the requests that the agent may decide', async () => {
    const { world, agent, subagent, loner, player } = scenario;
    await request(scenario, loner, { type: 'deposit', amount: '12000' });
    // An account that is no longer new, and money that goes to the direct agent.
    const { now } = world.clock;
    world.clock.now = new Date(now.getTime() + 8 * 86_400_000);
    const channelId = await openPaymentChannel(world, 'agent');
    await request({ ...scenario, channelId }, player, { type: 'deposit', amount: '45000' });
    const subagentDashboard = await dashboardOf(subagent, 'agent');
    expect(subagentDashboard.requests.map(({ amount }) => amount)).toEqual(['45000']);
    expect(subagentDashboard.requestCount).toBe(1);
    // Requests that the house settles, or that the agent below settles, are not listed.
    expect(await dashboardOf(agent, 'agent')).toMatchObject({ requests: [], requestCount: 0 });
    world.clock.now = now;
    const beside = await world.user({ role: 'agent' });
    expect(await dashboardOf(beside, 'agent')).toMatchObject({ requests: [], requestCount: 0 });
  });
});

describe('the turnover of an agent', () => {
  it('the turnover of an agent agrees with that of the members who play games of providers', async () => {
    const { world, agent, player } = scenario;
    const before = await dashboardOf(agent, 'agent');
    const id = 'a0000000-0000-4000-8000-000000000001';
    await world.db.run(
      `insert into providers (id, code, name, origin, secret)
       values ($1, 'studio', 'Studio', 'https://studio.example', 'x')`,
      [id],
    );
    await world.db.run(
      `insert into provider_rounds
         (id, provider_id, external_id, game_id, wallet_id, currency, amount, status, settled_at)
       select $1, $1, 'r1', (select id from games limit 1), $2, 'IDR', 7000, 'lost', $3`,
      [id, player.walletId, world.clock.now],
    );
    const { turnover } = await dashboardOf(agent, 'agent');
    const { data: members } = await world.services.downline.list(agent, agent.id, {});
    await world.db.run('delete from provider_rounds where id = $1', [id]);
    await world.db.run('delete from providers where id = $1', [id]);
    expect(BigInt(turnover.week)).toBe(BigInt(before.turnover.week) + 7_000n);
    expect(members.reduce((sum, member) => sum + BigInt(member.turnover), 0n)).toBe(
      BigInt(turnover.week),
    );
  });
});

describe('the dashboard of an agent with many requests', () => {
  it('the dashboard of an agent counts all waiting requests and has the oldest of them', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent' });
    const admin = await world.user({ role: 'admin' });
    const channelId = await openPaymentChannel(world, 'agent');
    const amounts = Array.from({ length: dashboardRequests + 3 }, (_, n) => String(10_000 + n));
    for (const amount of amounts) {
      const player = await world.user({ parent: agent });
      // A new account is a flag, which would send the request to staff.
      world.clock.now = new Date(world.clock.now.getTime() + 8 * 86_400_000);
      await request({ world, admin, channelId }, player, { type: 'deposit', amount });
    }
    // Above what an agent may decide: it waits for staff.
    const rich = await world.user({ parent: agent });
    await request({ world, admin, channelId }, rich, { type: 'deposit', amount: '6000000' });
    const board = await world.services.dashboard.show(agent, 'en');
    if (board.role !== 'agent') throw new Error(`a dashboard of ${board.role}`);
    expect(board.requestCount).toBe(amounts.length);
    expect(board.requests.map(({ amount }) => amount)).toEqual(amounts.slice(0, dashboardRequests));
    const { data, meta } = await world.services.transactions.queue(agent, { status: 'mine' }, 'en');
    expect(meta.total).toBe(board.requestCount);
    expect(data.map(({ amount }) => amount)).toEqual(amounts);
  });
});

describe('the dashboard of staff', () => {
  it('the dashboard of staff agrees with the report, day by day', async () => {
    const { world, admin } = scenario;
    const dashboard = await dashboardOf(admin, 'admin');
    const { rows } = await world.services.report.show({ from: '2026-10-19', to: '2026-11-01' });
    expect(dashboard.days).toEqual(
      rows.map(({ key, label: _1, welcomeCredits: _2, commissions: _3, ...figures }) => ({
        date: key,
        ...figures,
      })),
    );
    const { date: _date, ...today } = dashboard.days.at(-1)!;
    expect(dashboard.today).toEqual(today);
  });

  it('the dashboard of staff compares today with yesterday up to the same time of day', async () => {
    const { world, admin } = scenario;
    const { yesterday, countedAt } = await dashboardOf(admin, 'admin');
    expect(countedAt).toBe(world.clock.now.toISOString());
    // The fight and the withdrawal after 15:00 of that day are not in it.
    expect(yesterday).toMatchObject({
      turnover: '63334',
      deposits: '250000',
      withdrawals: '0',
      activePlayers: 2,
    });
  });

  it('players of the day are those with a settled bet that was not refunded', async () => {
    const world = await freshWorld();
    const admin = await world.user({ role: 'admin' });
    const funded = () => world.user({ funds: 100_000n });
    const [settled, opponent, drawn, running] = await Promise.all([1, 2, 3, 4].map(funded));
    await fight(
      world,
      [
        [settled!, 'meron', '10000'],
        [opponent!, 'wala', '10000'],
      ],
      'meron',
    );
    await fight(
      world,
      [
        [drawn!, 'meron', '10000'],
        [running!, 'wala', '10000'],
      ],
      'draw',
    );
    const { roundId } = await world.openRound();
    await world.bet(running!, roundId, 'meron', '10000');
    await world.bet(settled!, roundId, 'wala', '10000');
    const board = await world.services.dashboard.show(admin, 'en');
    expect(board).toMatchObject({ today: { activePlayers: 2, turnover: '20000' } });
  });

  it('the dashboard of staff counts pending requests and users', async () => {
    const { world, admin } = scenario;
    const superadmin = await world.user({ role: 'superadmin' });
    await world.user({ status: 'pending' });
    await world.user({ status: 'blocked' });
    for (const reader of [admin, superadmin]) {
      const dashboard = await dashboardOf(reader, 'admin').catch(() =>
        dashboardOf(reader, 'superadmin'),
      );
      expect(dashboard.role).toBe(reader.role);
      const { counts } = await world.services.transactions.queue(reader, {}, 'en');
      expect(dashboard.queue).toEqual(counts);
      expect(dashboard.users).toMatchObject({ pending: 1, blocked: 1, restricted: 0 });
    }
  });
});

describe('the dashboard of a declarator', () => {
  it('the dashboard of a declarator has the declarator’s games, also disabled ones, with the current round', async () => {
    const { world } = scenario;
    const { declarator, gameId } = await world.openRound();
    await world.services.games.update(declarator, gameId, { enabled: false });
    const { games } = await dashboardOf(declarator, 'declare');
    expect(games).toMatchObject([{ id: gameId, enabled: false, currentRound: { status: 'open' } }]);
  });
});
