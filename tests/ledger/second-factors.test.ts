import { describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { codeOf } from '@lobi/core/conformance';
import { createTestUsers, outcomeOf, type TestUserName } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { startSession } from './start-session.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

/** Activates a second factor as its owner; returns the key and the recovery codes. */
async function turnOn(world: World, actor: Actor) {
  const { secondFactors } = world.services;
  const { id } = await startSession(world, actor);
  const { secret } = await secondFactors.begin(actor, 'Lentera');
  const code = codeOf(secret);
  const { recoveryCodes } = await secondFactors.confirm({ id, actor }, code);
  return { secret, code, recoveryCodes, sessionId: id };
}

describe('a second factor', () => {
  it('a second factor is required only after its first code', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    const { secondFactors } = world.services;
    const session = { id: (await startSession(world, player)).id, actor: player };
    const { secret } = await secondFactors.begin(player, 'Lentera');
    expect(await secondFactors.isOn(player.id)).toBe(false);
    expect(await outcomeOf(secondFactors.confirm(session, '000000000'))).toBe('code_wrong');
    expect(await secondFactors.isOn(player.id)).toBe(false);
    await secondFactors.confirm(session, codeOf(secret));
    expect(await secondFactors.isOn(player.id)).toBe(true);
    expect(await outcomeOf(secondFactors.begin(player, 'Lentera'))).toBe('conflict');
    expect(await outcomeOf(secondFactors.confirm(session, codeOf(secret, 1)))).toBe('conflict');
  });

  it('a second factor uses the most recently started key', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    const { secondFactors } = world.services;
    const session = { id: (await startSession(world, player)).id, actor: player };
    const earlier = await secondFactors.begin(player, 'Lentera');
    const later = await secondFactors.begin(player, 'Lentera');
    expect(await outcomeOf(secondFactors.confirm(session, codeOf(earlier.secret)))).toBe(
      'code_wrong',
    );
    expect(await outcomeOf(secondFactors.confirm(session, codeOf(later.secret)))).toBe('ok');
  });

  it('a second factor ends every other session when it is turned on, and notifies its owner', async () => {
    const world = await freshWorld();
    const { player, stranger } = await createTestUsers(world);
    const other = await startSession(world, player);
    await startSession(world, stranger);
    const { sessionId } = await turnOn(world, player);
    expect(world.endedSessions).toEqual([other.id]);
    const running = await createSessionStore(world.db).listRunning(player.id);
    expect(running.map(({ id }) => id)).toEqual([sessionId]);
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data.map(({ kind }) => kind)).toContain('second-factor-on');
  });

  it('a second factor accepts each code once, and none older than the last accepted one', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    const { verifyCode } = world.services.secondFactors;
    const { secret, code, recoveryCodes } = await turnOn(world, player);
    expect(await verifyCode(player.id, code)).toBe(false);
    const next = codeOf(secret, 1);
    expect([await verifyCode(player.id, next), await verifyCode(player.id, next)]).toEqual([
      true,
      false,
    ]);
    expect(await verifyCode(player.id, code)).toBe(false);
    const [first = '', second = ''] = recoveryCodes;
    expect([await verifyCode(player.id, first), await verifyCode(player.id, first)]).toEqual([
      true,
      false,
    ]);
    expect(await world.services.secondFactors.show(player)).toMatchObject({ recoveryLeft: 9 });
    expect(await verifyCode(player.id, second.toLowerCase().replace('-', ''))).toBe(true);
  });

  it('one of many concurrent attempts with one code succeeds', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    const { verifyCode } = world.services.secondFactors;
    const { secret, recoveryCodes } = await turnOn(world, player);
    for (const code of [codeOf(secret, 1), ...recoveryCodes.slice(0, 3)]) {
      const taken = await Promise.all(
        Array.from({ length: 12 }, () => verifyCode(player.id, code)),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  });

  it('the secret of a second factor is encrypted in the database', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    const { secret, recoveryCodes } = await turnOn(world, player);
    const rows = await queryRows<{ text: string }>(
      world.db,
      'select second_factors::text as text from second_factors',
    );
    for (const { text } of rows) {
      for (const value of [secret, ...recoveryCodes]) expect(text).not.toContain(value);
    }
  });

  it('a second factor is turned off by its owner with a code, unless the platform requires it', async () => {
    const free = await freshWorld();
    const { agent } = await createTestUsers(free);
    const { recoveryCodes } = await turnOn(free, agent);
    const [code = '', other = ''] = recoveryCodes;
    expect(await outcomeOf(free.services.secondFactors.end(agent, 'AAAAA-AAAAA'))).toBe(
      'code_wrong',
    );
    expect(await free.services.secondFactors.isOn(agent.id)).toBe(true);
    expect(await outcomeOf(free.services.secondFactors.end(agent, code))).toBe('ok');
    expect(await free.services.secondFactors.isOn(agent.id)).toBe(false);
    expect(await outcomeOf(free.services.secondFactors.end(agent, other))).toBe('conflict');

    const strict = await freshWorld({ rules: { staffSecondFactor: true } });
    const people = await createTestUsers(strict);
    const on = await turnOn(strict, people.agent);
    const end = strict.services.secondFactors.end(people.agent, on.recoveryCodes[0] ?? '');
    expect(await outcomeOf(end)).toBe('forbidden');
    expect(await strict.services.secondFactors.show(people.agent)).toMatchObject({
      demanded: true,
      recoveryLeft: 10,
    });
  });

  it('a code gives new recovery codes, also to users whose second factor is required', async () => {
    const world = await freshWorld({ rules: { staffSecondFactor: true } });
    const { agent } = await createTestUsers(world);
    const { secondFactors, notifications } = world.services;
    expect(await outcomeOf(secondFactors.renew(agent, 'AAAAA-AAAAA'))).toBe('conflict');
    await secondFactors.begin(agent, 'Lentera');
    expect(await outcomeOf(secondFactors.renew(agent, 'AAAAA-AAAAA'))).toBe('conflict');

    const { secret, code, recoveryCodes: former } = await turnOn(world, agent);
    const { id } = await startSession(world, agent);
    expect(await outcomeOf(secondFactors.renew(agent, 'AAAAA-AAAAA'))).toBe('code_wrong');
    expect(await outcomeOf(secondFactors.renew(agent, code))).toBe('code_wrong');
    expect(await secondFactors.verifyCode(agent.id, former[0] ?? '')).toBe(true);

    const { since } = await secondFactors.show(agent);
    const { recoveryCodes } = await secondFactors.renew(agent, codeOf(secret, 1));
    expect(new Set([...former, ...recoveryCodes]).size).toBe(20);
    expect(await secondFactors.show(agent)).toEqual({ since, recoveryLeft: 10, demanded: true });
    const running = await createSessionStore(world.db).listRunning(agent.id);
    expect(running.map((session) => session.id)).toContain(id);
    const { data } = await notifications.list(agent, {}, 'en');
    expect(data.filter(({ kind }) => kind === 'second-factor-renewed')).toHaveLength(1);

    for (const old of former) expect(await secondFactors.verifyCode(agent.id, old)).toBe(false);
    for (const recoveryCode of recoveryCodes) {
      const tries = [await secondFactors.verifyCode(agent.id, recoveryCode)];
      tries.push(await secondFactors.verifyCode(agent.id, recoveryCode));
      expect(tries).toEqual([true, false]);
    }
    // The app continues as before; the code shown for the renewal is used up.
    expect(await outcomeOf(secondFactors.renew(agent, codeOf(secret, 1)))).toBe('code_wrong');
  });

  it('many renewals with one code: one succeeds, and one set of recovery codes is valid', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    const { renew, verifyCode, show } = world.services.secondFactors;
    const { secret, recoveryCodes: first } = await turnOn(world, player);
    /** Eight concurrent renewals with one code: returns the codes of those that succeeded. */
    const raced = async (code: string) => {
      const tries = Array.from({ length: 8 }, () => renew(player, code).catch(() => null));
      return (await Promise.all(tries)).flatMap((won) => (won ? [won.recoveryCodes] : []));
    };
    const won = await raced(codeOf(secret, 1));
    expect(won).toHaveLength(1);
    const [second = []] = won;
    expect(await raced(first[0] ?? '')).toEqual([]);
    const again = await raced(second[0] ?? '');
    expect(again).toHaveLength(1);
    const [third = []] = again;
    expect(await show(player)).toMatchObject({ recoveryLeft: 10 });
    const taken: boolean[] = [];
    for (const code of [...first, ...second, ...third])
      taken.push(await verifyCode(player.id, code));
    expect(taken).toEqual([...first, ...second].map(() => false).concat(third.map(() => true)));
  });

  it.each<[TestUserName, string]>([
    ['player', 'ok'],
    ['agent', 'second_factor_required'],
    ['declare', 'second_factor_required'],
    ['admin', 'second_factor_required'],
    ['superadmin', 'second_factor_required'],
  ])(
    'a second factor is required of staff and agents where the platform says so: %s %s',
    async (name, outcome) => {
      const world = await freshWorld({ rules: { staffSecondFactor: true } });
      const person = (await createTestUsers(world))[name];
      expect(await outcomeOf(world.services.secondFactors.assertGiven(person))).toBe(outcome);
      await turnOn(world, person);
      expect(await outcomeOf(world.services.secondFactors.assertGiven(person))).toBe('ok');
    },
  );
});

