import { describe, expect, it } from 'vitest';
import type { ChannelPayload } from '../contract/channels.ts';
import type { ChannelState } from '../ports/realtime-port.ts';
import { createFakeRealtime, type FakeRealtime } from '../testing/fake-realtime.ts';
import { roundFixture } from '../testing/fixtures/round.ts';
import { walletFixture } from '../testing/fixtures/wallet.ts';

const wireName = 'private-wallet.wallet-player';

interface Joined {
  readonly versions: number[];
  readonly states: ChannelState[];
  readonly resyncs: () => number;
  readonly leave: () => void;
}

function joinWallet({ realtime }: FakeRealtime, id = 'wallet-player'): Joined {
  const versions: number[] = [];
  const states: ChannelState[] = [];
  let resyncs = 0;
  const leave = realtime.join('wallet', id, {
    onEvent: (wallet: ChannelPayload<'wallet'>) => void versions.push(wallet.version),
    onResync: () => {
      resyncs += 1;
    },
    onState: (state) => void states.push(state),
  });
  return { versions, states, resyncs: () => resyncs, leave };
}

const publish = ({ server }: FakeRealtime, version: number) =>
  server.publish('wallet', 'wallet-player', walletFixture({ version }));

async function live() {
  const fake = createFakeRealtime();
  const joined = joinWallet(fake);
  await fake.clock.advance(0);
  return { fake, joined, ...fake };
}

describe('joining and leaving', () => {
  it('realtime opens one socket for all channels and closes it with the last one', async () => {
    const { fake, joined, realtime, server, clock } = await live();
    const leaveRound = realtime.join('round', 'round-1', {
      onEvent: () => undefined,
      onResync: () => undefined,
    });
    await clock.advance(0);
    expect(server.subscribed()).toEqual([wireName, 'round.round-1']);
    expect(server.openings()).toBe(1);
    joined.leave();
    expect(realtime.connection.get().state).toBe('live');
    leaveRound();
    expect(realtime.connection.get().state).toBe('idle');
    expect(server.subscribed()).toEqual([]);
    await fake.clock.advance(60_000);
    expect(server.openings()).toBe(1);
    expect(clock.pending()).toBe(0);
  });

  it('realtime subscribes a channel once for two listeners, and leaves it with the last listener', async () => {
    const { fake, joined, server, clock } = await live();
    const second = joinWallet(fake);
    await clock.advance(0);
    publish(fake, 2);
    expect([joined.versions, second.versions]).toEqual([[2], [2]]);
    expect(second.resyncs()).toBe(1);
    joined.leave();
    joined.leave();
    expect(server.subscribed()).toEqual([wireName]);
    expect(server.asked).toEqual([wireName]);
    second.leave();
    expect(server.subscribed()).toEqual([]);
  });

  it('a listener receives nothing after leaving, not even events queued for the next frame', async () => {
    const { fake, joined, clock } = await live();
    publish(fake, 2);
    publish(fake, 3);
    joined.leave();
    await clock.advance(1_000);
    expect(joined.versions).toEqual([2]);
  });

  it('realtime drops a subscription that is confirmed after its channel was left', async () => {
    const fake = createFakeRealtime();
    const joined = joinWallet(fake);
    joined.leave();
    await fake.clock.advance(60_000);
    expect(fake.server.subscribed()).toEqual([]);
    expect(joined.resyncs()).toBe(0);
  });
});

describe('resync', () => {
  // id: resync-every-subscription
  it('a resync is requested after every subscription, including the first', async () => {
    const { joined, server, clock } = await live();
    expect(joined.resyncs()).toBe(1);
    server.cut();
    server.restore();
    await clock.advance(1_000);
    expect(joined.resyncs()).toBe(2);
    expect(joined.states).toEqual(['live', 'joining', 'live']);
  });

  // id: resync-on-waking
  it.each(['visible', 'online', 'restored'] as const)(
    'a resync is requested on %s',
    async (signal) => {
      const { joined, environment } = await live();
      environment.signal(signal);
      expect(joined.resyncs()).toBe(2);
    },
  );

  it('a wake-up opens a new socket if the old one does not respond', async () => {
    const { joined, server, clock, environment } = await live();
    server.muffle();
    environment.signal('visible');
    await clock.advance(4_999);
    expect(server.openings()).toBe(1);
    await clock.advance(1);
    expect(server.openings()).toBe(2);
    expect(joined.resyncs()).toBe(3);
  });

  it('a wake-up keeps a socket that responds', async () => {
    const { server, clock, environment } = await live();
    environment.signal('visible');
    await clock.advance(60_000);
    expect(server.openings()).toBe(1);
  });
});

