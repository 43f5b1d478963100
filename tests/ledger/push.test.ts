import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushDeviceId, type Language, type PushTopic } from '@lobi/core/contract';
import { createPushKeys } from '../../packages/server/src/config/push-keys.ts';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  createSessionStore,
  type SessionStore,
} from '../../packages/server/src/services/auth/session-store.ts';
import { notify } from '../../packages/server/src/services/notifications/notify.ts';
import { createPushService } from '../../packages/server/src/services/notifications/push.ts';
import {
  sendPushMessages,
  startPushSender,
  type PushOutcome,
} from '../../packages/server/src/services/notifications/push-sender.ts';
import type { ServiceDeps } from '../../packages/server/src/services/service-deps.ts';
import {
  maxPushDevices,
  setPushDevice,
  takePushMessages,
} from '../../packages/server/src/store/push.ts';
import { queryRow, queryRows } from '../query-rows.ts';
import { waitUntil } from '../wait-until.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import {
  createBrowser,
  startPushService,
  type FakeBrowser,
  type FakePushService,
} from './push-service.ts';
import { startSession } from './start-session.ts';
import { silentLog, type World } from './world.ts';

const freshWorld = setUpWorlds();
const keys = createPushKeys('ab'.repeat(32));
const contact = 'https://play.example';

let world: World;
let player: Actor;
let service: FakePushService;
let outcomes: PushOutcome[];
beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 10_000_000n });
  service = await startPushService();
  outcomes = [];
});
afterEach(() => service.stop());

const unknownSession = '00000000-0000-7000-8000-000000000000';
const allTopics: readonly PushTopic[] = ['money', 'results'];

async function subscribe(
  who: Actor = player,
  topics = allTopics,
  {
    browser = createBrowser(service.origin),
    language = 'en' as Language,
    sessionId = unknownSession,
  } = {},
): Promise<FakeBrowser> {
  const { endpoint, p256dh, auth } = browser;
  const id = await pushDeviceId(endpoint);
  await world.db.transaction((tx) =>
    setPushDevice(tx, {
      ...{ id, endpoint, p256dh, auth, language, sessionId },
      userId: who.id,
      topics: [...topics],
    }),
  );
  return browser;
}

/** Notifies of a deposit. */
const notifyOfDeposit = (who: Actor = player) =>
  world.db.transaction((tx) =>
    notify(tx, {
      userId: who.id,
      kind: 'transaction-completed',
      params: { type: 'deposit', amount: '150000', currency: 'IDR' },
    }),
  );

const options = () => ({
  ...{ db: world.db, keys, contact, hosts: [service.origin], log: silentLog },
  // A busy machine is no push service that is away.
  timeoutMs: 50_000,
  onOutcome: (outcome: PushOutcome) => outcomes.push(outcome),
});
const sendAll = () => sendPushMessages(options());
const queued = () =>
  queryRows<{ kind: string; tries: number; pause: number }>(
    world.db,
    `select kind, tries, extract(epoch from due_at - clock_timestamp())::float8 as pause
     from push_queue order by id`,
  );
const devices = () => queryRows(world.db, 'select user_id from push_subscriptions');
const makeDue = () => world.db.run('update push_queue set due_at = clock_timestamp()');

const received = (browser: FakeBrowser, index = 0) => browser.read(service.received[index]!.body);

