import { beforeEach, describe, expect, it } from 'vitest';
import type { UserStatus } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { endDueBreaks } from '../../packages/server/src/services/protection/breaks.ts';
import { endDueRestrictions } from '../../packages/server/src/services/protection/restrictions.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';

const freshWorld = setUpWorlds();

let world: World;
let player: Actor;
let admin: Actor;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
  admin = await world.user({ role: 'admin' });
  // The clock shows 07:00 in Jakarta, whose days the platform uses.
  world.clock.now = new Date('2026-11-01T00:00:00Z');
});

const detail = () => world.services.users.show(admin, player.id);
const changeTo = async (status: UserStatus, until?: string) => {
  const { version } = await detail();
  const body = { status, reason: 'a check', version, ...(until !== undefined && { until }) };
  return outcomeOf(world.services.userManagement.changeStatus(admin, player.id, body));
};
const clock = (): Promise<number> => endDueRestrictions(world.db, world.clock.now);
const again = async (): Promise<Actor> => {
  const actor = await world.services.users.findActor(world.db, player.id);
  if (!actor) throw new Error('the player is gone');
  return actor;
};

describe('a restriction by staff', () => {
  it('a restriction by staff ends automatically at the start of its last day, and the user is notified once', async () => {
    expect(await changeTo('restricted', '2026-11-08')).toBe('ok');
    const end = '2026-11-07T17:00:00.000Z';
    expect(await detail()).toMatchObject({
      status: 'restricted',
      statusCause: 'staff',
      restrictedUntil: end,
      statusUntil: null,
    });
    world.clock.now = new Date(Date.parse(end) - 1);
    expect(await clock()).toBe(0);
    world.clock.now = new Date(end);
    const ended = await Promise.all([clock(), clock(), clock()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await detail()).toMatchObject({
      status: 'activated',
      statusCause: 'system',
      statusReason: null,
      restrictedUntil: null,
    });
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data.map(({ kind, body }) => [kind, body.includes('has ended')])).toEqual([
      ['status-changed', true],
      ['status-changed', false],
    ]);
    const { data: done } = await world.services.activity.list(player, player.id, {});
    expect(done.map(({ action }) => action)).toEqual(['status-change', 'status-change']);
  });

  it('a restriction is lifted by staff before its end, and then does not end again', async () => {
    await changeTo('restricted', '2026-11-08');
    expect(await changeTo('activated')).toBe('ok');
    expect((await detail()).restrictedUntil).toBeNull();
    world.clock.now = new Date('2026-12-01T00:00:00Z');
    expect(await clock()).toBe(0);
  });

  it('a restriction without an end date lasts until staff lifts it', async () => {
    await changeTo('restricted');
    world.clock.now = new Date('2030-01-01T00:00:00Z');
    expect(await clock()).toBe(0);
    expect((await detail()).status).toBe('restricted');
  });

  it('a restriction that becomes a block loses its end', async () => {
    await changeTo('restricted', '2026-11-08');
    expect(await changeTo('blocked')).toBe('ok');
    world.clock.now = new Date('2026-12-01T00:00:00Z');
    expect(await clock()).toBe(0);
    expect((await detail()).status).toBe('blocked');
  });

  it.each([
    ['today', 'restricted', '2026-11-01'],
    ['yesterday', 'restricted', '2026-10-31'],
    ['on a day that is none', 'restricted', '2026-02-30'],
    ['of a block', 'blocked', '2026-11-08'],
  ] as const)('a restriction has no end %s', async (_description, status, until) => {
    expect(await changeTo(status, until)).toBe('validation');
    expect((await detail()).status).toBe('activated');
  });

  it('the end of a restriction does not end a break that the user took meanwhile', async () => {
    await changeTo('restricted', '2026-11-03');
    await world.services.breaks.start(await again(), '1w');
    world.clock.now = new Date('2026-11-03T00:00:00Z');
    expect(await clock()).toBe(1);
    expect(await detail()).toMatchObject({
      status: 'restricted',
      statusCause: 'self',
      statusUntil: '2026-11-08T00:00:00.000Z',
    });
    world.clock.now = new Date('2026-11-08T00:00:00Z');
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(1);
    expect((await detail()).status).toBe('activated');
  });

  it('a restriction that expires and is lifted concurrently ends once', async () => {
    for (let round = 0; round < 6; round += 1) {
      world.clock.now = new Date('2026-11-01T00:00:00Z');
      await changeTo('restricted', '2026-11-03');
      world.clock.now = new Date('2026-11-03T00:00:00Z');
      const [lifted, ended] = await Promise.all([changeTo('activated'), clock()]);
      expect([`${lifted} ${ended}`]).toEqual([
        expect.stringMatching(/^(ok 0|conflict 1|status_not_allowed 1)$/),
      ]);
      expect((await detail()).status).toBe('activated');
    }
  });
});
