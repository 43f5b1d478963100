import { roles, userStatuses, type Role, type UserStatus } from '@lobi/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/actor.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { provideWorlds } from './provide-worlds.ts';
import type { World } from './world.ts';

const freshWorld = provideWorlds();

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);
const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'yes',
    (error: unknown) => codeOf(error),
  );

/** agent ▸ subagent ▸ player; somebody of every role beside; a stranger without an agent. */
async function cast(world: World) {
  const agent = await world.user({ role: 'agent', commissionBp: 300 });
  const subagent = await world.user({ role: 'agent', parent: agent, commissionBp: 200 });
  return {
    agent,
    subagent,
    player: await world.user({ parent: subagent }),
    stranger: await world.user(),
    declare: await world.user({ role: 'declare' }),
    admin: await world.user({ role: 'admin' }),
    admin2: await world.user({ role: 'admin' }),
    superadmin: await world.user({ role: 'superadmin' }),
    superadmin2: await world.user({ role: 'superadmin' }),
  };
}
type Cast = Awaited<ReturnType<typeof cast>>;
type Name = keyof Cast;

const versionOf = async ({ db }: World, { id }: Actor): Promise<number> => {
  const row = await db.row<{ version: number }>('select version from users where id = $1', [id]);
  return row!.version;
};

describe('a change of status', () => {
  let world: World;
  let people: Cast;
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
    people = await cast(world);
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

  /** What each may do to whom; whoever is not named is out of sight, or never to be changed. */
  const allowed: Record<Name, Partial<Record<Name, readonly string[]>>> = {
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
  const sees = (name: Name, target: Name): boolean =>
    name === target ||
    ['admin', 'admin2', 'superadmin', 'superadmin2'].includes(name) ||
    allowed[name][target] !== undefined;

  const pairs = (Object.keys(allowed) as Name[]).flatMap((name) =>
    (Object.keys(allowed) as Name[]).map((target) => ({ name, target })),
  );

  it.each(pairs)('by $name of $target follows the table', async ({ name, target }) => {
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
        expect([from, to, outcome]).toEqual([from, to, may ? 'yes' : refusal]);
      }
    }
    await db.run(`update users set status = 'activated' where id = $1`, [id]);
  });

  it('tells the reader beforehand what it would allow', async () => {
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
    'is refused to somebody who is %s',
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
  it('with a time is not lifted before it, whoever asks', async () => {
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

  it('is changed once by two who have seen the same version', async () => {
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
    expect(outcomes.sort()).toEqual(['conflict', 'yes']);
  });

  it('keeps its reason, tells the person, staff and the agents above, and is written down', async () => {
    const world = await freshWorld();
    const { agent, subagent, player, admin } = await cast(world);
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
    const news = await world.db.rows<{ topic: string; subject: string; facts: unknown }>(
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
    const told = news.filter(({ topic }) => topic === 'agent').map(({ subject }) => subject);
    expect(told.sort()).toEqual([agent.id, subagent.id].sort());
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data).toMatchObject([
      { kind: 'status-changed', body: expect.stringContaining('a break was asked for') },
    ]);
    const { data: lines } = await world.services.activity.list(player, player.id, {});
    // From where it was done is not the person's to know.
    expect(lines).toMatchObject([{ action: 'status-change', ip: 'unknown', device: 'unknown' }]);
  });

  it('of blocked ends every session of the person, and nobody else', async () => {
    const world = await freshWorld();
    const { player, stranger, admin } = await cast(world);
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
  let people: Cast;
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
    people = await cast(world);
  });
  let count = 0;
  const make = (
    name: Name,
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
      verdict: makes[maker].includes(role) ? 'yes' : 'forbidden',
    })),
  );
  it.each(cells)('of role $role by $maker: $verdict', async ({ maker, role, verdict }) => {
    expect(await outcomeOf(make(maker, { role }))).toBe(verdict);
  });

  it('waits for approval, with a hashed password, below the agent who made it', async () => {
    const made = await make('subagent', { role: 'player' });
    expect(made).toMatchObject({
      status: 'pending',
      parent: { id: people.subagent.id },
      wallet: { balance: '0' },
      allowedStatuses: ['activated'],
    });
    const stored = await world.services.users.findForLogin(made.username);
    expect(stored?.passwordHash).toBe('hash of long enough');
    await expect(world.services.users.show(people.agent, made.id)).resolves.toMatchObject({
      id: made.id,
    });
  });

  it('stands below oneself or an agent of the own downline, never elsewhere', async () => {
    const below = { role: 'player', parentId: people.subagent.id } as const;
    expect((await make('agent', below)).parent?.id).toBe(people.subagent.id);
    expect((await make('admin', below)).parent?.id).toBe(people.subagent.id);
    expect((await make('admin', { role: 'player' })).parent).toBeNull();
    const above = { role: 'player', parentId: people.agent.id } as const;
    expect(await outcomeOf(make('subagent', above))).toBe('not_found');
    const nobody = { role: 'player', parentId: '0193b1c4-0000-7000-8000-000000000000' } as const;
    expect(await outcomeOf(make('admin', nobody))).toBe('not_found');
    const player = { role: 'player', parentId: people.player.id } as const;
    expect(await outcomeOf(make('admin', player))).toBe('validation');
    const declare = { role: 'declare', parentId: people.agent.id } as const;
    expect(await outcomeOf(make('admin', declare))).toBe('validation');
  });

  it('has no rate above that of the agent above', async () => {
    const rate = (name: Name, commissionBp: number, parentId?: string) =>
      outcomeOf(make(name, { role: 'agent', commissionBp, ...(parentId ? { parentId } : {}) }));
    expect(await rate('agent', 300)).toBe('yes');
    expect(await rate('agent', 301)).toBe('rate_above_own');
    expect(await rate('agent', 201, people.subagent.id)).toBe('rate_above_own');
    expect(await rate('admin', 201, people.subagent.id)).toBe('rate_above_own');
    expect(await rate('admin', 600)).toBe('yes');
    expect(await outcomeOf(make('agent', { role: 'player', commissionBp: 1 }))).toBe('validation');
  });

  it('is made by nobody who is not active himself', async () => {
    const restricted = { ...people.agent, status: 'restricted' } as const;
    const call = world.services.userManagement.create(restricted, {
      username: 'made-by-restricted',
      password: 'long enough',
      role: 'player',
    });
    expect(await outcomeOf(call)).toBe('forbidden');
  });
});