describe('a push message about money', () => {
  it('a push message reaches the device, encrypted for it and signed by the platform', async () => {
    const browser = await subscribe();
    await notifyOfDeposit();
    expect(await sendAll()).toBe(1);
    expect(received(browser)).toEqual({
      title: 'Deposit completed',
      body: 'Rp\u00a0150,000 has been added to your balance.',
      lang: 'en',
      tag: expect.stringMatching(/^lobi-\d+$/),
      path: '/notification',
    });
    const { path, headers } = service.received[0]!;
    expect(service.origin + path).toBe(browser.endpoint);
    expect(Number(headers['ttl'])).toBeGreaterThan(86_000);
    const [, head, claims, signature, key] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const point = Buffer.from(key ?? '', 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
      format: 'jwk',
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: service.origin,
      sub: contact,
    });
    expect(await queued()).toEqual([]);
    expect(outcomes).toEqual(['sent']);
  });

  it('a push message is in the language of the device', async () => {
    const browser = await subscribe(player, allTopics, { language: 'es' });
    await notifyOfDeposit();
    await sendAll();
    expect(received(browser)).toMatchObject({ lang: 'es', body: expect.stringContaining('saldo') });
  });

  it('a transaction that is rolled back queues no push message', async () => {
    await subscribe();
    const rolledBack = world.db.transaction(async (tx) => {
      await notify(tx, { userId: player.id, kind: 'wallet-frozen', params: {} });
      expect(await tx.rows('select id from push_queue')).toHaveLength(1);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await queued()).toEqual([]);
  });

  it('no push message is queued for other notifications, nor for devices without the topic', async () => {
    await subscribe(player, ['results']);
    await notifyOfDeposit();
    await subscribe(player, ['money']);
    await world.db.transaction((tx) =>
      notify(tx, { userId: player.id, kind: 'break-over', params: {} }),
    );
    expect(await queued()).toEqual([]);
  });

  it('a transaction does not wait for a device that is being removed, nor fail by it', async () => {
    await subscribe();
    await world.db.transaction(async (tx) => {
      await tx.run('delete from push_subscriptions');
      await notifyOfDeposit();
    });
    await sendAll();
    expect(outcomes).toEqual(['unwanted']);
    expect(service.received).toEqual([]);
  });
});

describe('a push message about results', () => {
  async function settle(
    bets: readonly [Actor, 'meron' | 'wala', string][],
    afterBets?: () => Promise<unknown>,
  ) {
    const { roundId, declarator } = await world.openRound();
    for (const [who, side, amount] of bets) await world.bet(who, roundId, side, amount);
    await afterBets?.();
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    world.clock.now = new Date(world.clock.now.getTime() + 10_000);
    await settleAll(world.db, { at: world.clock.now });
  }

  it('a settled fight queues one push message for each bettor, with the sum of the payouts', async () => {
    const loser = await world.user({ funds: 10_000_000n });
    const won = await subscribe();
    const lost = await subscribe(loser, ['results']);
    await subscribe(await world.user(), ['results']);
    await settle([
      [player, 'meron', '10000'],
      [player, 'meron', '20000'],
      [player, 'wala', '1000'],
      [loser, 'wala', '30000'],
    ]);
    const before = await world.balanceOf(player);
    await sendAll();
    const texts = service.received.map(({ path, body }) =>
      (won.endpoint.endsWith(path) ? won : lost).read(body),
    );
    const paid = before - (10_000_000n - 31_000n);
    expect(texts.length).toBe(2);
    expect(texts).toContainEqual({
      title: 'Arena Uji: fight 1 is settled',
      body: `Rp\u00a0${paid.toLocaleString('en')} has been added to your balance.`,
      lang: 'en',
      tag: expect.any(String),
      path: `/wallet/${player.walletId}/bet`,
    });
    expect(texts).toContainEqual(
      expect.objectContaining({ body: 'There was no payout for your bets.' }),
    );
  });

  it.each(['restricted', 'blocked'])(
    'a %s player receives no push messages about results, and still those about money',
    async (status) => {
      const rival = await world.user({ funds: 10_000_000n });
      const early = await subscribe();
      const restrict = () =>
        world.db.run('update users set status = $2 where id = $1', [player.id, status]);
      await settle(
        [
          [player, 'meron', '10000'],
          [rival, 'wala', '10000'],
        ],
        restrict,
      );
      expect(await queued()).toEqual([]);
      await notifyOfDeposit();
      await sendAll();
      expect(received(early)).toMatchObject({ title: 'Deposit completed' });
    },
  );

  it('a player who was excluded after the fight receives no push message about its result', async () => {
    const rival = await world.user({ funds: 10_000_000n });
    await subscribe();
    await settle([
      [player, 'meron', '10000'],
      [rival, 'wala', '10000'],
    ]);
    await world.db.run("update users set status = 'restricted' where id = $1", [player.id]);
    await sendAll();
    expect(outcomes).toEqual(['unwanted']);
  });
});

