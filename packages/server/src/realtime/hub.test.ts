import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, type RawData } from 'ws';
import { createEndpoint, type RealtimeEndpoint } from './endpoint.ts';
import { createLocalFanOut } from './fan-out.ts';
import { createHub, type RealtimeHub } from './hub.ts';
import { realtimeLimits, type RealtimeLimits } from './limits.ts';
import { signChannel } from './signature.ts';

const credentials = { key: 'test-key', secret: 'test-secret' };
const round = 'round.r1';
const own = 'private-user.u1';

interface Frame {
  event: string;
  channel?: string;
  data: unknown;
}

const textOf = (bytes: RawData): string => (Buffer.isBuffer(bytes) ? bytes.toString() : '');

/** A raw client that records every frame and lets a test wait for one. */
class Client {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];
  private readonly refused: Promise<number>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (bytes) => {
      const frame = JSON.parse(textOf(bytes)) as Frame;
      this.frames.push({ ...frame, data: JSON.parse(String(frame.data)) });
      this.wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve(code);
        this.wake();
      });
    });
    this.refused = new Promise((resolve) => {
      this.socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
    });
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  status(): Promise<number> {
    return this.refused;
  }

  /** Waits for a frame from position `from` on. */
  async until(match: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    for (;;) {
      const found = this.frames.slice(from).find(match);
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed while waiting');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  event(name: string, from = 0): Promise<Frame> {
    return this.until((frame) => frame.event === name, from);
  }

  async socketId(): Promise<string> {
    const frame = await this.event('pusher:connection_established');
    return (frame.data as { socket_id: string }).socket_id;
  }

  send(event: string, data: unknown = {}): void {
    this.socket.send(JSON.stringify({ event, data }));
  }

  /** Waits for the response to a ping: everything sent before has been processed. */
  async settle(): Promise<void> {
    const from = this.frames.length;
    this.send('pusher:ping');
    await this.event('pusher:pong', from);
  }

  async subscribe(channel: string, auth = ''): Promise<Frame> {
    await this.socketId();
    const from = this.frames.length;
    this.send('pusher:subscribe', { channel, auth });
    return this.until(
      (frame) => frame.channel === channel && frame.event.includes('subscription'),
      from,
    );
  }
}

const ok = 'pusher_internal:subscription_succeeded';
const failed = 'pusher:subscription_error';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Setup {
  hub: RealtimeHub;
  endpoint: RealtimeEndpoint;
  url: string;
  connect(path?: string, headers?: Record<string, string>): Client;
  /** Grants a channel to a client's socket on behalf of a session. */
  grant(client: Client, channel?: string, sessionId?: string, userId?: string): Promise<string>;
}

