import { beforeEach, describe, expect, it } from 'vitest';
import { policyFor } from '../../packages/core/src/policy/index.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  beginPlay,
  endPlay,
  leavePlay,
  recordPlayActivity,
} from '../../packages/server/src/store/protection.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { OpenRound, World } from '../ledger/world.ts';

const freshWorld = setUpWorlds();
const minute = 60_000;

let world: World;
let player: Actor;
let round: OpenRound;

const enter = async (options?: Parameters<typeof freshWorld>[0]): Promise<void> => {
  world = await freshWorld(options);
  // The activity of devices is recorded by the clock of the database.
  world.clock.now = new Date();
  player = await world.user({ funds: 1_000_000n });
  round = await world.openRound();
  await beginPlay(world.db, player.id, world.clock.now);
};
beforeEach(() => enter());

const wait = (minutes: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * minute);
};
const bet = (amount = '1000', who = player) =>
  outcomeOf(world.bet(who, round.roundId, 'meron', amount));
const show = () => world.services.playSessions.show(player);

let devices = 0;
/** A device signs in as the player. */
const signIn = async (): Promise<string> => {
  devices += 1;
  const hash = (name: string) => Buffer.from(`${name} ${devices}`);
  const { id } = await createSessionStore(world.db).start({
    userId: player.id,
    tokenHash: hash('token'),
    cookieHash: hash('cookie'),
    address: '127.0.0.1',
    userAgent: undefined,
  });
  await beginPlay(world.db, player.id, undefined, id);
  return id;
};
const startedAt = async () => Date.parse((await show()).startedAt);

describe('a session of play', () => {
  // id: play-session-shows-net-result
  it('a session of play shows stakes, returns and their difference since the sign-in', async () => {
    await bet('3000');
    wait(10);
    expect(await show()).toMatchObject({ staked: '3000', returned: '0', net: '-3000' });
    await endPlay(world.db, player.id, world.clock.now);
    wait(1);
    expect(await show()).toMatchObject({ staked: '0', returned: '0', net: '0' });
  });

  // id: play-session-across-devices
  it('a session of play continues when another device signs in, and while any device is in use', async () => {
    await endPlay(world.db, player.id);
    const first = await signIn();
    const began = await startedAt();
    const second = await signIn();
    expect(await startedAt()).toBe(began);
    const store = createSessionStore(world.db);
    await store.revoke(first);
    await leavePlay(world.db, player.id);
    expect(await startedAt()).toBe(began);
    await store.revoke(second);
    await leavePlay(world.db, player.id);
    await signIn();
    expect(await startedAt()).toBeGreaterThan(began);
  });

  it('a session of play ends when no device was used for half an hour', async () => {
    await endPlay(world.db, player.id);
    const id = await signIn();
    const began = await startedAt();
    await world.db.run(
      `update sessions set last_seen_at = now() - interval '31 minutes' where id = $1`,
      [id],
    );
    await signIn();
    expect(await startedAt()).toBeGreaterThan(began);
  });
});

