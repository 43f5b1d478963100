import { describe, expect, it } from 'vitest';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createTestUsers, outcomeOf, versionOf, type TestUserName } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

describe('editable fields', () => {
  const contact = { name: 'Sari', phone: '+62 812 3456 789', email: 'sari@mail.example' };
  const rate = { commissionBp: 250 };

  it.each<[TestUserName, TestUserName, string, string]>([
    ['player', 'player', 'ok', 'forbidden'],
    ['subagent', 'player', 'ok', 'forbidden'],
    ['agent', 'player', 'ok', 'forbidden'],
    ['agent', 'subagent', 'forbidden', 'ok'],
    ['agent', 'agent', 'ok', 'forbidden'],
    ['subagent', 'agent', 'not_found', 'not_found'],
    ['agent', 'stranger', 'not_found', 'not_found'],
    ['declare', 'declare', 'ok', 'forbidden'],
    ['declare', 'player', 'not_found', 'not_found'],
    ['admin', 'player', 'ok', 'forbidden'],
    ['admin', 'subagent', 'ok', 'ok'],
    ['admin', 'admin2', 'forbidden', 'forbidden'],
    ['admin', 'superadmin', 'forbidden', 'forbidden'],
    ['admin', 'admin', 'ok', 'forbidden'],
    ['superadmin', 'admin', 'ok', 'forbidden'],
    ['superadmin', 'subagent', 'ok', 'ok'],
  ])(
    'an edit by %s of %s: name and contacts %s, rate %s',
    async (name, target, contacts, rates) => {
      const world = await freshWorld();
      const people = await createTestUsers(world);
      const edit = async (body: object) =>
        outcomeOf(
          world.services.userManagement.update(people[name], people[target].id, {
            version: await versionOf(world, people[target]),
            ...body,
          }),
        );
      expect([await edit(contact), await edit(rate)]).toEqual([contacts, rates]);
    },
  );

  it('an edit is stored, and omitted fields stay unchanged', async () => {
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

  it('an edit keeps rates in order from the top to the bottom', async () => {
    const world = await freshWorld();
    const { agent, subagent, admin } = await createTestUsers(world);
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
    expect(await set(agent, subagent, 150)).toBe('ok');
    expect(await set(subagent, lowest, 151)).toBe('rate_above_own');
    expect(await set(admin, agent, 149)).toBe('rate_above_own');
    expect(await set(admin, agent, 500)).toBe('ok');
    expect(await set(agent, lowest, 100)).toBe('forbidden');
  });
});

describe('a profile', () => {
  it('a profile is complete for its owner and staff, with masked contacts for agents above', async () => {
    const world = await freshWorld();
    const { agent, player, admin } = await createTestUsers(world);
    const { users, userManagement } = world.services;
    const typed = { name: 'Sari', phone: '085712345123', email: 'sari@mail.com' };
    await userManagement.update(player, player.id, { version: 1, ...typed });
    const full = { ...typed, phone: '+6285712345123' };
    expect(await users.show(player, player.id)).toMatchObject(full);
    expect(await users.show(admin, player.id)).toMatchObject(full);
    expect(await users.show(agent, player.id)).toMatchObject({
      name: 'Sari',
      phone: '+62•••123',
      email: 's•••@mail.com',
    });
  });

  it('a profile has the referral code for its owner and staff only', async () => {
    const world = await freshWorld();
    const { agent, subagent, player, admin } = await createTestUsers(world);
    const { users } = world.services;
    const codeFor = async (reader: Actor, target: Actor) =>
      (await users.show(reader, target.id)).referralCode;
    expect(await codeFor(subagent, subagent)).toEqual(expect.any(String));
    expect(await codeFor(admin, subagent)).toEqual(expect.any(String));
    expect(await codeFor(agent, subagent)).toBeNull();
    expect(await codeFor(player, player)).toEqual(expect.any(String));
    expect(await codeFor(agent, player)).toBeNull();
  });

  it.each<[TestUserName, TestUserName, readonly string[]]>([
    ['player', 'player', ['edit', 'cash-out', 'see-activity', 'see-sessions']],
    ['stranger', 'stranger', ['edit', 'see-activity', 'see-sessions']],
    ['agent', 'player', ['edit', 'cash-in', 'cash-out', 'password-link']],
    ['agent', 'subagent', ['edit', 'cash-in', 'cash-out', 'password-link']],
    [
      'admin',
      'player',
      [
        ...['edit', 'cash-in', 'cash-out', 'freeze', 'password-link', 'move'],
        ...['see-activity', 'see-sessions', 'see-notes'],
      ],
    ],
    ['admin', 'declare', ['edit', 'password-link', 'see-activity', 'see-sessions', 'see-notes']],
    ['admin', 'superadmin', ['see-activity', 'see-sessions', 'see-notes']],
    [
      'superadmin',
      'admin',
      [
        'edit',
        'password-link',
        'change-role',
        'float',
        'see-activity',
        'see-sessions',
        'see-notes',
      ],
    ],
  ])('a profile lists the actions of %s on %s: %j', async (name, target, actions) => {
    const world = await freshWorld();
    const people = await createTestUsers(world);
    const detail = await world.services.users.show(people[name], people[target].id);
    expect(detail.actions).toEqual(actions);
  });

  it.each<[TestUserName, TestUserName, readonly string[]]>([
    ['player', 'player', ['name', 'phone', 'email']],
    ['agent', 'agent', ['name', 'phone', 'email']],
    ['agent', 'player', ['name', 'phone', 'email']],
    ['agent', 'subagent', ['commissionBp']],
    ['admin', 'subagent', ['name', 'phone', 'email', 'commissionBp']],
    ['admin', 'player', ['name', 'phone', 'email']],
    ['admin', 'superadmin', []],
  ])('a profile lists for %s the editable fields of %s: %j', async (name, target, editable) => {
    const world = await freshWorld();
    const people = await createTestUsers(world);
    const detail = await world.services.users.show(people[name], people[target].id);
    expect(detail.editable).toEqual(editable);
  });
});

describe('a downline', () => {
  it('the earnings of an agent equal the sum over the downline members', async () => {
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
    const earned = await queryRow<{ sum: bigint }>(
      world.db,
      'select sum(amount)::bigint as sum from earnings where claimee_id = $1',
      [agent.id],
    );
    const commission = data.reduce((sum, member) => sum + BigInt(member.commission), 0n);
    expect(commission).toBe(earned!.sum);
    expect(commission).toBeGreaterThan(0n);
    const { data: own } = await services.downline.list(agent, subagent.id, {});
    expect(own.map(({ id }) => id).sort()).toEqual([bettors[1]!.id, bettors[2]!.id].sort());
  });

  it('a downline counts the last 7 days of the platform only', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent', commissionBp: 300 });
    const player = await world.user({ parent: agent, funds: 1_000_000n });
    const rival = await world.user({ funds: 1_000_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '50000');
    await world.bet(rival, roundId, 'wala', '50000');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    // The clock begins at 07:00 on a day of the platform's time zone.
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
  it('the user list shows direct members of one agent, as far as they are visible', async () => {
    const world = await freshWorld();
    const { agent, subagent, player, admin } = await createTestUsers(world);
    const { users } = world.services;
    const idsOf = async (reader: Actor, parent: string) =>
      (await users.list(reader, { parent })).data.map(({ id }) => id);
    expect(await idsOf(agent, subagent.id)).toEqual([player.id]);
    expect(await idsOf(admin, agent.id)).toEqual([subagent.id]);
    expect(await idsOf(subagent, agent.id)).toEqual([]);
    expect(await idsOf(admin, 'nonsense')).toEqual([]);
  });
});