async function start(
  limits: Partial<RealtimeLimits> = {},
  now: () => number = () => performance.now(),
): Promise<Setup> {
  const all = { ...realtimeLimits, ...limits };
  const hub = createHub({ credentials, limits: all, fanOut: createLocalFanOut(), now });
  const endpoint = createEndpoint({
    hub,
    key: credentials.key,
    limits: all,
    isOwnOrigin: (origin) => origin === 'http://own.test',
    addressOf: (request) => request.socket.remoteAddress ?? '',
    now,
  });
  const server: Server = createServer();
  server.on('upgrade', (...upgrade) => endpoint.upgrade(...upgrade));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(async () => {
    endpoint.stop();
    await hub.close();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    hub,
    endpoint,
    url,
    connect: (
      path = `/app/${credentials.key}?protocol=7&client=js&version=8.6.0`,
      headers = {},
    ) => {
      const client = new Client(url + path, headers);
      cleanUps.push(() => client.socket.terminate());
      return client;
    },
    grant: async (client, channel = own, sessionId = 's1', userId = 'u1') => {
      const auth = hub.grant({ socketId: await client.socketId(), channel, userId, sessionId });
      if (auth === undefined) throw new Error('no grant');
      return auth;
    },
  };
}

describe('handshake', () => {
  it('handshake sends exactly one established frame, with a socket id and the activity timeout', async () => {
    const { connect } = await start();
    const client = connect();
    const frame = await client.event('pusher:connection_established');
    await client.settle();
    expect(client.frames.filter((each) => each.event === frame.event)).toHaveLength(1);
    expect(frame.data).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 30,
    });
  });

  it('handshake sends data as a JSON string', async () => {
    const { connect } = await start();
    const client = connect();
    const raw = await new Promise<string>((resolve) =>
      client.socket.once('message', (bytes) => resolve(textOf(bytes))),
    );
    expect(typeof (JSON.parse(raw) as { data: unknown }).data).toBe('string');
  });

  it('handshake assigns a unique id to every socket', async () => {
    const { connect } = await start();
    const ids = await Promise.all(Array.from({ length: 50 }, () => connect().socketId()));
    expect(new Set(ids).size).toBe(50);
  });

  it.each([
    ['an unknown key', '/app/other?protocol=7', 4001],
    ['a longer path', `/app/${credentials.key}/more?protocol=7`, 4001],
    ['no protocol', `/app/${credentials.key}`, 4008],
    ['protocol 8', `/app/${credentials.key}?protocol=8`, 4007],
    ['protocol text', `/app/${credentials.key}?protocol=seven`, 4007],
  ])('handshake closes on %s with %s → %i', async (_name, path, code) => {
    const { connect } = await start();
    const client = connect(path);
    expect(await client.closed).toBe(code);
    expect(client.frames).toEqual([]);
  });

  it('handshake answers other paths with 404', async () => {
    const { connect } = await start();
    expect(await connect('/socket').status()).toBe(404);
  });

  it.each(['http://evil.test', 'null'])(
    'handshake rejects the origin %s with 403',
    async (origin) => {
      const { connect } = await start();
      const client = connect(`/app/${credentials.key}?protocol=7`, { origin });
      expect(await client.status()).toBe(403);
    },
  );

  it('handshake accepts its own origin, and clients without an origin', async () => {
    const { connect } = await start();
    await connect(undefined, { origin: 'http://own.test' }).socketId();
    await connect().socketId();
  });

  it('handshake closes with 4100 above the maximum number of connections', async () => {
    const { connect } = await start({ connections: 1 });
    await connect().socketId();
    expect(await connect().closed).toBe(4100);
  });

  it('handshake rate-limits connections by address', async () => {
    const { connect } = await start({ connectBurst: 2, connectsPerMinute: 1 });
    await connect().socketId();
    await connect().socketId();
    expect(await connect().status()).toBe(429);
  });
});