describe('a reality check', () => {
  // id: reality-check-due-after-an-hour
  it('a reality check is due after an hour of the server, and blocks stakes until it is acknowledged', async () => {
    wait(59);
    expect(await bet()).toBe('ok');
    expect((await show()).check).toMatchObject({ minutes: 60, isDue: false });
    wait(1);
    expect(await bet()).toBe('reality_check_due');
    expect((await show()).check.isDue).toBe(true);
    const { check } = await world.services.playSessions.acknowledge(player);
    expect(check).toMatchObject({
      isDue: false,
      dueAt: new Date(world.clock.now.getTime() + 60 * minute).toISOString(),
    });
    expect(await bet()).toBe('ok');
  });

  // id: reality-check-early-acknowledgement
  it('an early acknowledgement does not postpone a reality check', async () => {
    const { dueAt } = (await show()).check;
    wait(59);
    expect((await world.services.playSessions.acknowledge(player)).check.dueAt).toBe(dueAt);
    wait(1);
    expect(await bet()).toBe('reality_check_due');
  });

  // id: reality-check-pause-in-germany
  it('a reality check in Germany has a pause of five minutes, without stakes or acknowledgement', async () => {
    const { realityCheck } = policyFor('de');
    await enter({ rules: { policy: { ...policyFor('play-money'), realityCheck } } });
    wait(60);
    const { check } = await show();
    expect(check.pauseEndsAt).toBe(new Date(Date.parse(check.dueAt) + 5 * minute).toISOString());
    const acknowledge = () => outcomeOf(world.services.playSessions.acknowledge(player));
    for (let n = 0; n < 5; n += 1) {
      expect([await acknowledge(), await bet()]).toEqual(['too_soon', 'reality_check_due']);
      wait(1);
    }
    // The pause is over; the check is still to be read.
    expect((await show()).check).toMatchObject({ isDue: true, pauseEndsAt: null });
    expect(await bet()).toBe('reality_check_due');
    expect(await acknowledge()).toBe('ok');
    expect(await bet()).toBe('ok');
  });

  // id: reality-check-due-after-sleep
  it('a reality check stays due after any sleep of the page, and does not reset the time of play', async () => {
    const began = await startedAt();
    wait(600);
    expect((await show()).check.isDue).toBe(true);
    await world.services.playSessions.acknowledge(player);
    expect(await startedAt()).toBe(began);
  });

  // id: reality-check-interval-chosen
  it('a reality check is due at the interval that the player chose from the allowed ones', async () => {
    await world.services.playSessions.setInterval(player, 15);
    wait(15);
    expect(await bet()).toBe('reality_check_due');
    await expect(world.services.playSessions.setInterval(player, 600)).rejects.toMatchObject({
      code: 'validation',
      errors: { minutes: ['validation.choice'] },
    });
    expect((await show()).check.minutes).toBe(15);
  });

  it('a reality check does not apply without a sign-in, as in generated history', async () => {
    const other = await world.user({ funds: 10_000n });
    wait(600);
    expect(await bet('1000', other)).toBe('ok');
  });
});

describe('a limit of play time', () => {
  const set = (amount: string) =>
    world.services.limits.set(player, player.id, { kind: 'session', period: '24h', amount });

  it('a limit of play time rejects stakes after its minutes, and not before', async () => {
    await world.services.playSessions.setInterval(player, 120);
    expect(await set('30')).toMatchObject([{ amount: '30', used: '0' }]);
    wait(29);
    expect(await bet()).toBe('ok');
    expect(await set('30')).toMatchObject([{ used: '29' }]);
    await recordPlayActivity(world.db, player.id, world.clock.now);
    wait(1);
    expect(await bet()).toBe('session_limit');
  });

  it('a limit of play time does not count the time in which no device was in use', async () => {
    await set('30');
    wait(31);
    expect(await set('30')).toMatchObject([{ used: '0' }]);
  });

  it('a limit of play time counts the sessions of its period together', async () => {
    await set('30');
    wait(20);
    await endPlay(world.db, player.id, world.clock.now);
    wait(60);
    await beginPlay(world.db, player.id, world.clock.now);
    wait(9);
    expect(await bet()).toBe('ok');
    wait(1);
    expect(await bet()).toBe('session_limit');
  });

  it.each(['30.5', '1e3'])('a limit of play time of %s minutes is rejected', async (amount) => {
    await expect(set(amount)).rejects.toMatchObject({ code: 'validation' });
  });
});

describe('the rules of a jurisdiction', () => {
  // id: jurisdiction-closes-arena
  it('the rules of a jurisdiction close the arena if cockfights are not allowed', async () => {
    await enter({ rules: { policy: policyFor('mt') } });
    expect(await bet()).toBe('jurisdiction_restricted');
    const { data } = await world.services.games.list({}, undefined);
    expect(data).toEqual([]);
    const own = await world.services.games.list({ own: 'true' }, round.declarator);
    expect(own.data).toHaveLength(1);
  });

  // id: jurisdiction-caps-stake
  it('the rules of a jurisdiction cap a stake below the maximum of the game', async () => {
    const cap = { IDR: '2000', PHP: '1', USD: '1', VND: '1', THB: '1', MYR: '1' };
    const policy = { ...policyFor('play-money'), stakeCaps: { cockfight: cap } };
    await enter({ rules: { policy } });
    expect(await bet('2001')).toBe('stake_above_maximum');
    expect(await bet('2000')).toBe('ok');
  });

  // id: limit-required-before-stake
  it('the rules of a jurisdiction require a money limit before the first stake', async () => {
    await enter({ rules: { policy: { ...policyFor('play-money'), limitsMandatory: true } } });
    expect(await bet()).toBe('limit_required');
    const limit = { period: '24h', amount: '100000' } as const;
    const set = (kind: 'session' | 'deposit') =>
      world.services.limits.set(player, player.id, { ...limit, kind });
    await set('session');
    expect(await bet()).toBe('limit_required');
    await set('deposit');
    expect(await bet()).toBe('ok');
  });
});
