import { roles, userStatuses, type Role, type UserStatus } from '@lobi/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import {
  createTestUsers,
  outcomeOf,
  versionOf,
  type TestUsers,
  type TestUserName,
} from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

describe('a change of status', () => {
  let world: World;
  let people: TestUsers;
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
    people = await createTestUsers(world);
  });

  const byAgents = ['pending activated', 'activated restricted'];
  const byStaff = [
    ...byAgents,
    'pending blocked',
    'activated blocked',
    'restricted activated',
    'restricted blocked',
  ];
  const bySuperadmins = [...byStaff, 'blocked activated'];

  /**
   * Allowed actions of each account on each target; an omitted target is not visible, or never
   * changed.
   */
  const allowed: Record<TestUserName, Partial<Record<TestUserName, readonly string[]>>> = {
    agent: { subagent: byAgents, player: byAgents },
    subagent: { player: byAgents },
    player: {},
    stranger: {},
    declare: {},
    admin: {
      agent: byStaff,
      subagent: byStaff,
      player: byStaff,
      stranger: byStaff,
      declare: byStaff,
    },
    admin2: {
      agent: byStaff,
      subagent: byStaff,
      player: byStaff,
      stranger: byStaff,
      declare: byStaff,
    },
    superadmin: {
      agent: bySuperadmins,
      subagent: bySuperadmins,
      player: bySuperadmins,
      stranger: bySuperadmins,
      declare: bySuperadmins,
      admin: bySuperadmins,
      admin2: bySuperadmins,
      superadmin2: bySuperadmins,
    },
    superadmin2: {
      agent: bySuperadmins,
      subagent: bySuperadmins,
      player: bySuperadmins,
      stranger: bySuperadmins,
      declare: bySuperadmins,
      admin: bySuperadmins,
      admin2: bySuperadmins,
      superadmin: bySuperadmins,
    },
  };
  const sees = (name: TestUserName, target: TestUserName): boolean =>
    name === target ||
    ['admin', 'admin2', 'superadmin', 'superadmin2'].includes(name) ||
    allowed[name][target] !== undefined;

  const pairs = (Object.keys(allowed) as TestUserName[]).flatMap((name) =>
    (Object.keys(allowed) as TestUserName[]).map((target) => ({ name, target })),
  );

  // id: status-change-table
  it.each(pairs)(
    'a status change by $name of $target follows the table',
    async ({ name, target }) => {
      const { db, services } = world;
      const { id } = people[target];
      for (const from of userStatuses) {
        for (const to of userStatuses) {
          await db.run('update users set status = $2 where id = $1', [id, from]);
          const version = await versionOf(world, people[target]);
          const outcome = await outcomeOf(
            services.userManagement.changeStatus(people[name], id, {
              status: to,
              reason: 'looked into it',
              version,
            }),
          );
          const may = allowed[name][target]?.includes(`${from} ${to}`);
          const refusal = sees(name, target) ? 'status_not_allowed' : 'not_found';
          expect([from, to, outcome]).toEqual([from, to, may ? 'ok' : refusal]);
        }
      }
      await db.run(`update users set status = 'activated' where id = $1`, [id]);
    },
  );

  it('a user detail lists the allowed status changes', async () => {
    const { services } = world;
    for (const { name, target } of pairs.filter((pair) => sees(pair.name, pair.target))) {
      const { allowedStatuses } = await services.users.show(people[name], people[target].id);
      const expected = userStatuses.filter((status) =>
        allowed[name][target]?.includes(`activated ${status}`),
      );
      expect([name, target, allowedStatuses]).toEqual([name, target, expected]);
    }
  });

  it.each(['pending', 'restricted', 'blocked'] as const)(
    'a status change by a user who is %s is rejected',
    async (status) => {
      const actor = { ...people.admin, status };
      const version = await versionOf(world, people.player);
      const body = { status: 'restricted', reason: 'looked into it', version } as const;
      expect(
        await outcomeOf(world.services.userManagement.changeStatus(actor, people.player.id, body)),
      ).toBe('status_not_allowed');
    },
  );
});