describe('what may be edited', () => {
  const contact = { name: 'Sari', phone: '+62 812 3456 789', email: 'sari@mail.example' };
  const rate = { commissionBp: 250 };

  it.each<[Name, Name, string, string]>([
    ['player', 'player', 'yes', 'forbidden'],
    ['subagent', 'player', 'yes', 'forbidden'],
    ['agent', 'player', 'yes', 'forbidden'],
    ['agent', 'subagent', 'forbidden', 'yes'],
    ['agent', 'agent', 'yes', 'forbidden'],
    ['subagent', 'agent', 'not_found', 'not_found'],
    ['agent', 'stranger', 'not_found', 'not_found'],
    ['declare', 'declare', 'yes', 'forbidden'],
    ['declare', 'player', 'not_found', 'not_found'],
    ['admin', 'player', 'yes', 'forbidden'],
    ['admin', 'subagent', 'yes', 'yes'],
    ['admin', 'admin2', 'forbidden', 'forbidden'],
    ['admin', 'superadmin', 'forbidden', 'forbidden'],
    ['admin', 'admin', 'yes', 'forbidden'],
    ['superadmin', 'admin', 'yes', 'forbidden'],
    ['superadmin', 'subagent', 'yes', 'yes'],
  ])('by %s of %s: name and contacts %s, rate %s', async (name, target, contacts, rates) => {
    const world = await freshWorld();
    const people = await cast(world);
    const edit = async (body: object) =>
      outcomeOf(
        world.services.userManagement.update(people[name], people[target].id, {
          version: await versionOf(world, people[target]),
          ...body,
        }),
      );
    expect([await edit(contact), await edit(rate)]).toEqual([contacts, rates]);
  });

  it('is kept, and what is left out stays', async () => {
    const world = await freshWorld();
    const player = await world.user();
    const { update } = world.services.userManagement;
    await update(player, player.id, { version: 1, ...contact });
    const detail = await update(player, player.id, { version: 2, phone: null });
    expect(detail).toMatchObject({ ...contact, phone: null, version: 3 });
    expect(await outcomeOf(update(player, player.id, { version: 2, name: 'Late' }))).toBe(
      'conflict',
    );
  });

  it('leaves rates in order from the top to the bottom', async () => {
    const world = await freshWorld();
    const { agent, subagent, admin } = await cast(world);
    const lowest = await world.user({ role: 'agent', parent: subagent, commissionBp: 150 });
    const set = async (actor: Actor, target: Actor, commissionBp: number) =>
      outcomeOf(
        world.services.userManagement.update(actor, target.id, {
          version: await versionOf(world, target),
          commissionBp,
        }),
      );
    expect(await set(agent, subagent, 301)).toBe('rate_above_own');
    expect(await set(agent, subagent, 149)).toBe('rate_above_own');
    expect(await set(agent, subagent, 150)).toBe('yes');
    expect(await set(subagent, lowest, 151)).toBe('rate_above_own');
    expect(await set(admin, agent, 149)).toBe('rate_above_own');
    expect(await set(admin, agent, 500)).toBe('yes');
    expect(await set(agent, lowest, 100)).toBe('forbidden');
  });
});

