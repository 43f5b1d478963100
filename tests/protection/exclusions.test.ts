import { beforeEach, describe, expect, it } from 'vitest';
import type { ExclusionCreate } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { endDueBreaks } from '../../packages/server/src/services/protection/breaks.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';

const freshWorld = setUpWorlds();
const request: ExclusionCreate = {
  length: '6m',
  applicant: { name: 'Sri Wahyuni', relation: 'spouse' },
  reason: 'The household money is at stake.',
  verified: true,
};

let world: World;
let player: Actor;
let admin: Actor;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
  admin = await world.user({ role: 'admin' });
});

const exclude = (length: ExclusionCreate['length'] = '6m', userId = player.id) =>
  world.services.exclusions.create(admin, userId, { ...request, length });

describe('an exclusion at the request of others', () => {
  // id: family-exclusion-recorded
  it('an exclusion begins immediately, and is recorded with applicant and reviewer', async () => {
    const { roundId } = await world.openRound();
    const created = await exclude();
    expect(created).toMatchObject({
      length: '6m',
      applicant: request.applicant,
      author: { id: admin.id },
      until: '2027-05-02T00:00:00.000Z',
    });
    expect(await outcomeOf(world.bet(player, roundId, 'meron', '1000'))).toBe('account_restricted');
    const { data } = await world.services.exclusions.list(admin, player.id, {});
    expect(data).toEqual([created]);
    await expect(world.db.run("update exclusions set reason = 'other'")).rejects.toThrow(
      /written once/,
    );
    await expect(world.db.run('delete from exclusions')).rejects.toThrow(/written once/);
  });

  it('an exclusion that is sent twice is recorded once', async () => {
    const sent = await Promise.all([outcomeOf(exclude()), outcomeOf(exclude())]);
    expect(sent.toSorted()).toEqual(['conflict', 'ok']);
    world.clock.now = new Date(world.clock.now.getTime() + 5_000);
    expect(await outcomeOf(exclude())).toBe('conflict');
    const { data } = await world.services.exclusions.list(admin, player.id, {});
    expect(data).toHaveLength(1);
    // A longer one may follow.
    expect(await outcomeOf(exclude('1y'))).toBe('ok');
  });

  it('an exclusion is visible to the player', async () => {
    await exclude();
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data[0]).toMatchObject({ kind: 'status-changed' });
    expect(data[0]?.body).toContain('Excluded at the request of others');
    expect(JSON.stringify(data)).not.toContain('Sri Wahyuni');
  });

  // id: family-exclusion-ends-a-day-later
  it('an exclusion ends a day after its time, and no user ends it early', async () => {
    await exclude();
    const detail = () => world.services.users.show(admin, player.id);
    const { version } = await detail();
    const back = { status: 'activated', reason: 'a friend asks', version, verified: true } as const;
    expect(
      await outcomeOf(world.services.userManagement.changeStatus(admin, player.id, back)),
    ).toBe('status_not_allowed');
    world.clock.now = new Date('2027-05-01T23:59:59Z');
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    world.clock.now = new Date('2027-05-02T00:00:00Z');
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(1);
    expect((await detail()).status).toBe('activated');
  });

  it('an exclusion may extend a break but never shortens one', async () => {
    await world.services.breaks.start(player, '1y');
    expect(await outcomeOf(exclude('6m'))).toBe('conflict');
    expect(await outcomeOf(exclude('5y'))).toBe('ok');
    expect(await outcomeOf(exclude('5y'))).toBe('conflict');
  });

  it('concurrent equal exclusions are entered once', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(exclude())));
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'ok']);
    expect((await world.services.exclusions.list(admin, player.id, {})).data).toHaveLength(1);
  });

  it('an exclusion is for players only, and not entered by agents', async () => {
    const agent = await world.user({ role: 'agent' });
    expect(await outcomeOf(exclude('6m', agent.id))).toBe('not_found');
    expect(await outcomeOf(exclude('6m', admin.id))).toBe('not_found');
  });
});
