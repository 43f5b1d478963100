import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  cleanUps,
  type Client,
  credentials,
  round,
  start,
  textOf,
} from '../testing/realtime-client.ts';

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

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