describe('who a user is', () => {
  it('is told in full to oneself and staff, with veiled contacts to agents above', async () => {
    const world = await freshWorld();
    const { agent, player, admin } = await cast(world);
    const { users, userManagement } = world.services;
    const full = { name: 'Sari', phone: '085712345123', email: 'sari@mail.com' };
    await userManagement.update(player, player.id, { version: 1, ...full });
    expect(await users.show(player, player.id)).toMatchObject(full);
    expect(await users.show(admin, player.id)).toMatchObject(full);
    expect(await users.show(agent, player.id)).toMatchObject({
      name: 'Sari',
      phone: '085•••123',
      email: 's•••@mail.com',
    });
  });

  it('comes with the referral code for agents themselves and staff only', async () => {
    const world = await freshWorld();
    const { agent, subagent, player, admin } = await cast(world);
    const { users } = world.services;
    const codeFor = async (reader: Actor, target: Actor) =>
      (await users.show(reader, target.id)).referralCode;
    expect(await codeFor(subagent, subagent)).toEqual(expect.any(String));
    expect(await codeFor(admin, subagent)).toEqual(expect.any(String));
    expect(await codeFor(agent, subagent)).toBeNull();
    expect(await codeFor(player, player)).toBeNull();
  });

  it.each<[Name, Name, readonly string[]]>([
    ['player', 'player', ['edit', 'cash-out', 'see-activity', 'see-sessions']],
    ['stranger', 'stranger', ['edit', 'see-activity', 'see-sessions']],
    ['agent', 'player', ['edit', 'cash-in', 'cash-out']],
    ['agent', 'subagent', ['edit', 'cash-in', 'cash-out']],
    ['admin', 'player', ['edit', 'cash-in', 'see-activity', 'see-sessions']],
    ['admin', 'declare', ['edit', 'see-activity', 'see-sessions']],
    ['admin', 'superadmin', ['see-activity', 'see-sessions']],
  ])('lets %s do about %s: %j', async (name, target, actions) => {
    const world = await freshWorld();
    const people = await cast(world);
    const detail = await world.services.users.show(people[name], people[target].id);
    expect(detail.actions).toEqual(actions);
  });
});

