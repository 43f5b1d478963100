import { describe, expect, it } from 'vitest';
import { signUser } from '../../../packages/server/src/realtime/signature.ts';
import { brokerApp } from '../../../packages/server/src/testing/broker-node.ts';
import { statusIn, succeeded } from './raw-client.ts';
import { Received, pusherJs, stage } from './stage.ts';

const room = 'presence-room';
const added = 'pusher_internal:member_added';
const removed = 'pusher_internal:member_removed';

describe('presence', () => {
  it('35 a joining member receives the count, the ids and the details of every member', async () => {
    const { connect } = await stage();
    await connect().join(room, { user_id: 'a', user_info: { name: 'Ann' } });
    const { data } = await connect().join(room, { user_id: 'b', user_info: { name: 'Bob' } });
    expect(data).toEqual({
      presence: { count: 2, ids: ['a', 'b'], hash: { a: { name: 'Ann' }, b: { name: 'Bob' } } },
    });
  });

  it('36 one user in two tabs is added once and removed with the last', async () => {
    const { connect } = await stage();
    const [watcher, first, second] = [connect(), connect(), connect()];
    await watcher.join(room, { user_id: 'w' });
    await first.join(room, { user_id: 'a' });
    const { data } = await second.join(room, { user_id: 'a' });
    expect(data).toMatchObject({ presence: { count: 2 } });
    first.leave(room);
    await first.settle();
    await watcher.settle();
    expect(watcher.named(added).map((frame) => frame.data)).toEqual([{ user_id: 'a' }]);
    expect(watcher.named(removed)).toEqual([]);
    second.socket.terminate();
    expect((await watcher.event(removed)).data).toEqual({ user_id: 'a' });
    expect(watcher.named(removed)).toHaveLength(1);
  });

  it('37 no member receives an event of their own joining', async () => {
    const { connect } = await stage();
    const [first, second] = [connect(), connect()];
    await first.join(room, { user_id: 'a' });
    await second.join(room, { user_id: 'b' });
    await first.event(added);
    await second.settle();
    expect(second.named(added)).toEqual([]);
    expect(first.named(added).map(({ data }) => data)).toEqual([{ user_id: 'b' }]);
  });

  it('38 numeric and string ids are the same users; other ids are none', async () => {
    const { connect, hub } = await stage();
    const [first, second, third] = [connect(), connect(), connect()];
    await first.join(room, { user_id: 10 });
    await second.join(room, { user_id: '10' });
    expect(hub.userIds(room)).toEqual(['10']);
    for (const user_id of [null, '', ['10'], { id: 10 }, true, 'x'.repeat(129)]) {
      expect(statusIn(await third.join(room, { user_id })), JSON.stringify(user_id)).toBe(422);
    }
    expect(statusIn(await third.join(room, 'no object'))).toBe(422);
  });

  it('38 PJS has its own member by a numeric id', async () => {
    const { port, connect } = await stage();
    const pusher = pusherJs(port, undefined, { user_id: 10, user_info: { name: 'Ann' } });
    const joined = new Received<{ me: unknown; count: number }>();
    const newcomers = new Received<unknown>();
    const channel = pusher.subscribe(room);
    channel.bind('pusher:subscription_succeeded', joined.add);
    channel.bind('pusher:member_added', newcomers.add);
    const [members] = await joined.atLeast(1);
    expect(members?.me).toEqual({ id: 10, info: { name: 'Ann' } });
    await connect().join(room, { user_id: 'b', user_info: { name: 'Bob' } });
    expect(await newcomers.atLeast(1)).toEqual([{ id: 'b', info: { name: 'Bob' } }]);
    expect(members?.count).toBe(2);
  });

  it('39 a member who rejoins at once is removed and added, in this order, and counted once', async () => {
    const { connect, hub } = await stage();
    const [watcher, client] = [connect(), connect()];
    await watcher.join(room, { user_id: 'w' });
    await client.join(room, { user_id: 'a' });
    client.leave(room);
    await client.join(room, { user_id: 'a' });
    await watcher.settle();
    const seen = watcher.frames.map(({ event }) => event).filter((name) => name.includes('member'));
    expect(seen).toEqual([added, removed, added]);
    expect(hub.userIds(room)).toEqual(['w', 'a']);
  });

  it('40 the details of a member have at most 1 KB', async () => {
    const { connect } = await stage();
    const client = connect();
    // 1,024 bytes with the quotation marks.
    const fits = 'x'.repeat(1_022);
    expect(statusIn(await client.join(room, { user_id: 'a', user_info: `${fits}x` }))).toBe(413);
    expect((await client.join(room, { user_id: 'a', user_info: fits })).event).toBe(succeeded);
  });

  it('40 a presence channel has at most 100 users, and accepts more sockets of them', async () => {
    const { connect } = await stage({ limits: { presenceMembers: 2 } });
    await connect().join(room, { user_id: 'a' });
    await connect().join(room, { user_id: 'b' });
    expect(statusIn(await connect().join(room, { user_id: 'c' }))).toBe(429);
    expect((await connect().join(room, { user_id: 'b' })).event).toBe(succeeded);
  });
});

describe('signing in', () => {
  it('a user who signs in has a channel of their own, and no other user has it', async () => {
    const { connect, hub } = await stage();
    const client = connect();
    const user_data = '{"id":"u1"}';
    const own = '#server-to-user-u1';
    expect(statusIn(await client.requestSubscription({ channel: own }))).toBe(403);
    client.send('pusher:signin', { auth: `${brokerApp.key}:00`, user_data });
    expect((await client.event('pusher:error')).data).toMatchObject({ code: 4009 });
    client.send('pusher:signin', {
      auth: signUser(brokerApp, await client.socketId(), user_data),
      user_data,
    });
    expect((await client.event('pusher:signin_success')).data).toEqual({ user_data });
    expect((await client.requestSubscription({ channel: own })).event).toBe(succeeded);
    expect(statusIn(await client.requestSubscription({ channel: '#server-to-user-u2' }))).toBe(403);
    await hub.publish(own, 'hello', 1);
    await client.event('hello');
    const other = '{"id":"u2"}';
    const from = client.frames.length;
    client.send('pusher:signin', {
      auth: signUser(brokerApp, await client.socketId(), other),
      user_data: other,
    });
    expect((await client.event('pusher:error', from)).data).toMatchObject({ code: 4009 });
  });
});
