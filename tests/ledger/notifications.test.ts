import { languages, notificationKinds, type NotificationKind } from '@lobi/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { notify } from '../../packages/server/src/services/notifications/notify.ts';
import type { NotificationParams } from '../../packages/server/src/store/notifications.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await freshWorld();
  player = await world.user();
});

/** Facts of every kind, as their senders store them. */
const facts: Record<NotificationKind, NotificationParams> = {
  'transaction-processing': { type: 'deposit', amount: '150000', currency: 'IDR' },
  'transaction-completed': { type: 'withdraw', amount: '1250000', currency: 'IDR' },
  'transaction-rejected': {
    type: 'deposit',
    amount: '150000',
    currency: 'IDR',
    reason: 'expired',
  },
  'balance-returned': { type: 'withdraw', amount: '150000', currency: 'IDR' },
  'transaction-arrived': { type: 'deposit', amount: '150000', currency: 'IDR' },
  'confirmation-wanted': { type: 'cash-out', amount: '9000', currency: 'IDR', username: 'agus' },
  'request-received': { type: 'deposit', amount: '9000', currency: 'IDR', username: 'sari' },
  'status-changed': { status: 'restricted', reason: 'asked for a break' },
  'signed-in-elsewhere': { device: 'Chrome 142, mobile Android 16' },
  'password-link': { username: 'agus' },
  'second-factor-on': {},
  'second-factor-off': {},
  'second-factor-renewed': {},
  'withdrawal-pin-on': {},
  'withdrawal-pin-changed': {},
  'withdrawal-pin-off': {},
  'wallet-frozen': { reason: 'asked for it' },
  'wallet-unfrozen': { reason: 'asked for it' },
  'bet-voided': { game: 'Arena', amount: '9000', currency: 'IDR', reason: 'asked for it' },
  'movement-corrected': { amount: '9000', currency: 'IDR', reason: 'wrong wallet' },
  'float-changed': { amount: '-9000', currency: 'IDR', reason: 'closing' },
  'change-approved': { change: 'user.role', username: 'agus' },
  'change-rejected': { change: 'float.mint', username: 'agus', reason: 'not now' },
  'limit-raised': {},
  'break-over': {},
  'books-unsound': { checks: ['C3', 'C12'] },
  'payout-held': { provider: 'Sample Studio', amount: '9000', currency: 'IDR' },
  'provider-suspended': { provider: 'Sample Studio' },
};

const send = (kind: NotificationKind, who: Actor = player) =>
  world.db.transaction((tx) =>
    notify(tx, { userId: who.id, kind, params: facts[kind], at: world.clock.now }),
  );
const list = (language: (typeof languages)[number], who: Actor = player) =>
  world.services.notifications.list(who, { perPage: 100 }, language);
const unreadOf = async (who: Actor = player) => (await world.services.users.self(who)).unread;

describe('a notification', () => {
  it.each(languages)(
    'every notification has a complete text in %s without placeholders',
    async (language) => {
      for (const kind of notificationKinds) await send(kind);
      const { data } = await list(language);
      expect(data.map(({ kind }) => kind).sort()).toEqual([...notificationKinds].sort());
      for (const { title, body } of data) {
        expect(title).not.toBe('');
        expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|null|expired/);
      }
    },
  );

  it('a notification is translated into each language', async () => {
    await send('transaction-rejected');
    const bodies = await Promise.all(
      languages.map(async (language) => {
        const { data } = await list(language);
        return `${data[0]?.title}: ${data[0]?.body}`;
      }),
    );
    expect(new Set(bodies).size).toBe(languages.length);
  });

  it('a notification names type, money, status and reason in the terms of its reader', async () => {
    for (const kind of ['transaction-completed', 'transaction-rejected'] as const) {
      await send(kind);
      world.clock.now = new Date(world.clock.now.getTime() + 1_000);
    }
    await send('status-changed');
    const { data } = await list('en');
    const said = data.map(({ title, body }) => [title, body.replace(/\s/g, ' ')]);
    expect(said).toEqual([
      [
        'Account status changed',
        'Your status is now: restricted. Reason: Please contact support with any questions.',
      ],
      ['Deposit rejected', 'Rp 150,000: The time to pay ran out'],
      ['Withdrawal completed', 'Rp 1,250,000 has been paid out.'],
    ]);
  });

  it('a notification names the known details of a device', async () => {
    const cases: [string, RegExp][] = [
      ['Chrome 142, mobile Android 16', /^Chrome 142, mobile Android 16\. /],
      ['Chrome 142, unknown', /^Chrome 142\. /],
      ['unknown, unknown', /^Unknown device\. /],
    ];
    for (const [device, text] of cases) {
      await world.db.transaction((tx) =>
        notify(tx, {
          userId: player.id,
          kind: 'signed-in-elsewhere',
          params: { device },
          at: world.clock.now,
        }),
      );
      const { data } = await list('en');
      expect(data[0]?.body).toMatch(text);
      world.clock.now = new Date(world.clock.now.getTime() + 1_000);
    }
  });

  it('a notification is listed newest first, page by page, to its owner only', async () => {
    const other = await world.user();
    for (const kind of notificationKinds) {
      await send(kind);
      world.clock.now = new Date(world.clock.now.getTime() + 1_000);
    }
    const page = await world.services.notifications.list(player, { perPage: 3 }, 'en');
    expect(page.meta.total).toBe(notificationKinds.length);
    expect(page.data.map(({ kind }) => kind)).toEqual([...notificationKinds].reverse().slice(0, 3));
    expect((await list('en', other)).data).toEqual([]);
  });
});

describe('unread notifications', () => {
  it('unread notifications are counted with the user, and the count is published to the user’s pages', async () => {
    await send('limit-raised');
    await send('limit-raised');
    expect(await unreadOf()).toBe(2);
    const news = await queryRows<{ facts: unknown }>(
      world.db,
      `select facts from outbox where topic = 'user' and subject_id = $1 order by id`,
      [player.id],
    );
    expect(news.map(({ facts: user }) => user)).toEqual([
      expect.objectContaining({ id: player.id, unread: 1 }),
      expect.objectContaining({ id: player.id, unread: 2 }),
    ]);
    expect(news.at(-1)?.facts).toEqual(await world.services.users.self(player));
  });

  it('the unread count is correct when several notifications are sent at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send('limit-raised')));
    const last = await queryRow<{ unread: number }>(
      world.db,
      `select (facts->>'unread')::int as unread from outbox where topic = 'user'
       order by id desc limit 1`,
    );
    expect(last?.unread).toBe(10);
  });

  it('notifications are marked as read one by one, or all at once, and never those of another user', async () => {
    const other = await world.user();
    await send('limit-raised', other);
    for (let n = 0; n < 3; n += 1) await send('limit-raised');
    const ids = (await list('en')).data.map(({ id }) => id);
    const foreign = (await list('en', other)).data.map(({ id }) => id);
    const { read } = world.services.notifications;
    await read(player, [ids[0] ?? '', ...foreign, 'nonsense']);
    expect([await unreadOf(), await unreadOf(other)]).toEqual([2, 1]);
    await read(player, undefined);
    expect([await unreadOf(), await unreadOf(other)]).toEqual([0, 1]);
    expect((await list('en')).data.every(({ readAt }) => readAt !== null)).toBe(true);
  });
});