describe('help for a user who lost the device', () => {
  it.each<[TestUserName, TestUserName, string]>([
    ['admin', 'player', 'ok'],
    ['admin', 'agent', 'ok'],
    ['admin', 'declare', 'ok'],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'admin2', 'forbidden'],
    ['admin', 'superadmin', 'forbidden'],
    ['superadmin', 'admin', 'ok'],
    ['superadmin', 'superadmin2', 'ok'],
    ['superadmin', 'superadmin', 'forbidden'],
  ])('a second factor reset by %s for %s: %s', async (name, target, outcome) => {
    const world = await freshWorld();
    const people = await createTestUsers(world);
    await turnOn(world, people[target]);
    const { secondFactors, users } = world.services;
    const detail = await users.show(people[name], people[target].id);
    expect(detail.actions.includes('end-second-factor')).toBe(outcome === 'ok');
    expect(await outcomeOf(secondFactors.reset(people[name], people[target].id))).toBe(outcome);
    expect(await secondFactors.isOn(people[target].id)).toBe(outcome !== 'ok');
  });

  it('a second factor reset ends every session, notifies the owner, and is offered once', async () => {
    const world = await freshWorld();
    const { admin, player } = await createTestUsers(world);
    const { sessionId } = await turnOn(world, player);
    const { secondFactors, notifications, users } = world.services;
    await secondFactors.reset(admin, player.id);
    expect(world.endedSessions).toContain(sessionId);
    expect(await createSessionStore(world.db).listRunning(player.id)).toEqual([]);
    const { data } = await notifications.list(player, {}, 'en');
    expect(data.map(({ kind }) => kind)).toContain('second-factor-off');
    expect(await outcomeOf(secondFactors.reset(admin, player.id))).toBe('conflict');
    const { actions } = await users.show(admin, player.id);
    expect(actions).not.toContain('end-second-factor');
  });

  it('a second factor is not reset by a user who is not active', async () => {
    const world = await freshWorld();
    const { player } = await createTestUsers(world);
    await turnOn(world, player);
    const admin = await world.user({ role: 'admin', status: 'restricted' });
    expect(await outcomeOf(world.services.secondFactors.reset(admin, player.id))).toBe('forbidden');
  });
});
