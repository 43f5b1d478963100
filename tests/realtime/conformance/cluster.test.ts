import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { connectRedisFanOut } from '../../../packages/server/src/realtime/redis-fan-out.ts';
import { cluster, waitUntil } from './cluster-stage.ts';
import { RawClient, statusIn, succeeded } from './raw-client.ts';
import { callApi, sendRequest, signedRequest } from './signed-call.ts';
import { afterwards, Received, pusherJs, pusherServer } from './stage.ts';

const room = 'presence-room';
const added = 'pusher_internal:member_added';
const removed = 'pusher_internal:member_removed';

describe('two nodes over Redis', () => {
  it('41 presence counts a user of two nodes once', async () => {
    const { nodes } = await cluster();
    const [here, there] = nodes;
    const [watcher, first, second] = [here.connect(), here.connect(), there.connect()];
    await watcher.join(room, { user_id: 'w' });
    await waitUntil(() => there.hub.userIds(room).length === 1);
    await first.join(room, { user_id: 'a', user_info: { name: 'Ann' } });
    await waitUntil(() => there.hub.userIds(room).length === 2);
    const { data } = await second.join(room, { user_id: 'a', user_info: { name: 'Ann' } });
    expect(data).toMatchObject({ presence: { count: 2, hash: { a: { name: 'Ann' } } } });
    // Messages of a node arrive in order, so that the previous member is known as well.
    await there.connect().join('presence-later', { user_id: 'b' });
    await waitUntil(() => here.hub.userIds('presence-later').length === 1);
    first.leave(room);
    await first.settle();
    second.leave(room);
    expect((await watcher.event(removed)).data).toEqual({ user_id: 'a' });
    expect(watcher.named(added)).toHaveLength(1);
    expect(watcher.named(removed)).toHaveLength(1);
  });

  it('41 a node that starts later knows the members', async () => {
    const { nodes, add } = await cluster();
    await nodes[0].connect().join(room, { user_id: 'a', user_info: { name: 'Ann' } });
    const third = await add();
    await waitUntil(() => third.hub.userIds(room).length === 1);
    const { data } = await third.connect().join(room, { user_id: 'b' });
    expect(data).toMatchObject({ presence: { count: 2, hash: { a: { name: 'Ann' } } } });
  });

  it('subscribers of a table are counted on both nodes, and no longer once they have left', async () => {
    const { nodes } = await cluster();
    const [here, there] = nodes;
    const channel = 'table.t1';
    const countOf = ({ data }: { data: unknown }) =>
      (data as { subscription_count: number }).subscription_count;
    const counted = 'pusher_internal:subscription_count';
    const watcher = here.connect();
    await watcher.requestSubscription({ channel });
    here.hub.sweep();
    expect(countOf(await watcher.event(counted))).toBe(1);
    await Promise.all([
      there.connect().requestSubscription({ channel }),
      there.connect().requestSubscription({ channel }),
    ]);
    there.hub.sweep();
    await watcher.until((frame) => frame.event === counted && countOf(frame) === 3);
    await there.hub.close();
    there.hub.sweep();
    await watcher.until((frame) => frame.event === counted && countOf(frame) === 1);
  });

  it('44 a socket is excluded on the other node too', async () => {
    const { nodes } = await cluster();
    const [here, there] = nodes;
    const [sender, other] = [there.connect(), there.connect()];
    await Promise.all([sender.join('private-a'), other.join('private-a')]);
    const socket_id = await sender.socketId();
    await pusherServer(here.port).trigger('private-a', 'news', {}, { socket_id });
    await other.event('news');
    await sender.settle();
    expect(sender.named('news')).toEqual([]);
  });

  it('54 a client event reaches sockets of the other node, and not its sender', async () => {
    const { nodes } = await cluster({ clientEvents: true });
    const [one, other] = [nodes[0].connect(), nodes[1].connect()];
    await Promise.all([one.join('private-a'), other.join('private-a')]);
    one.send('client-hi', { n: 1 }, 'private-a');
    expect((await other.event('client-hi')).data).toEqual({ n: 1 });
    await one.settle();
    expect(one.named('client-hi')).toEqual([]);
  });

  it('62 a signed call to one node cannot be replayed to the other', async () => {
    const { nodes } = await cluster();
    const body = { name: 'news', data: '1', channel: 'c' };
    const { url, init } = signedRequest({ port: nodes[0].port, path: '/events', body });
    expect((await sendRequest(url, init)).status).toBe(200);
    const elsewhere = url.replace(`:${nodes[0].port}`, `:${nodes[1].port}`);
    expect((await sendRequest(elsewhere, init)).status).toBe(401);
  });

  it('66 terminate_connections closes the sockets of a user on all nodes', async () => {
    const { nodes } = await cluster();
    const [one, other] = [nodes[0].connect(), nodes[1].connect()];
    await one.join(room, { user_id: 'a' });
    await other.join(room, { user_id: 'a' });
    await pusherServer(nodes[0].port).terminateUserConnections('a');
    expect(await Promise.all([one.closed, other.closed])).toEqual([4009, 4009]);
  });

  it('71 events arrive in order, and counts include all nodes', async () => {
    const { nodes } = await cluster();
    const [here, there] = nodes;
    const [near, far] = [here.connect(), there.connect()];
    await Promise.all([near.join('private-a'), far.join('private-a')]);
    for (let n = 0; n < 2_000; n += 1) void here.hub.publish('private-a', 'n', n);
    await Promise.all([near, far].map((client) => client.until(({ data }) => data === 1_999)));
    const all = Array.from({ length: 2_000 }, (_, n) => n);
    for (const client of [near, far]) {
      expect(client.named('n').map(({ data }) => data)).toEqual(all);
    }
    const { port } = there;
    expect((await callApi({ port, path: '/connections' })).body).toEqual({ connections: 2 });
    const query = { info: 'subscription_count' };
    expect((await callApi({ port, path: '/channels/private-a', query })).body).toEqual({
      occupied: true,
      subscription_count: 2,
    });
  });

  // id: cluster-grant-other-node
  it('71 a grant by one node is valid on the other, and is revoked there', async () => {
    const { nodes } = await cluster();
    const [here, there] = nodes;
    const client = there.connect();
    const channel = 'private-user.u1';
    const socketId = await client.socketId();
    const auth = here.hub.grant({ socketId, channel, userId: 'u1', sessionId: 's1' }) ?? '';
    expect((await client.requestSubscription({ channel, auth })).event).toBe(succeeded);
    expect(there.hub.sessionIds()).toEqual(['s1']);
    const from = client.frames.length;
    here.hub.revokeSession('s1');
    expect(statusIn(await client.until(({ event }) => event.includes('error'), from))).toBe(401);
    expect(there.hub.channelNames()).toEqual([]);
  });

  it('71 a signature without a grant opens no channel, and may be requested again', async () => {
    const { nodes } = await cluster({ limits: { grantWaitMs: 50 } });
    const client = nodes[0].connect();
    expect(statusIn(await client.join('private-user.u1'))).toBe(503);
    expect(nodes[0].hub.channelNames()).toEqual([]);
  });

  it('72 after a restart of Redis events arrive within 5 s, and every client refetches', async () => {
    const { redis, nodes } = await cluster();
    const [here, there] = nodes;
    const [near, far] = [here.connect(), there.connect()];
    await near.join('private-a');
    await far.join(room, { user_id: 'a' });
    await far.join('private-a');
    const pusher = pusherJs(there.port);
    const resyncs = new Received<unknown>();
    pusher.subscribe('private-a').bind('pusher:subscription_succeeded', resyncs.add);
    await resyncs.atLeast(1);
    const [nearAt, farAt] = [near.frames.length, far.frames.length];

    await redis.kill();
    await here.hub.publish('private-a', 'lost', 1);
    // A client of the same node still receives it.
    await near.event('lost');
    await redis.start();
    await near.event(succeeded, nearAt);
    await far.event(succeeded, farAt);
    await resyncs.atLeast(2);
    await waitUntil(() => here.hub.userIds(room).length === 1);
    await here.hub.publish('private-a', 'after', 1);
    await far.event('after');
    expect(far.named('lost')).toEqual([]);
  });

  // id: cluster-without-redis
  it('72 every client polls its data while Redis is unavailable', async () => {
    const { redis, nodes } = await cluster();
    const client = nodes[1].connect();
    await client.join('private-a');
    await redis.kill();
    await client.until(() => client.named(succeeded).length >= 3);
  });

  it('72 foreign messages in Redis are ignored', async () => {
    const { redis, nodes } = await cluster();
    const { Redis } = await import('ioredis');
    const stranger = new Redis(redis.url);
    afterwards(() => stranger.disconnect());
    const client = nodes[1].connect();
    await client.join('private-a');
    for (const text of [
      '{',
      '7',
      '{"from":"x","message":{"kind":"close-user"}}',
      '{"from":"x","message":{"kind":"__proto__"}}',
    ]) {
      await stranger.publish('lobi.realtime.test-key', text);
    }
    await nodes[0].hub.publish('private-a', 'news', 1);
    await client.event('news');
  });

  it('73 the members of a killed node are removed, and others stay', async () => {
    const { redis, nodes } = await cluster();
    const [here] = nodes;
    const program = fileURLToPath(new URL('node-process.ts', import.meta.url));
    const doomed = spawn(process.execPath, ['--conditions=@lobi/source', program, redis.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    afterwards(() => doomed.kill('SIGKILL'));
    const [port] = (await once(doomed.stdout, 'data')) as [Buffer];
    const lost = new RawClient(Number(port.toString()));
    const watcher = here.connect();
    await watcher.join(room, { user_id: 'w' });
    await lost.join(room, { user_id: 'a' });
    await watcher.event(added);
    doomed.kill('SIGKILL');
    expect(await lost.closed).toBe(1006);
    expect((await watcher.event(removed)).data).toEqual({ user_id: 'a' });
    const back = nodes[1].connect();
    const { data } = await back.join(room, { user_id: 'a' });
    expect(data).toMatchObject({ presence: { count: 2 } });
    await here.hub.publish(room, 'news', 1);
    await back.event('news');
  });

  it('the server reports an unreachable Redis in one sentence, without its password', async () => {
    const log = { warn: () => undefined, info: () => undefined };
    const url = 'redis://:pass-word@127.0.0.1:1';
    const start = connectRedisFanOut({ url, key: 'k', log });
    await expect(start).rejects.toThrow(/REDIS_URL, redis:\/\/127\.0\.0\.1:1, cannot be used/);
    await expect(start).rejects.not.toThrow(/pass-word/);
  });
});