describe('connection', () => {
  it('connection responds to a ping frame and to a control ping', async () => {
    const { connect } = await start();
    const client = connect();
    await client.socketId();
    client.send('pusher:ping');
    await client.event('pusher:pong');
    const pong = new Promise((resolve) => client.socket.once('pong', resolve));
    client.socket.ping();
    await pong;
  });

  it('connection is pinged when silent, and closed with 4201 when unresponsive', async () => {
    let now = 0;
    const { hub, connect } = await start({}, () => now);
    const client = connect();
    await client.socketId();
    now = 59_999;
    hub.sweep();
    await client.settle();
    expect(client.frames.some((frame) => frame.event === 'pusher:ping')).toBe(false);
    now = 59_999 + 60_000;
    hub.sweep();
    await client.event('pusher:ping');
    now += 30_000;
    hub.sweep();
    expect(await client.closed).toBe(4201);
  });

  const counts = ({ frames }: Client, channel: string) =>
    frames
      .filter(({ event, channel: of }) => event.endsWith('subscription_count') && of === channel)
      .map(({ data }) => (data as { subscription_count: number }).subscription_count);

  it('subscribers of a table receive their number when it has changed', async () => {
    const { hub, connect } = await start();
    const table = 'table.t1';
    const [first, second] = [connect(), connect()];
    await first.subscribe(table);
    hub.sweep();
    await second.subscribe(table);
    hub.sweep();
    hub.sweep();
    await Promise.all([first.settle(), second.settle()]);
    expect([counts(first, table), counts(second, table)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    second.send('pusher:unsubscribe', { channel: table });
    await second.settle();
    hub.sweep();
    await first.settle();
    expect(counts(first, table)).toEqual([1, 2, 1]);
    expect(counts(second, table)).toEqual([1, 2]);
  });

  it('subscribers of a channel that is not counted receive no number', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    hub.sweep();
    await client.settle();
    expect(counts(client, round)).toEqual([]);
  });

  it('connection counts any frame as a sign of life', async () => {
    let now = 0;
    const { hub, connect } = await start({}, () => now);
    const client = connect();
    await client.socketId();
    now = 60_000;
    hub.sweep();
    await client.event('pusher:ping');
    await client.subscribe(round);
    now += 30_000;
    hub.sweep();
    await client.settle();
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('connection is removed when it has closed', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    expect([hub.connectionCount, hub.channelNames()]).toEqual([1, [round]]);
    client.socket.terminate();
    await expect.poll(() => [hub.connectionCount, hub.channelNames()]).toEqual([0, []]);
  });

  it('connection is closed with 1001 when the server stops', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.socketId();
    await hub.close();
    expect(await client.closed).toBe(1001);
  });
});

describe('subscribing', () => {
  it('subscribing joins a public channel without a signature', async () => {
    const { connect } = await start();
    expect(await connect().subscribe(round)).toEqual({ event: ok, channel: round, data: {} });
  });

  it('subscribing joins a private channel with signature and grant', async () => {
    const { connect, grant } = await start();
    const client = connect();
    expect((await client.subscribe(own, await grant(client))).event).toBe(ok);
  });

  // id: hub-wrong-signatures
  it('subscribing rejects wrong signatures, and keeps the socket and its other channels', async () => {
    const { hub, connect, grant } = await start();
    const client = connect();
    const other = connect();
    const auth = await grant(client);
    const foreign = await grant(other);
    const otherChannel = await grant(client, 'private-wallet.w1');
    await client.subscribe(round);
    for (const wrong of [
      '',
      `${auth}0`,
      auth.slice(0, -1) + (auth.endsWith('0') ? '1' : '0'),
      foreign,
      otherChannel,
      auth.replace(credentials.key, 'other-key'),
      auth.split(':')[1] ?? '',
    ]) {
      expect(await client.subscribe(own, wrong), wrong).toEqual({
        event: failed,
        channel: own,
        data: { type: 'AuthError', error: 'Not allowed.', status: 403 },
      });
    }
    void hub.publish(round, 'updated', { n: 1 });
    await client.event('updated');
  });

  // id: hub-session-without-grant
  it('the hub rejects a correct signature that was granted to no session', async () => {
    const { hub, connect } = await start();
    const client = connect();
    const auth = signChannel(credentials, await client.socketId(), own);
    expect((await client.subscribe(own, auth)).event).toBe(failed);
    expect(hub.channelNames()).toEqual([]);
  });

  it('subscribing rejects the signature of another socket', async () => {
    const { connect, grant } = await start();
    const [client, other] = [connect(), connect()];
    const auth = await grant(client);
    expect((await other.subscribe(own, auth)).event).toBe(failed);
  });

  it.each([
    'private-user.u1:x',
    'private-user.{u1}',
    '#private-user.u1',
    `private-user.${'x'.repeat(165)}`,
    'presence-user.u1',
    'private-encrypted-user.u1',
    'cache-round.r1',
    'unknown',
    'round.',
    '',
  ])('subscribing rejects the channel name "%s"', async (channel) => {
    const { hub, connect } = await start();
    const client = connect();
    await client.socketId();
    expect((await client.subscribe(channel, 'test-key:00')).event).toBe(failed);
    expect(hub.channelNames()).toEqual([]);
  });

  it.each([[['round.r1']], [7], [null], [{ name: round }]])(
    'subscribing reports %j as an invalid message',
    async (channel) => {
      const { connect } = await start();
      const client = connect();
      await client.socketId();
      client.send('pusher:subscribe', { channel });
      expect((await client.event('pusher:error')).data).toMatchObject({ code: 4200 });
    },
  );

  it('subscribing twice delivers each event once', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    await client.subscribe(round);
    void hub.publish(round, 'updated', { n: 1 });
    await client.settle();
    expect(client.frames.filter((frame) => frame.event === 'updated')).toHaveLength(1);
  });

  it('unsubscribing ends delivery, and is ignored for a channel that was not joined', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    client.send('pusher:unsubscribe', { channel: round });
    client.send('pusher:unsubscribe', { channel: 'round.never' });
    await client.settle();
    void hub.publish(round, 'updated', { n: 1 });
    await client.settle();
    expect(client.frames.map((frame) => frame.event)).not.toContain('updated');
    expect(client.frames.map((frame) => frame.event)).not.toContain('pusher:error');
    expect(hub.channelNames()).toEqual([]);
  });

  it('subscribing works again after unsubscribing', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    client.send('pusher:unsubscribe', { channel: round });
    await client.subscribe(round);
    void hub.publish(round, 'updated', { n: 1 });
    await client.event('updated');
  });

  it('subscribing is limited to a hundred channels per connection', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.socketId();
    for (let n = 0; n < 100; n += 1) client.send('pusher:subscribe', { channel: `round.n${n}` });
    await client.settle();
    expect(hub.channelNames()).toHaveLength(100);
    expect((await client.subscribe('round.n100')).data).toMatchObject({ status: 429 });
  });

  it('subscribing is limited to ten sockets per user', async () => {
    const { hub, connect, grant } = await start({ connectionsPerUser: 2 });
    await grant(connect());
    await grant(connect());
    const third = await connect().socketId();
    const asked = { socketId: third, channel: own, userId: 'u1', sessionId: 's1' };
    expect(hub.grant(asked)).toBeUndefined();
    expect(hub.grant({ ...asked, userId: 'u2' })).toBeDefined();
  });
});

