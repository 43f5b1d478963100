import Pusher from 'pusher-js';
import { describe, expect, it, vi } from 'vitest';
import type { Member } from '../contract/channels.ts';
import { AppError } from '../contract/error-codes.ts';
import { roundFixture } from '../testing/fixtures/round.ts';
import { walletFixture } from '../testing/fixtures/wallet.ts';
import {
  FakeSocket,
  live,
  openLine,
  pass,
  setUp,
  socket,
  walletChannel,
  withFakeSockets,
} from '../testing/fake-socket.ts';

interface Fallbacks {
  getXHRAPI(): unknown;
}

withFakeSockets();

describe('realtime over Echo and pusher-js', () => {
  // id: echo-protocol-7
  it('realtime over Echo and pusher-js connects with protocol 7 to the host of the settings', async () => {
    setUp().join();
    await pass();
    expect(socket().url).toMatch(
      /^ws:\/\/play\.example:8080\/app\/lobi\?protocol=7&client=js&version=8\.6\.0/,
    );
  });

  // id: echo-tls-443
  it('realtime over Echo and pusher-js connects over TLS to port 443 from a page served over TLS', async () => {
    setUp({}, { key: 'lobi', host: 'play.example', port: 443, scheme: 'https' }).join();
    await pass();
    expect(socket().url).toMatch(/^wss:\/\/play\.example:443\/app\/lobi\?/);
    await pass(60_000);
    expect(FakeSocket.opened.filter(({ url }) => !url.startsWith('wss://'))).toEqual([]);
  });

  it('a connection has the path prefix of the backend', async () => {
    setUp({}, { ...openLine, wsPath: '/realtime' }).join();
    await pass();
    expect(socket().url).toMatch(/^ws:\/\/play\.example:8080\/realtime\/app\/lobi\?/);
  });

  // id: echo-websocket-only
  it('realtime over Echo and pusher-js uses no other transport than web sockets, also when they fail', async () => {
    const polling = vi.spyOn(Pusher.Runtime as unknown as Fallbacks, 'getXHRAPI');
    setUp().join();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await pass(60_000);
      socket().end(1006);
    }
    await pass(60_000);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
    expect(polling).not.toHaveBeenCalled();
  });

  it('realtime over Echo authorizes a private channel by the given call, then subscribes and requests a resync', async () => {
    const { asked, joined } = await live();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ socketId: '7.7', name: walletChannel });
    expect(socket().framesOf('pusher:subscribe')).toEqual([
      { event: 'pusher:subscribe', data: { auth: 'lobi:signature', channel: walletChannel } },
    ]);
    expect(joined.resyncs()).toBe(1);
  });

  it('realtime reports the number of subscribers of a channel, and that it is unknown after a loss', async () => {
    const { realtime } = setUp();
    const counts: (number | null)[] = [];
    realtime.join('table', 'crash', {
      onEvent: () => undefined,
      onResync: () => undefined,
      onCount: (count) => void counts.push(count),
    });
    await pass();
    socket().greet('7.7');
    await pass();
    const counted = 'pusher_internal:subscription_count';
    socket().receive('pusher_internal:subscription_succeeded', {}, 'table.crash');
    socket().receive(counted, { subscription_count: 12 }, 'table.crash');
    socket().receive(counted, { subscription_count: 'many' }, 'table.crash');
    socket().receive(counted, {}, 'table.crash');
    await pass();
    expect(counts).toEqual([12]);
    socket().end(1006);
    await pass(2_000);
    socket().greet('8.8');
    await pass();
    expect(counts).toEqual([12, null]);
  });

  it('realtime emits all members of a presence channel whenever a member joins or leaves', async () => {
    const { realtime, asked } = setUp();
    const name = 'presence-staff.all';
    const seen: string[][] = [];
    const listener = {
      onEvent: (members: readonly Member[]) =>
        void seen.push(members.map(({ username }) => username)),
      onResync: () => undefined,
    };
    realtime.join('staff', 'all', listener);
    await pass();
    socket().greet('7.7');
    await pass();
    const member = (id: string) => ({ id, username: id, role: 'admin' });
    const joined = (id: string) => ({ user_id: id, user_info: member(id) });
    asked[0]!.resolve({ auth: 'lobi:signature', channel_data: JSON.stringify(joined('sari')) });
    await pass();
    expect(socket().framesOf('pusher:subscribe')[0]?.data).toMatchObject({ channel: name });
    const presence = { count: 1, ids: ['sari'], hash: { sari: member('sari') } };
    socket().receive('pusher_internal:subscription_succeeded', { presence }, name);
    socket().receive('pusher_internal:member_added', joined('dewi'), name);
    await pass(20);
    expect(seen.at(-1)).toEqual(['sari', 'dewi']);
    // A later subscriber is notified at once.
    realtime.join('staff', 'all', { ...listener });
    expect(seen.at(-1)).toEqual(['sari', 'dewi']);
    expect(asked).toHaveLength(1);
    socket().receive('pusher_internal:member_removed', { user_id: 'sari' }, name);
    await pass(20);
    expect(seen.slice(-2)).toEqual([['dewi'], ['dewi']]);
  });

  // id: echo-updated-event
  it('realtime receives exactly the event "updated", without a namespace', async () => {
    const { joined } = await live();
    socket().receive('updated', walletFixture({ version: 2 }), walletChannel);
    socket().receive('App\\Events\\updated', walletFixture({ version: 3 }), walletChannel);
    await pass(20);
    expect(joined.versions).toEqual([2]);
  });

  it('realtime over Echo and pusher-js joins public channels without requesting a signature', async () => {
    const { realtime, asked } = setUp();
    const counts: number[] = [];
    realtime.join('round', 'round-1', {
      onEvent: ({ betCount }) => void counts.push(betCount),
      onResync: () => undefined,
    });
    await pass();
    socket().greet();
    await pass();
    socket().receive('pusher_internal:subscription_succeeded', {}, 'round.round-1');
    socket().receive('updated', roundFixture({ betCount: 9 }), 'round.round-1');
    expect([asked.length, counts]).toEqual([0, [9]]);
  });

  it('realtime over Echo and pusher-js reconnects after its own pause, and requests a new signature and a resync', async () => {
    const { asked, joined, realtime } = await live();
    socket().end(1006);
    await pass();
    expect(realtime.connection.get().state).toBe('reconnecting');
    await pass(970);
    expect(FakeSocket.opened).toHaveLength(1);
    await pass(30);
    expect(FakeSocket.opened).toHaveLength(2);
    socket().greet('8.8');
    await pass();
    expect(asked[1]).toMatchObject({ socketId: '8.8', name: walletChannel });
    asked[1]!.resolve({ auth: 'lobi:second' });
    await pass();
    socket().receive('pusher_internal:subscription_succeeded', {}, walletChannel);
    expect(joined.resyncs()).toBe(2);
    expect(realtime.connection.get().state).toBe('live');
  });

  it.each([4001, 4004, 4009])(
    'realtime over Echo and pusher-js does not reconnect after close code %i',
    async (code) => {
      const { realtime, environment } = await live();
      socket().end(code);
      await pass(120_000);
      expect(FakeSocket.opened).toHaveLength(1);
      expect(realtime.connection.get().state).toBe('offline');
      environment.signal('online');
      await pass();
      socket().greet();
      expect(realtime.connection.get().state).toBe('live');
      socket().end(1006);
      await pass(1_100);
      expect(FakeSocket.opened).toHaveLength(3);
    },
  );

  it.each([4100, 4200, 4301, 1002])(
    'realtime over Echo and pusher-js reconnects after close code %i with growing pauses',
    async (code) => {
      await live();
      socket().end(code);
      const openings: number[] = [];
      for (let atMs = 10; atMs <= 16_000; atMs += 10) {
        await pass(10);
        if (socket().readyState !== 0) continue;
        openings.push(atMs);
        socket().greet();
        socket().end(code);
      }
      const pauses = openings.map((atMs, index) => atMs - (openings[index - 1] ?? 0));
      expect(pauses.map((pauseMs) => Math.round(pauseMs / 1_000))).toEqual([1, 2, 4, 8]);
    },
  );

  it.each([
    ['disconnected with many others reconnects within the spread', 1006, 5],
    ['disconnected by a graceful close reconnects within a second', 1001, 1],
    ['rejected over capacity reconnects within a second', 4100, 1],
  ])('a client %s', async (_who, code, seconds) => {
    const half = { random: () => 0.5 };
    await live({ auth: 'lobi:signature', spread: 8_000 }, half);
    socket().end(code);
    let waitedMs = 0;
    while (FakeSocket.opened.length === 1) {
      await pass(50);
      waitedMs += 50;
    }
    expect(Math.floor(waitedMs / 1_000)).toBe(seconds);
  });

  it('realtime over Echo and pusher-js reconnects with pauses to a server that closes before its greeting', async () => {
    await live();
    socket().end(4200);
    for (let atMs = 10; atMs <= 16_000; atMs += 10) {
      await pass(10);
      const { readyState, onopen } = socket();
      if (readyState !== 0) continue;
      onopen?.();
      socket().end(4200);
    }
    expect(FakeSocket.opened.length).toBeLessThanOrEqual(6);
    expect(FakeSocket.opened.length).toBeGreaterThanOrEqual(4);
  });

  it('realtime over Echo and pusher-js keeps retrying without a server, with pauses', async () => {
    const { realtime } = await live();
    socket().end(1006);
    for (let second = 0; second < 60; second += 1) {
      await pass(1_000);
      socket().end(1006);
    }
    expect(realtime.connection.get().state).toBe('offline');
    expect(FakeSocket.opened.length).toBeLessThanOrEqual(60);
    for (let second = 0; second < 15; second += 1) {
      await pass(1_000);
      if (socket().readyState === 0) socket().greet();
    }
    expect(realtime.connection.get().state).toBe('live');
  });

  it.each([
    [403, 'refused', 1],
    [503, 'polling', 4],
  ] as const)(
    'a subscription with a signature denied by %i becomes %s',
    async (status, state, calls) => {
      const { asked, join } = setUp();
      const joined = join();
      await pass();
      socket().greet();
      for (let second = 0; second < 10; second += 1) {
        await pass(1_000);
        asked.at(-1)!.reject(new AppError(status === 403 ? 'forbidden' : 'unavailable'));
      }
      await pass();
      expect(joined.states.at(-1)).toBe(state);
      expect(asked).toHaveLength(calls);
      expect(FakeSocket.opened).toHaveLength(1);
    },
  );

  it('a subscription is notified of a rejection by the socket server', async () => {
    const { asked, join } = setUp();
    const joined = join();
    await pass();
    socket().greet();
    await pass();
    asked[0]!.resolve({ auth: 'lobi:bad' });
    await pass();
    const error = { type: 'AuthError', error: 'no', status: 403 };
    socket().receive('pusher:subscription_error', error, walletChannel);
    expect(joined.states).toEqual(['refused']);
  });

  it('realtime over Echo and pusher-js retries on the same socket after an error of the socket server', async () => {
    const { asked, join } = setUp();
    join();
    await pass();
    socket().greet();
    await pass();
    asked[0]!.resolve({ auth: 'lobi:a' });
    await pass();
    const error = { type: 'AuthError', error: 'later', status: 503 };
    socket().receive('pusher:subscription_error', error, walletChannel);
    await pass(1_000);
    expect([asked.length, FakeSocket.opened.length]).toEqual([2, 1]);
  });

  it('realtime over Echo and pusher-js opens a new socket when a subscription is rejected silently', async () => {
    const { asked, join } = setUp();
    join();
    await pass();
    socket().greet();
    await pass();
    asked[0]!.resolve({ auth: 'lobi:bad' });
    await pass();
    socket().receive('pusher:error', { code: 4009, message: 'Connection is unauthorized' });
    await pass(10_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
