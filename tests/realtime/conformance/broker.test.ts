import { wireChannelName, type Settings, type Wallet } from '@lobi/core/contract';
import { createEchoRealtime } from '@lobi/core/realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContractKit,
  type HttpSession,
  type SessionUser,
  createContractKit,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../../contract/running-platform.ts';
import { cashIn, endings, newPerson, repeatNews } from '../registered-user.ts';
import { reverbApp, startFakeReverb, type FakeReverb } from './fake-reverb.ts';
import { afterwards, Received } from './stage.ts';

let broker: FakeReverb;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;

beforeAll(async () => {
  broker = await startFakeReverb();
  const origin = `http://127.0.0.1:${broker.port}`;
  platform = await startTestPlatform({
    broadcast: {
      key: reverbApp.key,
      appId: reverbApp.id,
      secret: reverbApp.secret,
      otherChannels: false,
      clientEvents: false,
      redisUrl: undefined,
      broker: {
        origin,
        clientOrigin: origin,
        appId: reverbApp.id,
        appSecret: reverbApp.secret,
      },
    },
  });
  kit = createContractKit(platform.origin);
});
afterAll(async () => {
  await platform.stop();
  await broker.kill();
});

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  frame: (callback: () => void) => void setTimeout(callback, 0),
};

/** The product's own client, signed in and subscribed to its wallet channel. */
async function listen(session: HttpSession, self: SessionUser) {
  const answer = await session.call('settings.show');
  const { realtime: socket } = (answer.body as { data: Settings }).data.app;
  const wallets = new Received<Wallet>();
  const users = new Received<unknown>();
  const resyncs = new Received<string>();
  const realtime = createEchoRealtime({
    socket,
    clock,
    logger: { debug() {}, info() {}, warn() {}, error() {} } as never,
    wake: { subscribe: () => () => undefined },
    random: () => 0,
    authorize: async (socket_id, channel_name) => {
      const signed = await session.call('broadcasting.auth', { body: { socket_id, channel_name } });
      if (signed.status !== 200) throw Object.assign(new Error(), { status: signed.status });
      return signed.body as { auth: string };
    },
  });
  afterwards(() => realtime.close());
  realtime.join('wallet', self.wallet.id, {
    onEvent: wallets.add,
    onResync: () => resyncs.add('wallet'),
  });
  realtime.join('user', self.id, { onEvent: users.add, onResync: () => resyncs.add('user') });
  await resyncs.atLeast(2);
  return { realtime, wallets, users, resyncs };
}

/** A player whose client is subscribed to the player's channels. */
async function player() {
  const person = await newPerson(platform);
  return { ...person, ...(await listen(person.session, person.self)) };
}

/** The user's own client is notified of these endings; it detects others with its next call. */
const notifiedEndings = new Set([
  'logout',
  'a block by staff',
  'a new password on another device',
  'being signed out from another device',
]);

const publishedTo = ({ wallet }: SessionUser) =>
  broker.published.filter(({ channel }) =>
    channel.startsWith(wireChannelName('wallet', wallet.id)),
  );

const versionsOf = (events: readonly { data: string }[]): number[] =>
  events.map(({ data }) => (JSON.parse(data) as Wallet).version);

/** Waits until the broker has received this number of changes of a wallet. */
const untilPublished = (self: SessionUser, count: number) =>
  expect.poll(() => publishedTo(self).length).toBeGreaterThanOrEqual(count);

