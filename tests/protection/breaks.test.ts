import { beforeEach, describe, expect, it } from 'vitest';
import type { UserStatus } from '@lobi/core/contract';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import { endDueBreaks } from '../../packages/server/src/services/protection/breaks.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { openPaymentChannel } from '../ledger/open-payment-channel.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { once, type World } from '../ledger/world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const day = 24 * 3_600_000;

let world: World;
let player: Actor;
let admin: Actor;
let superadmin: Actor;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 1_000_000n });
  admin = await world.user({ role: 'admin' });
  superadmin = await world.user({ role: 'superadmin' });
});

const wait = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
/** Reads the player again, as the next request does. */
const again = async (): Promise<Actor> => {
  const actor = await world.services.users.findActor(world.db, player.id);
  if (!actor) throw new Error('the player is gone');
  return actor;
};
const detail = () => world.services.users.show(superadmin, player.id);
const changeTo = async (status: UserStatus, by = admin) => {
  const { version } = await detail();
  return outcomeOf(
    world.services.userManagement.changeStatus(by, player.id, {
      status,
      reason: 'looked into it',
      version,
      verified: true,
    }),
  );
};
const requestMoney = async (type: 'deposit' | 'withdraw', channelId: string) =>
  outcomeOf(
    world.services.transactions.create(
      await again(),
      player.walletId,
      type === 'deposit'
        ? { type, amount: '50000', channelId }
        : { type, amount: '50000', channelId, account: '12345678', holder: 'Budi' },
      once(),
      'en',
    ),
  );

