import { beforeAll, describe, expect, it } from 'vitest';
import { roles, userStatuses, type UserStatus } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createTestUsers, outcomeOf, type TestUsers } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

let world: World;
let people: TestUsers;
beforeAll(async () => {
  world = await freshWorld({ lasts: true });
  people = await createTestUsers(world);
});

const codeOf = async ({ id }: Actor): Promise<string> => {
  const row = await queryRow<{ code: string }>(
    world.db,
    'select referral_code as code from users where id = $1',
    [id],
  );
  return row!.code;
};

/** A user who registers by the code of `referrer`. */
async function invitedBy(referrer: Actor): Promise<Actor> {
  const foundReferrer = await world.services.users.findReferrer(await codeOf(referrer));
  return world.db.transaction((tx) =>
    world.services.users.create(tx, {
      username: `invited-${crypto.randomUUID().slice(0, 13)}`,
      passwordHash: 'none',
      role: 'player',
      status: 'activated',
      ...foundReferrer,
    }),
  );
}

const show = (reader: Actor, { id }: Actor) => world.services.users.show(reader, id);

describe('a registration with a referral code', () => {
  it('a user invited by an agent is placed below that agent, who is recorded as referrer', async () => {
    const { subagent, admin } = people;
    const invited = await invitedBy(subagent);
    const noted = { id: subagent.id, username: subagent.username };
    expect(await show(admin, invited)).toMatchObject({ parent: noted, referrer: noted });
  });

  it('a user invited by a player is placed below the agent of that player, who is recorded as referrer', async () => {
    const { player, subagent, admin } = people;
    const invited = await invitedBy(player);
    expect(await show(admin, invited)).toMatchObject({
      parent: { id: subagent.id },
      referrer: { id: player.id, username: player.username },
    });
  });

  it('a user invited by a player without an agent has no agent', async () => {
    const invited = await invitedBy(people.stranger);
    expect(await show(people.admin, invited)).toMatchObject({
      parent: null,
      referrer: { id: people.stranger.id },
    });
  });

  it('an unknown referral code is rejected with referral_unknown', async () => {
    expect(await outcomeOf(world.services.users.findReferrer('unknown'))).toBe('referral_unknown');
  });

  it.each(roles.flatMap((role) => userStatuses.map((status) => [role, status] as const)))(
    'the referral code of a user of role %s who is %s is accepted only if that user may invite',
    async (role, status) => {
      const referrer = await world.user({ role, status });
      const code = await codeOf(referrer);
      const may = (role === 'player' || role === 'agent') && status === 'activated';
      expect(await outcomeOf(world.services.users.findReferrer(code))).toBe(
        may ? 'ok' : 'referral_unknown',
      );
      // A code that is not accepted is not shown either.
      const { referralCode, referred } = await show(referrer, referrer);
      expect([referralCode, referred]).toEqual(may ? [code, 0] : [null, null]);
    },
  );
});

describe('the referrer of a user', () => {
  it('a referrer is visible to the invited user, to staff, and to agents who see both', async () => {
    const { agent, subagent, player, admin, superadmin } = people;
    const invited = await invitedBy(player);
    const other = await world.user({ role: 'agent' });
    const known = { id: player.id, username: player.username };
    for (const reader of [invited, agent, subagent, admin, superadmin]) {
      expect((await show(reader, invited)).referrer).toEqual(known);
    }

    // A user whose agent changes keeps the referrer; the new agent cannot see that referrer.
    await world.db.run('update users set parent_id = $2 where id = $1', [invited.id, other.id]);
    await world.db.run('delete from user_ancestors where user_id = $1', [invited.id]);
    await world.db.run('insert into user_ancestors values ($1, $2, 1)', [invited.id, other.id]);
    expect((await show(other, invited)).referrer).toBeNull();
    expect((await show(invited, invited)).referrer).toEqual(known);
    expect((await show(admin, invited)).referrer).toEqual(known);
  });

  it('invited users are counted at their referrer', async () => {
    const referrer = await world.user();
    await invitedBy(referrer);
    await invitedBy(referrer);
    expect((await show(referrer, referrer)).referred).toBe(2);
    expect((await show(people.admin, referrer)).referred).toBe(2);
    expect((await show(people.admin, people.declare)).referred).toBeNull();
  });

  it.each(['another', 'none'])('a referrer never changes, not even to %s', async (to) => {
    const invited = await invitedBy(people.player);
    const other = to === 'none' ? null : people.agent.id;
    const change = world.db.run('update users set referrer_id = $2 where id = $1', [
      invited.id,
      other,
    ]);
    await expect(change).rejects.toThrow(/written once/);
    expect((await show(people.admin, invited)).referrer?.id).toBe(people.player.id);
  });

  it('a user who was created by an agent has no referrer', async () => {
    const created = await world.user({ parent: people.agent });
    expect((await show(people.agent, created)).referrer).toBeNull();
    expect((await show(created, created)).referrer).toBeNull();
  });

  it('a referrer survives every change of status', async () => {
    const invited = await invitedBy(people.player);
    const to = async (status: UserStatus) => {
      const { version } = await show(people.superadmin, invited);
      const body = { status, reason: 'Pemeriksaan', version, verified: true } as const;
      return world.services.userManagement.changeStatus(people.superadmin, invited.id, body);
    };
    for (const status of ['restricted', 'blocked', 'activated'] as const) {
      expect((await to(status)).referrer?.id).toBe(people.player.id);
    }
  });
});