describe('a downline', () => {
  it('adds up: what its members made for the agent is what the agent earned', async () => {
    const world = await freshWorld();
    const { services } = world;
    const agent = await world.user({ role: 'agent', commissionBp: 300 });
    const subagent = await world.user({ role: 'agent', parent: agent, commissionBp: 111 });
    const bettors = [
      await world.user({ parent: agent, funds: 1_000_000n }),
      await world.user({ parent: subagent, funds: 1_000_000n }),
      await world.user({ parent: subagent, funds: 1_000_000n }),
    ];
    const { roundId, declarator } = await world.openRound();
    for (const [index, bettor] of bettors.entries()) {
      await world.bet(bettor, roundId, index % 2 ? 'wala' : 'meron', String(33_333 + index * 777));
    }
    await services.rounds.step(declarator, roundId, 'close', undefined);
    await services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    world.clock.now = new Date(world.clock.now.getTime() + 10_000);
    await settleAll(world.db, { at: world.clock.now });
    const { data } = await services.downline.list(agent, agent.id, {});
    expect(data.map(({ id, players, children }) => ({ id, players, children }))).toEqual(
      expect.arrayContaining([
        { id: subagent.id, players: 2, children: 2 },
        { id: bettors[0]!.id, players: 0, children: 0 },
      ]),
    );
    const sub = data.find(({ id }) => id === subagent.id);
    expect(sub).toMatchObject({ turnover: String(34_110 + 34_887), shareBp: 189 });
    const earned = await world.db.row<{ sum: bigint }>(
      'select sum(amount)::bigint as sum from earnings where claimee_id = $1',
      [agent.id],
    );
    const commission = data.reduce((sum, member) => sum + BigInt(member.commission), 0n);
    expect(commission).toBe(earned!.sum);
    expect(commission).toBeGreaterThan(0n);
    const { data: own } = await services.downline.list(agent, subagent.id, {});
    expect(own.map(({ id }) => id).sort()).toEqual([bettors[1]!.id, bettors[2]!.id].sort());
  });

  it('counts the last 7 days of the platform only', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent', commissionBp: 300 });
    const player = await world.user({ parent: agent, funds: 1_000_000n });
    const rival = await world.user({ funds: 1_000_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '50000');
    await world.bet(rival, roundId, 'wala', '50000');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    // The clock begins at 07:00 on a day of the platform's zone.
    world.clock.now = new Date(world.clock.now.getTime() + 10_000);
    await settleAll(world.db, { at: world.clock.now });
    const turnover = async (hours: number) => {
      const settled = new Date('2026-11-01T00:00:00Z').getTime();
      world.clock.now = new Date(settled + hours * 3_600_000);
      const { data } = await world.services.downline.list(agent, agent.id, {});
      return data[0]?.turnover;
    };
    expect(await turnover(7 * 24 - 8)).toBe('50000');
    expect(await turnover(7 * 24 - 7)).toBe('0');
  });
});

describe('the user list', () => {
  it('shows direct members of one agent, as far as they are in sight', async () => {
    const world = await freshWorld();
    const { agent, subagent, player, admin } = await cast(world);
    const { users } = world.services;
    const idsOf = async (reader: Actor, parent: string) =>
      (await users.list(reader, { parent })).data.map(({ id }) => id);
    expect(await idsOf(agent, subagent.id)).toEqual([player.id]);
    expect(await idsOf(admin, agent.id)).toEqual([subagent.id]);
    expect(await idsOf(subagent, agent.id)).toEqual([]);
    expect(await idsOf(admin, 'nonsense')).toEqual([]);
  });
});