describe('a time-out', () => {
  // id: time-out-begins-at-once
  it('a time-out begins at once: no stake, no deposit, but a withdrawal', async () => {
    const { roundId } = await world.openRound();
    const channelId = await openPaymentChannel(world);
    const answer = await world.services.breaks.start(player, '24h');
    expect(answer).toMatchObject({
      status: 'restricted',
      statusCause: 'self',
      statusUntil: new Date(world.clock.now.getTime() + day).toISOString(),
      unread: 1,
    });
    // Also a request that was in progress when the break began.
    for (const actor of [player, await again()]) {
      expect(await outcomeOf(world.bet(actor, roundId, 'meron', '1000'))).toBe(
        'account_restricted',
      );
    }
    expect(await requestMoney('deposit', channelId)).toBe('account_restricted');
    expect(await requestMoney('withdraw', channelId)).toBe('ok');
  });

  it('a time-out does not stop open bets from being settled and paid', async () => {
    const other = await world.user({ funds: 1_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '1000');
    await world.bet(other, roundId, 'wala', '1000');
    await world.services.breaks.start(player, '24h');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    wait(3_000);
    await settleAll(world.db, { at: world.clock.now });
    // A pool of 2,000 less 6 %, all of it for the one stake on the side that won.
    expect(await world.balanceOf(player)).toBe(1_000_880n);
    expect((await again()).status).toBe('restricted');
  });

  it('a time-out ends automatically, and the player is notified once', async () => {
    await world.services.breaks.start(player, '24h');
    wait(day - 1);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    wait(1);
    const ended = await Promise.all([1, 2, 3].map(() => endDueBreaks(world.db, world.clock.now)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await detail()).toMatchObject({ status: 'activated', statusUntil: null });
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data.map(({ kind }) => kind)).toEqual(['break-over', 'status-changed']);
  });

  it('a time-out may be extended but never shortened', async () => {
    await world.services.breaks.start(player, '1w');
    expect(await outcomeOf(world.services.breaks.start(await again(), '24h'))).toBe('conflict');
    await world.services.breaks.start(await again(), '6m');
    const { statusUntil } = await detail();
    expect(Date.parse(statusUntil ?? '')).toBeGreaterThan(world.clock.now.getTime() + 180 * day);
  });
});

describe('a self-exclusion', () => {
  // id: self-exclusion-not-ended-early
  it.each(['admin', 'superadmin'] as const)(
    'a self-exclusion is not ended early by %s',
    async (role) => {
      await world.services.breaks.start(player, '6m');
      const staff = role === 'admin' ? admin : superadmin;
      wait(180 * day);
      expect(await changeTo('activated', staff)).toBe('status_not_allowed');
    },
  );

  // id: self-exclusion-survives-block
  it('a self-exclusion is not ended early by a block and an unblock', async () => {
    await world.services.breaks.start(player, '6m');
    expect(await changeTo('blocked')).toBe('ok');
    expect(await changeTo('activated', superadmin)).toBe('status_not_allowed');
    wait(190 * day);
    // The block was set by staff, and stays until staff lifts it.
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    expect(await changeTo('activated', superadmin)).toBe('ok');
  });

  // id: self-exclusion-ends-a-day-later
  it('a self-exclusion ends a day after its time, as a cooling-off period', async () => {
    world.clock.now = new Date('2026-01-01T00:00:00Z');
    await world.services.breaks.start(player, '6m');
    world.clock.now = new Date('2026-07-01T23:59:59Z');
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    wait(1_000);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(1);
  });
});

describe('an indefinite self-exclusion', () => {
  const start = async (): Promise<void> => {
    world.clock.now = new Date('2026-01-31T00:00:00Z');
    await world.services.breaks.start(player, 'forever');
  };
  const endable = new Date('2026-07-31T00:00:00Z');
  const end = async () => outcomeOf(world.services.breaks.end(await again()));

  it('an indefinite self-exclusion does not end automatically, and neither staff nor a shorter break ends it', async () => {
    await start();
    wait(30 * 365 * day);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    expect(await changeTo('activated', superadmin)).toBe('status_not_allowed');
    expect(await outcomeOf(world.services.breaks.start(await again(), '5y'))).toBe('conflict');
    expect(await outcomeOf(world.services.breaks.start(await again(), 'forever'))).toBe('conflict');
  });

  // id: indefinite-exclusion-ends-on-request
  it('an indefinite self-exclusion ends a week after the player’s request, which requires half a year', async () => {
    await start();
    expect(await detail()).toMatchObject({ breakEndableAt: endable.toISOString() });
    world.clock.now = new Date(endable.getTime() - 1);
    expect(await end()).toBe('conflict');
    wait(1);
    const answer = await world.services.breaks.end(await again());
    expect(answer).toMatchObject({
      status: 'restricted',
      statusUntil: new Date(endable.getTime() + 7 * day).toISOString(),
      breakEndableAt: null,
    });
    // The player's other pages receive it at once.
    const news = await queryRow<{ until: string }>(
      world.db,
      `select facts ->> 'statusUntil' as until from outbox where topic = 'user' and subject_id = $1
       order by id desc limit 1`,
      [player.id],
    );
    expect(news?.until).toBe(answer.statusUntil);
    wait(7 * day - 1);
    expect(await changeTo('activated', superadmin)).toBe('status_not_allowed');
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    wait(1);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(1);
    expect(await detail()).toMatchObject({ status: 'activated', statusUntil: null });
  });

  it('the end of a self-exclusion is requested once, and it may be taken again before the week is over', async () => {
    await start();
    world.clock.now = endable;
    const outcomes = await Promise.all([end(), end(), end()]);
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'ok']);
    await world.services.breaks.start(await again(), 'forever');
    wait(8 * day);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    expect(await end()).toBe('conflict');
  });

  it('an indefinite self-exclusion may replace any other break, and no other break ends early', async () => {
    await world.services.breaks.start(player, '24h');
    expect(await end()).toBe('conflict');
    await world.services.breaks.start(await again(), 'forever');
    expect((await detail()).breakEndableAt).not.toBeNull();
  });
});

describe('a break of a restricted user', () => {
  it('a break of a restricted user does not open withdrawals, and outlasts the restriction', async () => {
    const channelId = await openPaymentChannel(world);
    await changeTo('restricted');
    await world.services.breaks.start(await again(), '1w');
    expect(await detail()).toMatchObject({ status: 'restricted', statusCause: 'staff' });
    expect(await requestMoney('withdraw', channelId)).toBe('account_restricted');
    expect(await changeTo('activated')).toBe('status_not_allowed');
    wait(8 * day);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    expect(await changeTo('activated')).toBe('ok');
  });

  it('a break may be taken while the account waits for approval, which then waits too', async () => {
    player = await world.user({ status: 'pending' });
    await world.services.breaks.start(player, '1w');
    expect(await detail()).toMatchObject({ status: 'pending' });
    expect(await changeTo('activated')).toBe('status_not_allowed');
    wait(8 * day);
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    expect(await changeTo('activated')).toBe('ok');
  });
});
