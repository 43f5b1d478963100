import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { createTestUsers, outcomeOf, type TestUsers } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';
import { queryRow, queryRows } from '../query-rows.ts';
import { createChangeRequests, type ChangeRequests } from './change-requests.ts';

const freshWorld = setUpWorlds();

let world: World;
let people: TestUsers;
let requestChange: ChangeRequests['requestChange'];
let readUser: ChangeRequests['readUser'];
let toRole: ChangeRequests['toRole'];
let toAgent: ChangeRequests['toAgent'];

const open = async (fourEyes: boolean): Promise<void> => {
  world = await freshWorld({ rules: { fourEyes } });
  people = await createTestUsers(world);
  ({ requestChange, readUser, toRole, toAgent } = createChangeRequests(world, people));
};

describe('a change of role', () => {
  beforeEach(() => open(false));

  it('a role change ends all sessions of the user, and is in the user’s activity', async () => {
    const sessions = createSessionStore(world.db);
    const at = world.clock.now;
    await world.db.run(
      `insert into sessions (id, user_id, token_hash, cookie_hash, expires_at)
       values (gen_random_uuid(), $1, 'token', 'cookie', $2::timestamptz + interval '10 years')`,
      [people.stranger.id, at],
    );
    expect(await sessions.listRunning(people.stranger.id)).toHaveLength(1);
    await requestChange(people.superadmin, await toRole(people.stranger, 'agent'));
    expect(await sessions.listRunning(people.stranger.id)).toEqual([]);
    expect(world.endedSessions).toHaveLength(1);
    const { data } = await world.services.activity.list(people.admin, people.stranger.id, {});
    expect(data.map(({ action }) => action)).toEqual(['role-change']);
  });

  it('a role change is rejected for agents with a downline, and users with money, an agent or open work', async () => {
    const rich = await world.user({ funds: 1_000n });
    const declarator = await world.user({ role: 'declare' });
    await world.game(declarator);
    const bettor = await world.user({ funds: 5_000n });
    const { roundId } = await world.openRound();
    await world.bet(bettor, roundId, 'meron', '5000');
    const cases = [
      [people.agent, 'player', 'has_downline'],
      [people.agent, 'admin', 'has_downline'],
      [rich, 'admin', 'has_money'],
      [rich, 'declare', 'has_money'],
      [people.player, 'declare', 'has_agent'],
      [declarator, 'admin', 'has_open_work'],
      [bettor, 'agent', 'has_open_work'],
      [people.stranger, 'player', 'validation'],
      [rich, 'agent', 'ok'],
      [people.player, 'agent', 'ok'],
      [people.stranger, 'declare', 'ok'],
      [people.admin, 'superadmin', 'ok'],
      [people.superadmin2, 'admin', 'ok'],
    ] as const;
    for (const [target, role, expected] of cases) {
      const outcome = await outcomeOf(requestChange(people.superadmin, await toRole(target, role)));
      expect([target.username, role, outcome]).toEqual([target.username, role, expected]);
    }
  });

  it('a role change removes neither a block nor a break', async () => {
    for (const status of ['blocked', 'restricted', 'pending'] as const) {
      const target = await world.user({ status });
      expect(await outcomeOf(requestChange(people.superadmin, await toRole(target, 'agent')))).toBe(
        'status_not_allowed',
      );
    }
  });

  it('a role change removes the rate of an agent', async () => {
    const agent = await world.user({ role: 'agent', commissionBp: 200 });
    await requestChange(people.superadmin, await toRole(agent, 'player'));
    expect((await readUser(agent)).commissionBp).toBeNull();
  });

  it('one superadmin remains when two remove the role from each other', async () => {
    for (let race = 0; race < 12; race += 1) {
      const bodies = [
        await toRole(people.superadmin2, 'admin'),
        await toRole(people.superadmin, 'admin'),
      ] as const;
      const outcomes = await Promise.all([
        outcomeOf(requestChange(people.superadmin, bodies[0])),
        outcomeOf(requestChange(people.superadmin2, bodies[1])),
      ]);
      expect(outcomes).toContain('ok');
      const superadmins = await world.db.rows(`select from users where role = 'superadmin'`);
      expect(superadmins).toHaveLength(1);
      await world.db.run(`update users set role = 'superadmin' where id = any($1)`, [
        [people.superadmin.id, people.superadmin2.id],
      ]);
    }
  });
});