describe('many clients', () => {
  it('the hub spreads reconnects over a time that grows with the number of clients', async () => {
    const { hub, connect } = await start({ returnsPerSecond: 10, returnSpreadMs: 250 });
    expect(hub.returnSpreadMs).toBe(0);
    await connect().socketId();
    await connect().socketId();
    expect(hub.returnSpreadMs).toBe(200);
    await connect().socketId();
    expect(hub.returnSpreadMs).toBe(250);
  });
});

describe('events', () => {
  it('events reach every subscriber of the channel and no other client', async () => {
    const { hub, connect } = await start();
    const [first, second, other] = [connect(), connect(), connect()];
    await Promise.all([
      first.subscribe(round),
      second.subscribe(round),
      other.subscribe('round.r2'),
    ]);
    void hub.publish(round, 'updated', { n: 1 });
    expect(await first.event('updated')).toEqual({
      event: 'updated',
      channel: round,
      data: { n: 1 },
    });
    await second.event('updated');
    await other.settle();
    expect(other.frames.map((frame) => frame.event)).not.toContain('updated');
  });

  it('events preserve any text', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    const text = '</script> 😀 \u2028 \u0000 "\\" 鬥雞';
    void hub.publish(round, 'updated', { text });
    expect((await client.event('updated')).data).toEqual({ text });
  });

  it('events are delivered in order', async () => {
    const { hub, connect } = await start();
    const client = connect();
    await client.subscribe(round);
    for (let n = 0; n < 10_000; n += 1) void hub.publish(round, 'updated', n);
    await client.until((frame) => frame.data === 9_999);
    const seen = client.frames.filter((frame) => frame.event === 'updated').map(({ data }) => data);
    expect(seen).toEqual(Array.from({ length: 10_000 }, (_, n) => n));
  });
});

describe('revocation', () => {
  // id: hub-revocation
  it('revocation removes joined channels at once, notifies the client, and keeps public ones', async () => {
    const { hub, connect, grant } = await start();
    const client = connect();
    await client.subscribe(round);
    await client.subscribe(own, await grant(client));
    hub.revokeSession('s1');
    void hub.publish(own, 'updated', { secret: true });
    void hub.publish(round, 'updated', { n: 1 });
    await client.until((frame) => frame.channel === round && frame.event === 'updated');
    expect(client.frames.find((frame) => frame.event === failed)).toMatchObject({
      channel: own,
      data: { status: 401 },
    });
    expect(client.frames.some((frame) => frame.channel === own && frame.event === 'updated')).toBe(
      false,
    );
  });

  it('revocation invalidates a signature that was not used yet', async () => {
    const { hub, connect, grant } = await start();
    const client = connect();
    const auth = await grant(client);
    hub.revokeSession('s1');
    expect((await client.subscribe(own, auth)).event).toBe(failed);
  });

  it('revocation spares other sessions of the same user and later grants on the same socket', async () => {
    const { hub, connect, grant } = await start();
    const [first, second] = [connect(), connect()];
    await first.subscribe(own, await grant(first, own, 's1'));
    await second.subscribe(own, await grant(second, own, 's2'));
    hub.revokeSession('s1');
    await first.event(failed);
    expect((await first.subscribe(own, await grant(first, own, 's3'))).event).toBe(ok);
    void hub.publish(own, 'updated', {});
    await Promise.all([first.event('updated'), second.event('updated')]);
    expect(hub.sessionIds().sort()).toEqual(['s2', 's3']);
  });

  it('revocation closes every socket of a blocked user permanently', async () => {
    const { hub, connect, grant } = await start();
    const [first, second, other] = [connect(), connect(), connect()];
    await first.subscribe(own, await grant(first));
    await grant(second);
    await grant(other, 'private-user.u2', 's2', 'u2');
    hub.closeUser('u1');
    void hub.publish(own, 'updated', {});
    expect(await Promise.all([first.closed, second.closed])).toEqual([4009, 4009]);
    expect(first.frames.map((frame) => frame.event)).not.toContain('updated');
    await other.settle();
  });
});