describe('the connection', () => {
  it('the connection reports the time of the loss until it is back', async () => {
    const { realtime, server, clock } = await live();
    const states: string[] = [];
    realtime.connection.subscribe(() => states.push(realtime.connection.get().state));
    await clock.advance(5_000);
    const lostAt = clock.now();
    server.cut();
    await clock.advance(30_000);
    expect(realtime.connection.get()).toEqual({ state: 'offline', since: lostAt });
    server.restore();
    await clock.advance(12_000);
    expect(states).toEqual(['reconnecting', 'offline', 'live']);
  });

  it('the connection reconnects within the spread time after a simultaneous loss', async () => {
    const returned: number[] = [];
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const fake = createFakeRealtime({ random: () => visitor / 40 });
      joinWallet(fake);
      await fake.clock.advance(0);
      fake.server.crowd(4_000);
      fake.server.cut();
      fake.server.restore();
      const cutAt = fake.clock.now();
      while (fake.realtime.connection.get().state !== 'live') await fake.clock.advance(50);
      returned.push(fake.clock.now() - cutAt);
    }
    const firstAndLast = [Math.min(...returned), Math.max(...returned)];
    expect(firstAndLast.map((ms) => Math.round(ms / 1_000))).toEqual([1, 5]);
    const perSecond = [1, 2, 3, 4].map(
      (second) => returned.filter((ms) => Math.floor(ms / 1_000) === second).length,
    );
    expect(Math.max(...perSecond)).toBeLessThanOrEqual(12);
  });

  it('the connection is restored within 15 s for any duration of the outage', async () => {
    const { realtime, server, clock } = await live();
    server.cut();
    await clock.advance(3_600_000);
    server.restore();
    await clock.advance(15_000);
    expect(realtime.connection.get().state).toBe('live');
  });

  it('the connection reconnects soon after each of many losses if it was open in between', async () => {
    const { realtime, server, clock } = await live();
    for (let loss = 0; loss < 5; loss += 1) {
      await clock.advance(60_000);
      server.cut();
      server.restore();
      await clock.advance(1_000);
      expect(realtime.connection.get().state).toBe('live');
    }
  });

  it('the connection is replaced by polling every 15 s if sockets are blocked', async () => {
    const { joined, server, clock } = await live();
    server.cut();
    await clock.advance(60_000);
    expect(joined.states.at(-1)).toBe('polling');
    const before = joined.resyncs();
    await clock.advance(30_000);
    expect(joined.resyncs()).toBe(before + 2);
    server.restore();
    await clock.advance(15_000);
    expect(joined.states.at(-1)).toBe('live');
  });

  it('the connection reconnects at once when the network returns', async () => {
    const { realtime, server, clock, environment } = await live();
    server.cut();
    environment.signal('offline');
    await clock.advance(60_000);
    server.restore();
    environment.signal('online');
    await clock.advance(0);
    expect(realtime.connection.get().state).toBe('live');
  });
});