describe('a game', () => {
  const body = {
    title: 'Arena Baru',
    engine: 'arena',
    minimumStake: '1000',
    maximumStake: '500000',
    takeoutBp: 500,
    minimumOdds: 130,
  } as const;

  it('is run by its maker, and by staff', async () => {
    const world = await freshWorld();
    const { declare, admin, player } = await cast(world);
    const other = await world.user({ role: 'declare' });
    const { games, rounds } = world.services;
    const made = await games.create(declare, body);
    expect(made).toMatchObject({ title: 'Arena Baru', minimumStake: '1000', enabled: true });
    expect(await outcomeOf(rounds.create(other, made.id))).toBe('not_found');
    expect(await outcomeOf(games.update(other, made.id, { title: 'Taken' }))).toBe('not_found');
    expect(await outcomeOf(games.create(player, body))).toBe('forbidden');
    expect((await games.update(admin, made.id, { title: 'Arena Lama' })).title).toBe('Arena Lama');
    expect(await outcomeOf(rounds.create(declare, made.id))).toBe('yes');
  });

  it('has stakes in order and in the currency', async () => {
    const world = await freshWorld();
    const declare = await world.user({ role: 'declare' });
    const { games } = world.services;
    for (const [stakes, field] of [
      [{ minimumStake: '2000', maximumStake: '1000' }, 'maximumStake'],
      [{ minimumStake: '0' }, 'minimumStake'],
      [{ minimumStake: '1000.5' }, 'minimumStake'],
    ] as const) {
      await expect(games.create(declare, { ...body, ...stakes })).rejects.toMatchObject({
        code: 'validation',
        errors: { [field]: [expect.any(String)] },
      });
    }
    const { id } = await games.create(declare, body);
    expect(await outcomeOf(games.update(declare, id, { minimumStake: '600000' }))).toBe(
      'validation',
    );
  });

  it('that is not enabled is in nobody’s lobby but the desk’s, and opens no round', async () => {
    const world = await freshWorld();
    const { declare, admin, player } = await cast(world);
    const { games, rounds } = world.services;
    const { id } = await games.create(declare, body);
    await games.update(declare, id, { enabled: false });
    const seen = async (reader: Actor | undefined, query: { own?: 'true' } = {}) =>
      (await games.list(query, reader)).data.some((game) => game.id === id);
    expect(await seen(undefined)).toBe(false);
    expect(await seen(player)).toBe(false);
    expect(await seen(player, { own: 'true' })).toBe(false);
    expect(await seen(declare, { own: 'true' })).toBe(true);
    expect(await seen(admin, { own: 'true' })).toBe(true);
    expect(await outcomeOf(rounds.create(declare, id))).toBe('round_state');
    await games.update(declare, id, { enabled: true });
    expect(await outcomeOf(rounds.create(declare, id))).toBe('yes');
    expect((await games.list({}, player)).data[0]).not.toHaveProperty('enabled');
    expect(await outcomeOf(games.list({ own: 'true' }, undefined))).toBe('unauthenticated');
  });

  it('keeps its terms while a round takes bets under them', async () => {
    const world = await freshWorld();
    const { gameId, roundId, declarator } = await world.openRound();
    const { games, rounds } = world.services;
    const update = (change: object) => outcomeOf(games.update(declarator, gameId, change));
    expect(await update({ takeoutBp: 100 })).toBe('round_state');
    expect(await update({ minimumStake: '2000' })).toBe('round_state');
    expect(await update({ title: 'Another name', enabled: false })).toBe('yes');
    await rounds.step(declarator, roundId, 'close', undefined);
    expect(await update({ takeoutBp: 100 })).toBe('yes');
    expect((await rounds.show(roundId)).takeoutBp).toBe(600);
  });

  it('is a favourite of whoever keeps it, and of nobody else', async () => {
    const world = await freshWorld();
    const { declare, player, stranger } = await cast(world);
    const { games, favourites } = world.services;
    const { id } = await games.create(declare, body);
    const { id: other } = await games.create(declare, { ...body, title: 'Arena Lain' });
    await favourites.add(player, id);
    await favourites.add(player, id);
    const list = async (reader: Actor | undefined, favourite?: 'true') =>
      (await games.list({ favourite }, reader)).data.map((game) => [game.id, game.favourite]);
    expect(await list(player, 'true')).toEqual([[id, true]]);
    expect(await list(player)).toEqual([
      [id, true],
      [other, false],
    ]);
    expect(await list(stranger, 'true')).toEqual([]);
    expect((await list(undefined)).map(([, isFavourite]) => isFavourite)).toEqual([false, false]);
    await favourites.remove(player, id);
    expect(await list(player, 'true')).toEqual([]);
    const nothing = '0193b1c4-0000-7000-8000-000000000000';
    expect(await outcomeOf(favourites.add(player, nothing))).toBe('not_found');
  });
});