describe('the sender of push messages', () => {
  it('a sender that dies between taking and sending a message loses nothing', async () => {
    const browser = await subscribe();
    await notifyOfDeposit();
    expect(await takePushMessages(world.db, 10)).toHaveLength(1);
    expect(await sendAll()).toBe(0);
    await makeDue();
    expect(await sendAll()).toBe(1);
    expect(received(browser)).toMatchObject({ title: 'Deposit completed' });
  });

  it('two senders send every push message once', async () => {
    for (let count = 0; count < 3; count += 1) await subscribe();
    for (let count = 0; count < 20; count += 1) await notifyOfDeposit();
    while ((await Promise.all([sendAll(), sendAll()])).some((count) => count > 0));
    expect(service.received).toHaveLength(60);
    expect(outcomes).toEqual(Array<PushOutcome>(60).fill('sent'));
  });

  it.each([404, 410])(
    'a device that its push service answers %s for is removed',
    async (status) => {
      service.answer((_request, response) => response.writeHead(status).end());
      await subscribe();
      await notifyOfDeposit();
      await sendAll();
      expect(await devices()).toEqual([]);
      expect(await queued()).toEqual([]);
      expect(outcomes).toEqual(['gone']);
    },
  );

  it('a push service that is busy or away is called again after growing pauses', async () => {
    service.answer((_request, response) => response.writeHead(503).end());
    await subscribe();
    await notifyOfDeposit();
    for (const pause of [30, 60, 120]) {
      await sendAll();
      const [row] = await queued();
      expect(row?.pause).toBeGreaterThan(pause - 5);
      expect(row?.pause).toBeLessThanOrEqual(pause);
      await makeDue();
    }
    service.answer((_request, response) => response.writeHead(429, { 'retry-after': '900' }).end());
    await sendAll();
    expect((await queued())[0]?.pause).toBeGreaterThan(890);
    await makeDue();
    service.answer((_request, response) => response.writeHead(201).end());
    await sendAll();
    expect(outcomes).toEqual([...Array<PushOutcome>(4).fill('retry'), 'sent']);
    expect(await devices()).toHaveLength(1);
  });

  it('a push service that does not answer in time is called again', async () => {
    service.answer(() => undefined);
    await subscribe();
    await notifyOfDeposit();
    await sendPushMessages({ ...options(), timeoutMs: 50 });
    expect(outcomes).toEqual(['retry']);
  });

  // id: push-pause-within-life
  it.each(['86400000', '1e300', 'Infinity'])(
    'a push service that asks for a pause of %s seconds delays a message by no more than its life',
    async (pause) => {
      service.answer((_request, response) =>
        response.writeHead(429, { 'retry-after': pause }).end(),
      );
      await subscribe();
      await notifyOfDeposit();
      await sendAll();
      const [row] = await queued();
      expect(row?.pause).toBeGreaterThan(86_000);
      expect(row?.pause).toBeLessThanOrEqual(86_400);
    },
  );

  // id: push-away-host-waits
  it('a push service that does not answer delays no message to another', async () => {
    const away = await startPushService();
    try {
      away.answer(() => undefined);
      await subscribe(player, allTopics, { browser: createBrowser(away.origin) });
      for (let count = 0; count < 40; count += 1) await notifyOfDeposit();
      const other = await world.user();
      await subscribe(other);
      await notifyOfDeposit(other);
      const hosts = [service.origin, away.origin];
      const awayHosts = new Map<string, number>();
      const send = (timeoutMs: number) =>
        sendPushMessages({ ...options(), hosts, timeoutMs }, undefined, awayHosts);
      expect(await send(50)).toBe(20);
      away.answer((_request, response) => response.writeHead(201).end());
      expect(await send(50_000)).toBe(1);
      expect(outcomes.at(-1)).toBe('sent');
      expect(service.received).toHaveLength(1);
    } finally {
      await away.stop();
    }
  });

  // id: push-of-newer-node
  it('a push message that this node cannot write is left to a newer one, and its device stays', async () => {
    await subscribe();
    await notifyOfDeposit();
    await world.db.run("update push_queue set kind = 'result', params = '{}'");
    await sendAll();
    expect(outcomes).toEqual(['retry']);
    expect(await devices()).toHaveLength(1);
  });

  it('a push message that could not be sent for a day is dropped', async () => {
    await subscribe();
    await notifyOfDeposit();
    await world.db.run("update push_queue set created_at = created_at - interval '24 hours'");
    await sendAll();
    expect(service.received).toEqual([]);
    expect(outcomes).toEqual(['expired']);
    expect(await queued()).toEqual([]);
  });

  it('a push service cannot redirect the platform to another address', async () => {
    service.answer((_request, response) =>
      response.writeHead(307, { location: `${service.origin}/inside` }).end(),
    );
    await subscribe();
    await notifyOfDeposit();
    await sendAll();
    expect(service.received.map(({ path }) => path)).not.toContain('/inside');
    expect(outcomes).toEqual(['refused']);
  });

  it('no push message is sent to a host that is no longer allowed', async () => {
    await subscribe();
    await notifyOfDeposit();
    await sendPushMessages({ ...options(), hosts: ['fcm.googleapis.com'] });
    expect(service.received).toEqual([]);
    expect(outcomes).toEqual(['gone']);
  });

  it('a sender that is stopped leaves its push messages to others at once', async () => {
    service.answer(() => undefined);
    await subscribe();
    await notifyOfDeposit();
    const sender = startPushSender(options());
    await waitUntil(() => expect(service.received).toHaveLength(1));
    await sender.stop();
    service.answer((_request, response) => response.writeHead(201).end());
    expect(await sendAll()).toBe(1);
    expect(outcomes).toEqual(['retry', 'sent']);
  });
});

