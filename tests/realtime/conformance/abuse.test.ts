import { memoryUsage } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../faults/counts.ts';
import { authOf } from './raw-client.ts';
import { stage } from './stage.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Retained bytes after garbage collection, because the attackers run in the same process. */
async function keptBytes(): Promise<number> {
  // A separate thread releases buffers; a second collection waits for it.
  collectGarbage();
  await setImmediate();
  collectGarbage();
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
}

const nested = (depth: number): string =>
  `{"event":"pusher:subscribe","data":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('abuse', () => {
  it.each([
    ['invalid JSON', '{'],
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['__proto__ as event', '{"event":"__proto__","data":{}}'],
    ['a planted prototype', '{"event":"pusher:subscribe","data":{"__proto__":{"channel":"c"}}}'],
    ['deep nesting, as deep as a frame lets it be', nested(5_090)],
    ['data that is text', '{"event":"pusher:subscribe","data":"{\\"channel\\":\\"c\\"}"}'],
  ])('67 %s is an invalid message, and the connection stays open', async (_name, text) => {
    const { connect, hub } = await stage();
    const client = connect();
    await client.socketId();
    client.socket.send(text);
    expect((await client.event('pusher:error')).data).toMatchObject({ code: 4200 });
    await client.settle();
    expect(hub.channelNames()).toEqual([]);
    expect(({} as Record<string, unknown>)['channel']).toBeUndefined();
  });

  it('67 nesting of 10,000 in a larger frame does not end the process', async () => {
    const { connect } = await stage({ limits: { frameBytes: 100_000 } });
    const client = connect();
    await client.socketId();
    client.socket.send(nested(10_000));
    expect((await client.event('pusher:error')).data).toMatchObject({ code: 4200 });
    await client.settle();
  });

  it('67 a binary frame, 1 MB and many fragments of one byte close the connection', async () => {
    const { connect } = await stage();
    const [binary, large, fragments] = [connect(), connect(), connect()];
    await Promise.all([binary, large, fragments].map((client) => client.socketId()));
    binary.socket.send(Buffer.from('{}'));
    expect(await binary.closed).toBe(1003);
    large.socket.send('x'.repeat(1_048_576));
    expect(await large.closed).toBe(1009);
    for (let n = 0; n < 200; n += 1) fragments.socket.send('x', { fin: false });
    expect(await fragments.closed).toBe(1008);
  });

  it('67 a frame in a few fragments is accepted', async () => {
    const { connect } = await stage();
    const client = connect();
    await client.socketId();
    const text = '{"event":"pusher:ping","data":{}}';
    for (const [at, letter] of [...text].entries()) {
      client.socket.send(letter, { fin: at === text.length - 1 });
    }
    await client.event('pusher:pong');
  });

  it('68 connections per address are rate-limited', async () => {
    let now = 0;
    const { connect } = await stage({ now: () => now });
    // A rejected connection costs no socket; the burst is 600 and then 1,200 a minute.
    const outcomes: Promise<number>[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      const client = connect();
      outcomes.push(Promise.race([client.status, client.socketId().then(() => 101)]));
    }
    const counted = await Promise.all(outcomes);
    expect(counted.filter((status) => status === 101)).toHaveLength(600);
    expect(counted.filter((status) => status === 429)).toHaveLength(400);
    now += 50;
    await connect().socketId();
    expect(await connect().status).toBe(429);
  });

  it('69 a slow consumer is disconnected before 1 MB is queued, and others receive all events', async () => {
    const { hub, connect } = await stage();
    const [slow, quick] = [connect(), connect()];
    await Promise.all([
      slow.requestSubscription({ channel: 'c' }),
      quick.requestSubscription({ channel: 'c' }),
    ]);
    slow.socket.pause();
    const text = 'x'.repeat(60_000);
    const before = await keptBytes();
    let sent = 0;
    for (; sent < 400 && hub.connectionCount === 2; sent += 1) {
      await hub.publish('c', 'n', { n: sent, text });
      const n = sent;
      await quick.until((frame) => (frame.data as { n?: number }).n === n);
      quick.frames.length = 0;
    }
    expect(hub.connectionCount).toBe(1);
    // Buffers of the operating system for the reader come on top of our megabyte.
    expect(sent * text.length).toBeLessThan(24 * 1_048_576);
    expect(((await keptBytes()) - before) / 1_048_576).toBeLessThan(50);
    await quick.settle();
  });

  it('R11 a flooding client is disconnected, and others receive every event meanwhile', async () => {
    const { hub, connect } = await stage();
    const listener = connect();
    await listener.requestSubscription({ channel: 'news' });
    const attackers = times(20, () => connect());
    await Promise.all(attackers.map((attacker) => attacker.socketId()));
    const before = await keptBytes();
    // Frames of the maximum size, far more of them than a client may send.
    const text = JSON.stringify({ event: 'pusher:ping', data: { fill: 'x'.repeat(10_150) } });
    // In bursts, so that data waiting to be sent is not counted as retained by the hub.
    const flood = async () => {
      for (const _ of times(20, String)) {
        for (const { socket } of attackers) for (const _ of times(20, String)) socket.send(text);
        await setImmediate();
      }
    };
    const flooded = flood();
    for (const n of times(200, Number)) {
      await hub.publish('news', 'n', n);
      await listener.until(({ data }) => data === n);
    }
    await flooded;
    expect(new Set(await Promise.all(attackers.map(({ closed }) => closed)))).toEqual(
      new Set([4301]),
    );
    expect(hub.connectionCount).toBe(1);
    expect(((await keptBytes()) - before) / 1_048_576).toBeLessThan(50);
    await listener.settle();
  });

  it('70 100,000 random frames end no process and reach no client', async () => {
    const limits = { frameBurst: 1e9, framesPerSecond: 1e9, bufferedBytes: 1e9 };
    const { hub, connect } = await stage({ limits, clientEvents: true });
    const [attacker, bystander] = [connect(), connect()];
    await bystander.join('private-a');
    await bystander.join('presence-room', { user_id: 'b' });
    await bystander.requestSubscription({ channel: 'news' });
    const socketId = await attacker.socketId();
    const name = fc.constantFrom('private-a', 'presence-room', 'news', 'private-user.u1', '', ':');
    const event = fc.oneof(
      fc.constantFrom(
        'pusher:subscribe',
        'pusher:signin',
        'pusher:pong',
        'pusher_internal:member_added',
        'updated',
        'client-x',
        '__proto__',
      ),
      fc.string({ maxLength: 12 }),
    );
    const auth = fc.oneof(fc.string(), fc.constant(authOf(socketId, 'private-other')));
    const frame = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.record({
        event,
        channel: fc.oneof(name, fc.string({ maxLength: 8 })),
        data: fc.oneof(
          fc.record({ channel: name, auth, channel_data: fc.string() }, { requiredKeys: [] }),
          fc.record({ auth, user_data: fc.string() }),
          fc.jsonValue({ maxDepth: 2 }),
        ),
      }),
    );
    // Public channels are open to every client, so that a subscription to them is no violation.
    const texts = fc
      .sample(frame, { numRuns: 100_000, seed: 70 })
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    const before = await keptBytes();
    const received = bystander.frames.length;
    for (let from = 0; from < texts.length; from += 2_000) {
      for (const text of texts.slice(from, from + 2_000)) attacker.socket.send(text);
      await attacker.settle();
      attacker.frames.length = 0;
      await bystander.settle();
    }
    expect(
      bystander.frames.slice(received).every(({ event: seen }) => seen === 'pusher:pong'),
    ).toBe(true);
    expect(hub.userIds('presence-room')).toEqual(['b']);
    const occupied = (await hub.clusterStats('private-')).channels;
    expect(occupied).toEqual({ 'private-a': 1 });
    expect(((await keptBytes()) - before) / 1_048_576).toBeLessThan(200);
  });
});