describe('abuse', () => {
  it('client events are rejected', async () => {
    const { hub, connect } = await start();
    const [client, other] = [connect(), connect()];
    await Promise.all([client.subscribe(round), other.subscribe(round)]);
    client.socket.send(JSON.stringify({ event: 'client-typing', channel: round, data: {} }));
    expect((await client.event('pusher:error')).data).toMatchObject({ code: 4301 });
    await other.settle();
    expect(other.frames.some((frame) => frame.event === 'client-typing')).toBe(false);
    expect(hub.connectionCount).toBe(2);
  });

  it.each([
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['no event', '{"data":{}}'],
    ['an event that is no text', '{"event":7}'],
    ['an unknown event', '{"event":"pusher:signin","data":{}}'],
    ['a name of Object', '{"event":"__proto__","data":{}}'],
    [
      'deep nesting',
      `{"event":"pusher:subscribe","data":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
    ],
    [
      'a planted prototype',
      '{"event":"pusher:subscribe","data":{"__proto__":{"channel":"round.r1"}}}',
    ],
  ])(
    'a message with %s is answered with 4200, and the connection stays open',
    async (_name, text) => {
      const { hub, connect } = await start();
      const client = connect();
      await client.socketId();
      client.socket.send(text);
      expect((await client.event('pusher:error')).data).toMatchObject({ code: 4200 });
      await client.settle();
      expect(hub.channelNames()).toEqual([]);
    },
  );

  it('a connection is closed after binary frames, frames above 10 KB and many fragments', async () => {
    const { connect } = await start();
    const binary = connect();
    await binary.socketId();
    binary.socket.send(Buffer.from('{}'));
    expect(await binary.closed).toBe(1003);

    const large = connect();
    await large.socketId();
    large.socket.send('x'.repeat(10_241));
    expect(await large.closed).toBe(1009);

    const fragments = connect();
    await fragments.socketId();
    for (let n = 0; n < 200; n += 1) fragments.socket.send('x', { fin: false });
    expect(await fragments.closed).toBe(1008);
  });

  it('a flood of frames is answered with 4301, and then the connection is closed', async () => {
    const { connect } = await start({ frameBurst: 5, framesPerSecond: 1, refusedFrames: 10 });
    const client = connect();
    await client.socketId();
    for (let n = 0; n < 30; n += 1) client.send('pusher:ping');
    expect(await client.closed).toBe(4301);
    expect(client.frames.filter((frame) => frame.event === 'pusher:error')).toHaveLength(10);
  });

  it('a slow reader is disconnected above the buffer limit', async () => {
    const { hub, connect } = await start({ bufferedBytes: 200_000 });
    const [slow, quick] = [connect(), connect()];
    await Promise.all([slow.subscribe(round), quick.subscribe(round)]);
    slow.socket.pause();
    const text = 'x'.repeat(60_000);
    for (let n = 0; n < 400 && hub.connectionCount === 2; n += 1) {
      void hub.publish(round, 'updated', { n, text });
      await quick.until((frame) => (frame.data as { n?: number }).n === n);
    }
    expect(hub.connectionCount).toBe(1);
    await quick.settle();
  });
});
