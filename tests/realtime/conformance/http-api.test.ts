import { describe, expect, it } from 'vitest';
import { sign } from '../../../packages/server/src/realtime/signature.ts';
import { textToSign } from '../../../packages/server/src/realtime/http-api/verify-call.ts';
import { callApi, sendRequest, signedRequest } from './signed-call.ts';
import { pusherServer, stage } from './stage.ts';

const news = { name: 'news', data: '1', channel: 'c' };

describe('HTTP interface', () => {
  it('57 the signature matches the published example for any order of the query', () => {
    const query: [string, string][] = [
      ['body_md5', 'ec365a775a4cd0599faeb73354201b6f'],
      ['auth_version', '1.0'],
      ['auth_signature', 'is not signed itself'],
      ['auth_timestamp', '1353088179'],
      ['auth_key', '278d425bdf160c739803'],
    ];
    expect(sign('7ad3773142a6692b25b8', textToSign('POST', '/apps/3/events', query))).toBe(
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    );
  });

  it('57 the HTTP API accepts the calls of the pusher package', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.join('presence-room', { user_id: 'a', user_info: {} });
    const server = pusherServer(port);
    await server.trigger('presence-room', 'news', { n: 1 });
    expect((await client.event('news')).data).toEqual({ n: 1 });
    const read = async (path: string, params = {}) =>
      (await server.get({ path, params })).json() as Promise<unknown>;
    expect(await read('/channels')).toEqual({ channels: { 'presence-room': {} } });
    expect(
      await read('/channels/presence-room', { info: 'user_count,subscription_count' }),
    ).toEqual({ occupied: true, user_count: 1, subscription_count: 1 });
    expect(await read('/channels/presence-room/users')).toEqual({ users: [{ id: 'a' }] });
    expect(await read('/connections')).toEqual({ connections: 1 });
  });

  it('57 subscriptions and sign-ins signed by the pusher package are accepted', async () => {
    const { port, connect } = await stage();
    const client = connect();
    const server = pusherServer(port);
    const socketId = await client.socketId();
    const signed = server.authorizeChannel(socketId, 'presence-room', { user_id: 'a' });
    const { auth, channel_data = '' } = signed;
    const frame = await client.requestSubscription({
      channel: 'presence-room',
      auth,
      channel_data,
    });
    expect(frame.data).toMatchObject({ presence: { ids: ['a'] } });
    const user = server.authenticateUser(socketId, { id: 'a' });
    client.send('pusher:signin', user);
    await client.event('pusher:signin_success');
    await client.requestSubscription({ channel: '#server-to-user-a' });
    await server.sendToUser('a', 'hello', { n: 1 });
    expect((await client.event('hello')).data).toEqual({ n: 1 });
  });

  it('58 every kind of bad signature is answered with 401', async () => {
    const { port } = await stage();
    const at = { port, path: '/events', body: news };
    expect((await callApi({ ...at, secret: 'wrong' })).status).toBe(401);
    const { url, init } = signedRequest(at);
    for (const [from, to] of [
      ['auth_key=test-key', 'auth_key=other'],
      ['auth_version=1.0', 'auth_version=2.0'],
      [/auth_signature=.*/, 'auth_signature='],
      [/&auth_signature=.*/, ''],
      [/auth_timestamp=\d+/, 'auth_timestamp=soon'],
      [/&body_md5=\w+/, ''],
    ] as const) {
      expect((await sendRequest(url.replace(from, to), init)).status, String(from)).toBe(401);
    }
    const elsewhere = await fetch(url.replace('/apps/3/', '/apps/4/'), init);
    expect(elsewhere.status).toBe(404);
    await expect(pusherServer(port, 'wrong').trigger('c', 'news', {})).rejects.toMatchObject({
      status: 401,
    });
  });

  it.each([
    [-600, 200],
    [-599, 200],
    [599, 200],
    [600, 200],
    [-601, 401],
    [601, 401],
  ])('59 a clock that is off by %i s is answered with %i', async (offBy, status) => {
    const nowSeconds = 1_800_000_000;
    const { port } = await stage({ calendar: () => nowSeconds * 1_000 });
    const timestamp = nowSeconds + offBy;
    expect((await callApi({ port, path: '/events', body: news, timestamp })).status).toBe(status);
  });

  it('60 a body other than the signed one is answered with 401', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.requestSubscription({ channel: 'c' });
    const sentBody = JSON.stringify({ ...news, data: '2' });
    expect((await callApi({ port, path: '/events', body: news, sentBody })).status).toBe(401);
    await client.settle();
    expect(client.named('news')).toEqual([]);
  });

  it('61 a duplicate parameter is answered with 400, also with the same value', async () => {
    const { port } = await stage();
    const at = { port, path: '/channels' };
    expect((await callApi({ ...at, tail: '&auth_key=test-key' })).status).toBe(400);
    expect((await callApi({ ...at, tail: '&auth_version=1.0' })).status).toBe(400);
  });

  it('62 a replayed call is answered with 401 and publishes nothing', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.requestSubscription({ channel: 'c' });
    const { url, init } = signedRequest({ port, path: '/events', body: news });
    expect((await sendRequest(url, init)).status).toBe(200);
    expect((await sendRequest(url, init)).status).toBe(401);
    await client.settle();
    expect(client.named('news')).toHaveLength(1);
    const again = { port, path: '/events', body: news, query: { nonce: '2' } };
    expect((await callApi(again)).status).toBe(200);
    const question = signedRequest({ port, path: '/channels' });
    expect((await sendRequest(question.url, question.init)).status).toBe(200);
    expect((await sendRequest(question.url, question.init)).status).toBe(200);
  });

  it('63 a too large event is answered with 413, also within a batch', async () => {
    const { port, connect } = await stage();
    const client = connect();
    await client.requestSubscription({ channel: 'c' });
    const large = { ...news, data: 'x'.repeat(10_241) };
    expect((await callApi({ port, path: '/events', body: large })).status).toBe(413);
    const batch = { batch: [news, large] };
    expect((await callApi({ port, path: '/batch_events', body: batch })).status).toBe(413);
    const huge = { ...news, data: 'x'.repeat(1_100_000) };
    expect((await callApi({ port, path: '/events', body: huge })).status).toBe(413);
    await client.settle();
    expect(client.named('news')).toEqual([]);
  });

  it.each([
    ['no name', { ...news, name: undefined }],
    ['an empty name', { ...news, name: '' }],
    ['a name of the protocol', { ...news, name: 'pusher_internal:member_added' }],
    ['data that is no text', { ...news, data: { n: 1 } }],
    ['no channel', { ...news, channel: undefined }],
    ['no channels', { ...news, channel: undefined, channels: [] }],
    ['a channel with a colon', { ...news, channel: 'a:b' }],
    ['a socket id that is none', { ...news, socket_id: 'x' }],
    ['an info that there is not', { ...news, info: 'secrets' }],
    ['no object', []],
  ])('64 %s is answered with 422', async (_name, body) => {
    const { port } = await stage();
    expect((await callApi({ port, path: '/events', body })).status).toBe(422);
  });

  it.each(['{', '', 'null', '{"name":'])(
    '64 the body %j is answered with 400 or 422',
    async (body) => {
      const { port } = await stage();
      const { status } = await callApi({ port, path: '/events', body });
      expect([400, 422]).toContain(status);
    },
  );

  it('64 an empty batch is answered with 422', async () => {
    const { port } = await stage();
    expect((await callApi({ port, path: '/batch_events', body: { batch: [] } })).status).toBe(422);
  });

  it('64 attributes are returned for the channels that have them', async () => {
    const { port, connect } = await stage();
    await connect().join('presence-a', { user_id: 'a' });
    const body = {
      name: 'news',
      data: '1',
      channels: ['presence-a', 'c'],
      info: 'user_count,subscription_count',
    };
    expect(await callApi({ port, path: '/events', body })).toEqual({
      status: 200,
      body: {
        channels: {
          'presence-a': { user_count: 1, subscription_count: 1 },
          c: { subscription_count: 0 },
        },
      },
    });
    const batch = [
      { ...news, info: 'subscription_count' },
      { ...news, name: 'more' },
    ];
    expect((await callApi({ port, path: '/batch_events', body: { batch } })).body).toEqual({
      batch: [{ subscription_count: 0 }, {}],
    });
    const listChannels = (query: Record<string, string>) =>
      callApi({ port, path: '/channels', query });
    expect((await listChannels({ info: 'user_count' })).status).toBe(400);
    expect(
      (await listChannels({ info: 'user_count', filter_by_prefix: 'presence-' })).body,
    ).toEqual({
      channels: { 'presence-a': { user_count: 1 } },
    });
    expect((await listChannels({ info: 'secrets' })).status).toBe(400);
    const empty = await callApi({ port, path: '/channels/empty' });
    expect(empty.body).toEqual({ occupied: false });
  });

  it('64 the cache of a channel is returned with its remaining lifetime', async () => {
    const { port } = await stage({ now: () => 0 });
    await callApi({ port, path: '/events', body: { ...news, channel: 'cache-c' } });
    const query = { info: 'cache' };
    expect((await callApi({ port, path: '/channels/cache-c', query })).body).toEqual({
      occupied: false,
      cache: { data: '1', ttl: 1_800 },
    });
  });

  it('65 a request for users of a channel without presence is answered with 400', async () => {
    const { port } = await stage();
    expect((await callApi({ port, path: '/channels/private-a/users' })).status).toBe(400);
    expect((await callApi({ port, path: '/channels/presence-a/users' })).body).toEqual({
      users: [],
    });
  });

  it('66 terminate_connections closes all sockets of a user, and of no other', async () => {
    const { port, connect, hub } = await stage();
    const [present, granted, other] = [connect(), connect(), connect()];
    await present.join('presence-room', { user_id: 'u1' });
    const channel = 'private-user.u1';
    const socketId = await granted.socketId();
    const auth = hub.grant({ socketId, channel, userId: 'u1', sessionId: 's1' }) ?? '';
    await granted.requestSubscription({ channel, auth });
    await other.join('presence-room', { user_id: 'u2' });
    await pusherServer(port).terminateUserConnections('u1');
    expect(await Promise.all([present.closed, granted.closed])).toEqual([4009, 4009]);
    await other.settle();
  });
});