describe('an unavailable channel', () => {
  it('an unavailable channel opens a new socket after 10 s without a response, and polls after three attempts', async () => {
    const fake = createFakeRealtime();
    const { server, clock } = fake;
    server.answerSubscriptions(() => 'silent');
    const joined = joinWallet(fake);
    await clock.advance(10_000);
    expect(server.openings()).toBe(2);
    await clock.advance(20_000);
    expect(joined.states).toEqual(['polling']);
    expect(server.openings()).toBe(3);
    expect(joined.resyncs()).toBe(0);
    await clock.advance(30_000);
    expect(joined.resyncs()).toBe(2);
  });

  it('an unavailable channel retries after 1 and 2 s, and polls every 15 s after three failures', async () => {
    const fake = createFakeRealtime();
    const { server, clock } = fake;
    server.answerSubscriptions(() => 503);
    const joined = joinWallet(fake);
    await clock.advance(0);
    expect(server.asked).toHaveLength(1);
    await clock.advance(1_000);
    expect(server.asked).toHaveLength(2);
    await clock.advance(2_000);
    expect(server.asked).toHaveLength(3);
    expect(joined.states.at(-1)).toBe('polling');
    await clock.advance(15_000);
    expect(joined.resyncs()).toBe(1);
    server.answerSubscriptions(() => 200);
    await clock.advance(30_000);
    expect(joined.states.at(-1)).toBe('live');
    const afterwards = joined.resyncs();
    await clock.advance(60_000);
    expect(joined.resyncs()).toBe(afterwards);
  });

  // id: channel-refusal-status
  it.each([401, 403])('a channel that is rejected with %i is not retried', async (status) => {
    const fake = createFakeRealtime();
    fake.server.answerSubscriptions(() => status);
    const joined = joinWallet(fake);
    await fake.clock.advance(300_000);
    expect(joined.states).toEqual(['refused']);
    expect(fake.server.asked).toHaveLength(1);
  });

  it('an unavailable channel does not affect the other channels of the socket', async () => {
    const { joined, realtime, server, clock } = await live();
    server.answerSubscriptions((name) => (name.startsWith('round') ? 403 : 200));
    realtime.join('round', 'round-1', { onEvent: () => undefined, onResync: () => undefined });
    await clock.advance(60_000);
    expect(joined.states).toEqual(['live']);
    expect(server.openings()).toBe(1);
  });
});

describe('events', () => {
  it('events are applied at once when idle, and once per frame under load', async () => {
    const { fake, joined, clock } = await live();
    publish(fake, 2);
    expect(joined.versions).toEqual([2]);
    for (let version = 3; version <= 10; version += 1) publish(fake, version);
    expect(joined.versions).toEqual([2]);
    await clock.advance(16);
    expect(joined.versions).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await clock.advance(16);
    publish(fake, 11);
    expect(joined.versions.at(-1)).toBe(11);
  });

  // id: events-of-other-id
  it('events with the id of another record are ignored and logged', async () => {
    const { joined, server, environment } = await live();
    server.publishRaw(wireName, walletFixture({ id: 'wallet-player2', version: 9 }));
    expect(joined.versions).toEqual([]);
    expect(environment.log.map(({ message }) => message)).toEqual([
      'a realtime payload belongs to another channel',
    ]);
  });

  it('events that do not match their schema trigger a resync', async () => {
    const { joined, server } = await live();
    server.publishRaw(wireName, { id: 'wallet-player', balance: '5' });
    expect(joined.versions).toEqual([]);
    expect(joined.resyncs()).toBe(2);
  });

  it('events of a round contain totals and the id of the round', async () => {
    const { realtime, server, clock } = createFakeRealtime();
    const seen: number[] = [];
    realtime.join('round', 'round-1', {
      onEvent: (round) => void seen.push(round.betCount),
      onResync: () => undefined,
    });
    await clock.advance(0);
    server.publish('round', 'round-1', roundFixture({ betCount: 7 }));
    expect(seen).toEqual([7]);
  });
});

describe('channels whose payload has no channel id', () => {
  it.each([
    ['agent', 'user-agent', 'private-agent.user-agent'],
    ['ops', 'all', 'private-ops.all'],
  ] as const)('%s: events are delivered', async (key, id, wireName) => {
    const { realtime, server, clock } = createFakeRealtime();
    const received: unknown[] = [];
    realtime.join(key, id, {
      onEvent: (change) => void received.push(change),
      onResync: () => undefined,
    });
    await clock.advance(0);
    expect(server.subscribed()).toEqual([wireName]);
    server.publish(key, id, { kind: 'transaction', id: 'transaction-1' });
    await clock.advance(20);
    expect(received).toEqual([{ kind: 'transaction', id: 'transaction-1' }]);
  });
});
