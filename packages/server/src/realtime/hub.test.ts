import { afterEach, describe, expect, it } from 'vitest';
import { cleanUps, round, start } from '../testing/realtime-client.ts';

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
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