describe('an external broker (Reverb)', () => {
  it('74 clients connect to the configured broker, and our own address rejects sockets', async () => {
    const answer = await kit.guest().call('settings.show');
    const { realtime } = (answer.body as { data: Settings }).data.app;
    expect(realtime).toEqual({
      key: reverbApp.key,
      host: '127.0.0.1',
      port: broker.port,
      scheme: 'http',
    });
    const upgrade = await fetch(`${platform.origin}/app/${reverbApp.key}?protocol=7`);
    expect(upgrade.status).toBe(404);
  });

  it("74 the broker delivers the wallet of a cash-in to the product's own client", async () => {
    const person = await player();
    const { self, wallets } = person;
    await cashIn(person, kit, '250000');
    const [wallet] = await wallets.atLeast(1);
    expect(wallet).toMatchObject({ id: self.wallet.id, balance: '250000' });
  });

  it('74 the broker has a separate name of a private channel for each session', async () => {
    const { self } = await player();
    const names = broker.channels().filter((name) => name.includes(self.wallet.id));
    expect(names).toEqual([
      expect.stringMatching(new RegExp(`^private-wallet\\.${self.wallet.id}\\.[0-9a-f]{32}$`)),
    ]);
    const other = await kit.as('player2');
    const asked = await other.call('broadcasting.auth', {
      body: { socket_id: '1.1', channel_name: names[0] },
    });
    expect(asked.status).toBe(403);
  });

  it('74 the broker publishes public rounds under their own names', async () => {
    const { id } = await kit.openRound();
    await expect
      .poll(() => broker.published.some(({ channel }) => channel === wireChannelName('round', id)))
      .toBe(true);
  });

  it.each(Object.keys(endings))(
    '74 the broker publishes no private event after %s, though the socket stays subscribed',
    async (how) => {
      const person = await player();
      const { self, wallets, users } = person;
      const names = broker.channels().filter((name) => name.includes(self.wallet.id));
      const publishedToSession = () =>
        broker.published.filter(({ channel }) => names.includes(channel)).length;
      expect((await cashIn(person, kit)).status).toBe(201);
      // All events about it, so that none is pending.
      await wallets.atLeast(1);
      await users.atLeast(1);
      const resyncs = person.resyncs.all.length;
      await endings[how]?.(person, platform, kit);
      if (notifiedEndings.has(how)) await person.resyncs.atLeast(resyncs + 1);
      const before = {
        wallets: wallets.all.length,
        users: users.all.length,
        published: publishedToSession(),
      };
      await repeatNews(person, platform);
      // A later event about another user proves that everything before it has been published.
      const next = await player();
      await cashIn(next, kit);
      await next.wallets.atLeast(1);
      expect(wallets.all).toHaveLength(before.wallets);
      expect(users.all).toHaveLength(before.users);
      expect(publishedToSession()).toBe(before.published);
      expect(broker.channels()).toEqual(expect.arrayContaining(names));
    },
  );

  it('74 the broker publishes no staff signals to a former staff member, whose own channels continue', async () => {
    const person = await player();
    const setRole = (role: string) =>
      platform.db.run('update users set role = $2 where id = $1', [person.self.id, role]);
    await setRole('admin');
    const changes = new Received<unknown>();
    person.realtime.join('ops', 'all', {
      onEvent: changes.add,
      onResync: () => person.resyncs.add('ops'),
    });
    await person.resyncs.atLeast(3);
    const names = broker.channels().filter((name) => name.startsWith('private-ops.all.'));
    const published = () =>
      broker.published.filter(({ channel }) => names.includes(channel)).length;

    /** Users edit their own profile, which notifies staff. */
    const signal = async (): Promise<void> => {
      const { session, self } = await newPerson(platform);
      const shown = await session.call('user.show', { params: { userId: self.id } });
      const { version } = (shown.body as { data: { version: number } }).data;
      const body = { version, name: 'Nama' };
      expect(
        (await session.call('user.update', { params: { userId: self.id }, body })).status,
      ).toBe(200);
    };
    await signal();
    await changes.atLeast(1);
    await setRole('player');
    // Events that were being published when the role changed have arrived before this.
    await cashIn(person, kit);
    await person.wallets.atLeast(1);
    const before = { received: changes.all.length, published: published() };
    await signal();
    await cashIn(person, kit);
    await person.wallets.atLeast(2);
    expect(changes.all).toHaveLength(before.received);
    expect(published()).toBe(before.published);
    expect(broker.channels()).toEqual(expect.arrayContaining(names));
    const asked = await person.session.call('broadcasting.auth', {
      body: { socket_id: '1.1', channel_name: wireChannelName('ops', 'all') },
    });
    expect(asked.status).toBe(403);
  });

  it('74 no presence channel is signed, since the broker could not remove a member from one', async () => {
    const { session, self } = await newPerson(platform);
    await platform.db.run(`update users set role = 'admin' where id = $1`, [self.id]);
    const asked = await session.call('broadcasting.auth', {
      body: { socket_id: '1.1', channel_name: wireChannelName('staff', 'all') },
    });
    expect(asked.status).toBe(403);
  });

  it('74 R8 a broker receives all versions in order after an outage', async () => {
    const person = await player();
    const { self, wallets } = person;
    await cashIn(person, kit);
    await wallets.atLeast(1);
    await broker.kill();
    for (let n = 0; n < 5; n += 1) await cashIn(person, kit);
    await broker.start();
    await untilPublished(self, 6);
    expect([...new Set(versionsOf(publishedTo(self)))]).toEqual([1, 2, 3, 4, 5, 6]);
    const lastOf = () => wallets.all.at(-1)?.version;
    // The client reconnected without help, with a new signature.
    const after = publishedTo(self).length;
    await expect
      .poll(() => broker.channels().some((name) => name.includes(self.wallet.id)))
      .toBe(true);
    await cashIn(person, kit);
    await untilPublished(self, after + 1);
    await expect.poll(lastOf).toBe(7);
  });

  it.each([401, 413, 429, 500])(
    '74 R8 a broker that answers %i is retried with backoff, and receives all events',
    async (status) => {
      const person = await player();
      const { self, wallets } = person;
      await cashIn(person, kit);
      await wallets.atLeast(1);
      broker.refuseWith(status, status === 429 ? { 'retry-after': '1' } : {});
      const before = broker.calls();
      for (let n = 0; n < 20; n += 1) await cashIn(person, kit);
      await expect.poll(() => broker.calls()).toBeGreaterThan(before);
      // Each commit wakes the publisher, but only its own schedule and passing events may call the
      // broker.
      expect(broker.calls() - before).toBeLessThan(20);
      broker.refuseWith(undefined);
      await untilPublished(self, 21);
      const versions = [...new Set(versionsOf(publishedTo(self)))];
      expect(versions).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    },
  );
});