describe('a status', () => {
  it('a status with an end time cannot be lifted before it', async () => {
    const world = await freshWorld();
    const superadmin = await world.user({ role: 'superadmin' });
    const player = await world.user({ status: 'restricted' });
    const until = new Date(world.clock.now.getTime() + 60_000);
    await world.db.run('update users set status_until = $2 where id = $1', [player.id, until]);
    const lift = () =>
      world.services.userManagement.changeStatus(superadmin, player.id, {
        status: 'activated',
        reason: 'asked for it',
        version: 1,
      });
    expect(await outcomeOf(lift())).toBe('status_not_allowed');
    world.clock.now = until;
    expect((await lift()).statusUntil).toBeNull();
  });

  it('a pending user is activated only by a reviewer who has verified identity and age, which is recorded', async () => {
    const world = await freshWorld();
    const { agent, admin } = await createTestUsers(world);
    const waiting = await world.user({ status: 'pending', parent: agent });
    const { services } = world;
    const activate = (version: number, verified?: true) =>
      services.userManagement.changeStatus(agent, waiting.id, {
        ...{ status: 'activated', reason: 'registration approved', version, verified },
      });
    expect(await services.users.show(agent, waiting.id)).toMatchObject({ verification: null });
    await expect(activate(1)).rejects.toMatchObject({
      code: 'validation',
      errors: { verified: ['validation.required'] },
    });
    const at = world.clock.now.toISOString();
    expect(await activate(1, true)).toMatchObject({
      status: 'activated',
      // The verified identity is visible to staff only.
      verification: { at, by: null },
    });
    const { verification } = await services.users.show(admin, waiting.id);
    expect(verification).toEqual({ at, by: agent.username });
  });

  it('a user who was activated before is activated again without another verification', async () => {
    const world = await freshWorld();
    const { superadmin, admin } = await createTestUsers(world);
    const waiting = await world.user({ status: 'pending' });
    const change = (actor: Actor, status: UserStatus, verified?: true) =>
      versionOf(world, waiting).then((version) =>
        world.services.userManagement.changeStatus(actor, waiting.id, {
          ...{ status, reason: 'looked into it', version, verified },
        }),
      );
    await change(admin, 'blocked');
    // Blocked while pending, and never activated.
    expect(await outcomeOf(change(superadmin, 'activated'))).toBe('validation');
    const { verification } = await change(superadmin, 'activated', true);
    expect(verification).toMatchObject({ by: superadmin.username });
    await change(admin, 'restricted');
    await change(admin, 'activated');
    await change(admin, 'blocked');
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    expect(await change(superadmin, 'activated')).toMatchObject({ verification });
  });

  it('a status that two users change at the same version is changed once', async () => {
    const world = await freshWorld();
    const admin = await world.user({ role: 'admin' });
    const player = await world.user();
    const change = (status: UserStatus) =>
      outcomeOf(
        world.services.userManagement.changeStatus(admin, player.id, {
          status,
          reason: 'looked into it',
          version: 1,
        }),
      );
    const outcomes = await Promise.all([change('restricted'), change('blocked')]);
    expect(outcomes.sort()).toEqual(['conflict', 'ok']);
  });

  it('a status change keeps its reason, is recorded, and notifies the user, staff and the agents above', async () => {
    const world = await freshWorld();
    const { agent, subagent, player, admin } = await createTestUsers(world);
    await world.db.run('update outbox set published_at = now()');
    const detail = await world.services.userManagement.changeStatus(admin, player.id, {
      status: 'restricted',
      reason: 'a break was asked for',
      version: 1,
    });
    expect(detail).toMatchObject({
      status: 'restricted',
      statusReason: 'a break was asked for',
      version: 2,
    });
    const news = await queryRows<{ topic: string; subject: string; facts: unknown }>(
      world.db,
      `select topic, subject_id as subject, facts from outbox
       where published_at is null order by topic, id`,
    );
    const change = { kind: 'user', id: player.id };
    expect(news.map(({ topic, facts }) => [topic, facts])).toEqual([
      ['agent', change],
      ['agent', change],
      ['ops', change],
      ['user', expect.objectContaining({ id: player.id, status: 'restricted', unread: 1 })],
    ]);
    const notified = news.filter(({ topic }) => topic === 'agent').map(({ subject }) => subject);
    expect(notified.sort()).toEqual([agent.id, subagent.id].sort());
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data).toMatchObject([
      {
        kind: 'status-changed',
        body: expect.stringContaining('Please contact support with any questions.'),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('a break was asked for');
    const { users } = world.services;
    expect(await users.show(player, player.id)).toMatchObject({
      statusReason: null,
      statusMessage: { reason: 'general', remark: null },
    });
    expect((await users.show(agent, player.id)).statusReason).toBeNull();
    const { data: lines } = await world.services.activity.list(player, player.id, {});
    // The user may not see the origin of the action.
    expect(lines).toMatchObject([{ action: 'status-change', ip: 'unknown', device: 'unknown' }]);
  });

  it('a block ends every session of the user, and of no other', async () => {
    const world = await freshWorld();
    const { player, stranger, admin } = await createTestUsers(world);
    const sessions = createSessionStore(world.db);
    const start = async ({ id }: Actor) => {
      const { id: sessionId } = await sessions.start({
        userId: id,
        tokenHash: Buffer.from(crypto.randomUUID()),
        cookieHash: Buffer.from(crypto.randomUUID()),
        address: '127.0.0.1',
        userAgent: undefined,
      });
      return sessionId;
    };
    const theirs = [await start(player), await start(player)];
    await start(stranger);
    await world.services.userManagement.changeStatus(admin, player.id, {
      status: 'blocked',
      reason: 'three accounts',
      version: 1,
    });
    expect([...world.endedSessions].sort()).toEqual(theirs.sort());
    expect(await sessions.listRunning(player.id)).toEqual([]);
    expect(await sessions.listRunning(stranger.id)).toHaveLength(1);
  });
});

describe('a new user', () => {
  let world: World;
  let people: TestUsers;
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
    people = await createTestUsers(world);
  });
  let count = 0;
  const make = (
    name: TestUserName,
    body: {
      role: 'player' | 'agent' | 'declare' | 'admin';
      parentId?: string;
      commissionBp?: number;
    },
  ) => {
    count += 1;
    return world.services.userManagement.create(people[name], {
      username: `made-${count}`,
      password: 'long enough',
      ...body,
    });
  };

  const makes: Record<Role, readonly Role[]> = {
    player: [],
    declare: [],
    agent: ['player', 'agent'],
    admin: ['player', 'agent', 'declare'],
    superadmin: ['player', 'agent', 'declare', 'admin'],
  };
  const cells = roles.flatMap((maker) =>
    (['player', 'agent', 'declare', 'admin'] as const).map((role) => ({
      maker,
      role,
      verdict: makes[maker].includes(role) ? 'ok' : 'forbidden',
    })),
  );
  it.each(cells)(
    'a new user of role $role by $maker: $verdict',
    async ({ maker, role, verdict }) => {
      expect(await outcomeOf(make(maker, { role }))).toBe(verdict);
    },
  );

  it('a new user waits for approval, with a hashed password, below the agent who created it', async () => {
    const created = await make('subagent', { role: 'player' });
    expect(created).toMatchObject({
      status: 'pending',
      parent: { id: people.subagent.id },
      wallet: { balance: '0' },
      allowedStatuses: ['activated'],
    });
    const stored = await world.services.users.findForLogin(created.username);
    expect(stored?.passwordHash).toBe('hash of long enough');
    await expect(world.services.users.show(people.agent, created.id)).resolves.toMatchObject({
      id: created.id,
    });
  });

  it('a new agent has a level: the number of agents from the top', async () => {
    const levels = await Promise.all(
      (['agent', 'subagent', 'player', 'declare'] as const).map(
        async (name) => (await world.services.users.show(people.admin, people[name].id)).level,
      ),
    );
    expect(levels).toEqual([1, 2, null, null]);
    const created = await make('subagent', { role: 'agent', commissionBp: 0 });
    expect(created.level).toBe(3);
    const { data } = await world.services.users.list(people.admin, { search: created.username });
    expect(data.map(({ level }) => level)).toEqual([3]);
  });

  it('a new user is placed below the creator or an agent of the creator’s downline', async () => {
    const below = { role: 'player', parentId: people.subagent.id } as const;
    expect((await make('agent', below)).parent?.id).toBe(people.subagent.id);
    expect((await make('admin', below)).parent?.id).toBe(people.subagent.id);
    expect((await make('admin', { role: 'player' })).parent).toBeNull();
    const above = { role: 'player', parentId: people.agent.id } as const;
    expect(await outcomeOf(make('subagent', above))).toBe('not_found');
    const missingParent = {
      role: 'player',
      parentId: '0193b1c4-0000-7000-8000-000000000000',
    } as const;
    expect(await outcomeOf(make('admin', missingParent))).toBe('not_found');
    const player = { role: 'player', parentId: people.player.id } as const;
    expect(await outcomeOf(make('admin', player))).toBe('validation');
    const declare = { role: 'declare', parentId: people.agent.id } as const;
    expect(await outcomeOf(make('admin', declare))).toBe('validation');
  });

  it('a new agent has no rate above that of the agent above', async () => {
    const rate = (name: TestUserName, commissionBp: number, parentId?: string) =>
      outcomeOf(make(name, { role: 'agent', commissionBp, ...(parentId ? { parentId } : {}) }));
    expect(await rate('agent', 300)).toBe('ok');
    expect(await rate('agent', 301)).toBe('rate_above_own');
    expect(await rate('agent', 201, people.subagent.id)).toBe('rate_above_own');
    expect(await rate('admin', 201, people.subagent.id)).toBe('rate_above_own');
    expect(await rate('admin', 600)).toBe('ok');
    expect(await outcomeOf(make('agent', { role: 'player', commissionBp: 1 }))).toBe('validation');
  });

  it('a new user is not created by a user who is not active', async () => {
    const restricted = { ...people.agent, status: 'restricted' } as const;
    const call = world.services.userManagement.create(restricted, {
      username: 'made-by-restricted',
      password: 'long enough',
      role: 'player',
    });
    expect(await outcomeOf(call)).toBe('forbidden');
  });
});