describe('devices with push messages', () => {
  // id: ended-session-ends-push
  it.each<readonly [string, (store: SessionStore, id: string) => Promise<unknown>]>([
    ['sign-out', (store, id) => store.revoke(id)],
    ['the end of one session', (store, id) => store.revokeOf(player.id, id)],
    ['the end of all sessions', (store) => store.revokeAll(player.id)],
  ])('%s ends the devices of the session', async (_way, end) => {
    const { id: sessionId } = await startSession(world, player);
    await subscribe(player, allTopics, { sessionId });
    await world.db.transaction((tx) => end(createSessionStore(tx), sessionId));
    expect(await devices()).toEqual([]);
  });

  it('the end of all other sessions leaves the devices of this one', async () => {
    const { id: sessionId } = await startSession(world, player);
    await subscribe();
    await subscribe(player, allTopics, { sessionId });
    await createSessionStore(world.db).revokeAll(player.id, sessionId);
    expect(await devices()).toEqual([{ user_id: player.id }]);
  });

  // id: push-outlives-no-session
  it('a device that is subscribed while its session ends is not left behind', async () => {
    const push = createPushService({
      db: world.db,
      push: { publicKey: keys.publicKey, hosts: [service.origin] },
    } as unknown as ServiceDeps);
    const set = (id: string) => {
      const { endpoint, p256dh, auth } = createBrowser(service.origin);
      const device = { endpoint, p256dh, auth, topics: [...allTopics] };
      const caller = { language: 'en', browser: undefined } as const;
      return push.set({ id, actor: player }, device, caller);
    };
    const { id } = await startSession(world, player);
    await createSessionStore(world.db).revoke(id);
    expect(await outcomeOf(set(id))).toBe('unauthenticated');

    const other = await startSession(world, player);
    await Promise.all([
      outcomeOf(set(other.id)),
      world.db.transaction((tx) => createSessionStore(tx).revoke(other.id)),
    ]);
    expect(await devices()).toEqual([]);
  });

  it('a device that moves to another user receives no messages of the previous user', async () => {
    const browser = await subscribe();
    await notifyOfDeposit();
    const next = await world.user();
    await subscribe(next, allTopics, { browser });
    await sendAll();
    expect(outcomes).toEqual(['unwanted']);
    await notifyOfDeposit(next);
    await sendAll();
    expect(received(browser)).toMatchObject({ title: 'Deposit completed' });
    expect(await devices()).toEqual([{ user_id: next.id }]);
  });

  it('a user has push messages on the ten newest devices at most', async () => {
    const first = await subscribe();
    for (let count = 0; count < maxPushDevices; count += 1) await subscribe();
    expect(await devices()).toHaveLength(maxPushDevices);
    const id = await pushDeviceId(first.endpoint);
    expect(
      await queryRow(world.db, 'select id from push_subscriptions where id = $1', [id]),
    ).toBeUndefined();
  });
});
