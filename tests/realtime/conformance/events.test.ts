import { describe, expect, it } from 'vitest';
import { startBrokerNode } from '../../../packages/server/src/testing/broker-node.ts';
import { RawClient } from './raw-client.ts';
import { callApi } from './signed-call.ts';
import { afterwards, Received, pusherJs, pusherServer, stage } from './stage.ts';

/** Data of exactly this number of bytes. */
const bytes = (count: number): string => 'x'.repeat(count);

describe('events', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['emoji and 鬥雞', '😀 鬥雞'],
    ['line separators', 'a\u2028b\u2029c'],
    ['quotes and backslashes', '"\\" \\u0041 \t'],
    ['JSON with its spaces', '{ "b" : 1,  "a":[ 1 ] }'],
    ['nothing', ''],
  ])('42 text arrives byte-identical: %s', async (_name, data) => {
    const { port, connect } = await stage();
    const client = connect();
    await client.join('private-a');
    await pusherServer(port).trigger('private-a', 'news', data as never);
    expect((await client.event('news')).text).toBe(data);
  });

  it('42 an event of 10,240 bytes is accepted and one of 10,241 is rejected', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.join('private-a');
    const server = pusherServer(port);
    await server.trigger('private-a', 'news', bytes(10_240) as never);
    expect((await client.event('news')).text).toHaveLength(10_240);
    await expect(server.trigger('private-a', 'news', bytes(10_241) as never)).rejects.toMatchObject(
      { status: 413 },
    );
    await client.settle();
    expect(client.named('news')).toHaveLength(1);
  });

  it('43 a channel keeps its order over 10,000 events', async () => {
    const { hub, connect } = await stage();
    const client = connect();
    await client.join('private-a');
    for (let n = 0; n < 10_000; n += 1) void hub.publish('private-a', 'n', n);
    await client.until(({ data }) => data === 9_999);
    expect(client.named('n').map(({ data }) => data)).toEqual(
      Array.from({ length: 10_000 }, (_, n) => n),
    );
  });

  it('44 the excluded socket receives no event, the others all', async () => {
    const { port, connect } = await stage();
    const [sender, other] = [connect(), connect()];
    await Promise.all([sender.join('private-a'), other.join('private-a')]);
    await pusherServer(port).trigger(
      'private-a',
      'news',
      {},
      { socket_id: await sender.socketId() },
    );
    await other.event('news');
    await sender.settle();
    expect(sender.named('news')).toEqual([]);
  });

  it('45 an unknown excluded socket excludes no client', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.join('private-a');
    await pusherServer(port).trigger('private-a', 'news', {}, { socket_id: '1.1' });
    await client.event('news');
  });

  it('46 an event may have 100 channels and not 101', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.requestSubscription({ channel: 'c-99' });
    const names = Array.from({ length: 101 }, (_, n) => `c-${n}`);
    const server = pusherServer(port);
    await server.trigger(names.slice(0, 100), 'news', {});
    await client.event('news');
    const body = { name: 'more', data: '{}', channels: names };
    expect((await callApi({ port, path: '/events', body })).status).toBe(422);
    await client.settle();
    expect(client.named('more')).toEqual([]);
  });

  it('47 a batch may have ten events and not eleven', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.requestSubscription({ channel: 'c' });
    const batch = Array.from({ length: 11 }, (_, n) => ({ channel: 'c', name: 'n', data: `${n}` }));
    const server = pusherServer(port);
    await server.triggerBatch(batch.slice(0, 10));
    await client.until(({ data }) => data === 9);
    expect(client.named('n').map(({ data }) => data)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await expect(server.triggerBatch(batch)).rejects.toMatchObject({ status: 422 });
    await client.settle();
    expect(client.named('n')).toHaveLength(10);
  });

  it('48 an event of one app does not reach another', async () => {
    const { hub, connect } = await stage();
    const other = await startBrokerNode({ app: { id: '4', key: 'other-key', secret: 'other' } });
    afterwards(() => other.stop());
    const stranger = new RawClient(other.port, '/app/other-key?protocol=7');
    afterwards(() => stranger.socket.terminate());
    const client = connect();
    await Promise.all([
      client.requestSubscription({ channel: 'c' }),
      stranger.requestSubscription({ channel: 'c' }),
    ]);
    await hub.publish('c', 'news', 1);
    await client.event('news');
    await stranger.settle();
    expect(stranger.named('news')).toEqual([]);
    await expect(pusherServer(other.port).trigger('c', 'news', {})).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each(['cache-c', 'private-cache-c', 'presence-cache-c'])(
    '49 %s sends the last event to later subscribers, or cache_miss',
    async (channel) => {
      let now = 0;
      const { hub, connect } = await stage({ now: () => now });
      const early = connect();
      await early.join(channel, channel.startsWith('presence') ? { user_id: 'a' } : undefined);
      await early.event('pusher:cache_miss');
      await hub.publish(channel, 'price', 1);
      await hub.publish(channel, 'price', 2);
      const late = connect();
      await late.join(channel, channel.startsWith('presence') ? { user_id: 'b' } : undefined);
      await late.settle();
      expect(late.frames.slice(1).map(({ event, data }) => [event, data])).toEqual([
        ['pusher_internal:subscription_succeeded', expect.anything()],
        ['price', 2],
        ['pusher:pong', {}],
      ]);
      now = 30 * 60_000;
      const tooLate = connect();
      await tooLate.join(channel, channel.startsWith('presence') ? { user_id: 'c' } : undefined);
      await tooLate.event('pusher:cache_miss');
    },
  );

  it('49 PJS receives cache_miss', async () => {
    const { port } = await stage();
    const missed = new Received<unknown>();
    pusherJs(port).subscribe('cache-c').bind('pusher:cache_miss', missed.add);
    await missed.atLeast(1);
  });
});