describe('a move to another agent', () => {
  beforeEach(() => open(false));

  const tree = async (): Promise<string[]> => {
    const rows = await queryRows<{ line: string }>(
      world.db,
      `select u.username || ' < ' || string_agg(a.username, ' < ' order by x.depth) as line
       from user_ancestors x join users u on u.id = x.user_id join users a on a.id = x.ancestor_id
       group by u.username order by 1`,
    );
    return rows.map(({ line }) => line);
  };

  /** Verifies every ancestor and depth from the parents only. */
  const isSound = async (): Promise<boolean> => {
    const row = await queryRow<{ sound: boolean }>(
      world.db,
      `with recursive way as (
         select id as user_id, parent_id as ancestor_id, 1 as depth
         from users where parent_id is not null
         union all
         select w.user_id, u.parent_id, w.depth + 1
         from way w join users u on u.id = w.ancestor_id where u.parent_id is not null
       )
       select not exists (
         (select * from way except select user_id, ancestor_id, depth from user_ancestors)
         union all
         (select user_id, ancestor_id, depth from user_ancestors except select * from way)
       ) as sound`,
    );
    return row?.sound ?? false;
  };

  it('moving a user moves the whole downline', async () => {
    const { agent, subagent, player } = people;
    const other = await world.user({ role: 'agent', commissionBp: 300 });
    const deep = await world.user({ role: 'agent', parent: other, commissionBp: 250 });
    const done = await requestChange(people.admin, await toAgent(subagent, deep));
    expect(done.facts).toEqual([
      { name: 'agent', before: agent.username, after: deep.username },
      { name: 'downline', before: null, after: '1' },
    ]);
    expect(await tree()).toContain(
      `${player.username} < ${subagent.username} < ${deep.username} < ${other.username}`,
    );
    expect(await isSound()).toBe(true);
    await requestChange(people.admin, await toAgent(subagent, null));
    expect(await tree()).toContain(`${player.username} < ${subagent.username}`);
    expect(await isSound()).toBe(true);
  });

  it('a move is rejected into the user’s downline, below a non-agent, and below a lower rate', async () => {
    const { agent, subagent, player, stranger, declare, admin } = people;
    const poor = await world.user({ role: 'agent', commissionBp: 100 });
    const cases = [
      [agent, agent, 'own_downline'],
      [agent, subagent, 'own_downline'],
      [stranger, player, 'validation'],
      [player, subagent, 'validation'],
      [declare, agent, 'validation'],
      [subagent, poor, 'rate_above_own'],
      [player, poor, 'ok'],
      [stranger, subagent, 'ok'],
    ] as const;
    for (const [target, parent, expected] of cases) {
      const outcome = await outcomeOf(requestChange(admin, await toAgent(target, parent)));
      expect([target.username, parent.username, outcome]).toEqual([
        target.username,
        parent.username,
        expected,
      ]);
    }
  });

  it('moving a user leaves earnings and requests with the former agents', async () => {
    const other = await world.user({ role: 'agent', commissionBp: 300 });
    const player = await world.user({ parent: people.subagent, funds: 50_000n });
    const body = { type: 'cash-out', amount: '20000' } as const;
    const cashOut = await world.services.transactions.create(
      player,
      player.walletId,
      body,
      once(),
      'en',
    );
    await requestChange(people.admin, await toAgent(player, other));
    const mine = await world.services.transactions.show(people.subagent, cashOut.answer.id, 'en');
    expect(mine.actions).toContain('complete');
    expect(await outcomeOf(world.services.transactions.show(other, cashOut.answer.id, 'en'))).toBe(
      'ok',
    );
  });

  it('two agents moved below each other concurrently make no cycle', async () => {
    const one = await world.user({ role: 'agent', commissionBp: 100 });
    const two = await world.user({ role: 'agent', commissionBp: 100 });
    const bodies = [await toAgent(one, two), await toAgent(two, one)] as const;
    const outcomes = await Promise.all([
      outcomeOf(requestChange(people.admin, bodies[0])),
      outcomeOf(requestChange(people.admin2, bodies[1])),
    ]);
    expect(outcomes.toSorted()).toEqual(['ok', 'own_downline']);
    expect(await isSound()).toBe(true);
  });

  it('the tree stays consistent while users are created below a moving agent', async () => {
    const other = await world.user({ role: 'agent', commissionBp: 300 });
    const move = await toAgent(people.subagent, other);
    await Promise.all([
      ...Array.from({ length: 8 }, () => world.user({ parent: people.subagent })),
      requestChange(people.admin, move),
    ]);
    expect(await isSound()).toBe(true);
  });
});
