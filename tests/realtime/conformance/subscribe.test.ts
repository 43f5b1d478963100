import { describe, expect, it } from 'vitest';
import { sign, signChannel, signUser } from '../../../packages/server/src/realtime/signature.ts';
import { textToSign } from '../../../packages/server/src/realtime/http-api/verify-call.ts';
import { apiTable } from '@lobi/core/contract';
import { authOf, refused, statusIn, succeeded } from './raw-client.ts';
import { afterwards, echo, Received, pusherJs, stage } from './stage.ts';

describe('subscribe', () => {
  it('16 a public channel needs no signature', async () => {
    const { connect } = await stage();
    const frame = await connect().requestSubscription({ channel: 'news', auth: '' });
    expect([frame.event, frame.text]).toEqual([succeeded, '{}']);
  });

  it('17 a private channel opens with a good signature', async () => {
    const { connect } = await stage();
    expect((await connect().join('private-a')).event).toBe(succeeded);
  });

  it('18 a private channel is rejected with a wrong signature', async () => {
    const { connect } = await stage();
    const client = connect();
    const good = authOf(await client.socketId(), 'private-a');
    const wrong = good.slice(0, -1) + (good.endsWith('0') ? '1' : '0');
    expect(statusIn(await client.requestSubscription({ channel: 'private-a', auth: wrong }))).toBe(
      403,
    );
    expect(
      statusIn(await client.requestSubscription({ channel: 'private-a', auth: `${good}0` })),
    ).toBe(403);
  });

  it('19 a private channel is rejected without auth', async () => {
    const { connect } = await stage();
    const client = connect();
    expect(statusIn(await client.requestSubscription({ channel: 'private-a' }))).toBe(403);
    expect(statusIn(await client.requestSubscription({ channel: 'private-a', auth: '' }))).toBe(
      403,
    );
  });

  it('20 the signature of another socket is rejected', async () => {
    const { connect } = await stage();
    const [client, other] = [connect(), connect()];
    const auth = authOf(await other.socketId(), 'private-a');
    expect(statusIn(await client.requestSubscription({ channel: 'private-a', auth }))).toBe(403);
  });

  it('21 the signature of another channel is rejected', async () => {
    const { connect } = await stage();
    const client = connect();
    const auth = authOf(await client.socketId(), 'private-b');
    expect(statusIn(await client.requestSubscription({ channel: 'private-a', auth }))).toBe(403);
  });

  it('22 a valid signature with the wrong key is rejected', async () => {
    const { connect } = await stage();
    const client = connect();
    const [, signature = ''] = authOf(await client.socketId(), 'private-a').split(':');
    for (const auth of [`other:${signature}`, `:${signature}`, signature]) {
      expect(statusIn(await client.requestSubscription({ channel: 'private-a', auth })), auth).toBe(
        403,
      );
    }
  });

  it('23 the four published vectors have the signatures of the specification', () => {
    const example = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
    const member = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}';
    const query = [
      ['auth_key', example.key],
      ['auth_timestamp', '1353088179'],
      ['auth_version', '1.0'],
      ['body_md5', 'ec365a775a4cd0599faeb73354201b6f'],
    ] as const;
    const signed = (value: string): string => value.replace(`${example.key}:`, '');
    expect([
      signed(signChannel(example, '1234.1234', 'private-foobar')),
      signed(signChannel(example, '1234.1234', 'presence-foobar', member)),
      signed(signUser(example, '1234.1234', '{"id":"12345"}')),
      sign(example.secret, textToSign('POST', '/apps/3/events', query)),
    ]).toEqual([
      '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
      '31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
      '4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    ]);
  });

  it('24 a socket id with a colon is rejected by the auth call', () => {
    const { body } = apiTable['broadcasting.auth'];
    const isAcceptedSocketId = (socket_id: unknown) =>
      body.safeParse({ socket_id, channel_name: 'private-user.1' }).success;
    expect(isAcceptedSocketId('1.2')).toBe(true);
    for (const id of ['1.2:private-user.2', '1.2:', '1', '1.2.3', '1.2\n', 'a.b', '', ['1.2']]) {
      expect(isAcceptedSocketId(id), String(id)).toBe(false);
    }
  });

  // id: subscribe-invalid-name
  it.each([
    ['a colon', 'private-a:b'],
    ['a brace', 'private-{a}'],
    ['#', '#private-a'],
    ['165 characters', `private-${'a'.repeat(157)}`],
    ['nothing', ''],
    ['a space', 'a b'],
    ['a line break', 'private-a\n'],
  ])('25 a name with %s is rejected', async (_name, channel) => {
    const { hub, connect } = await stage();
    expect((await connect().join(channel)).event).toBe(refused);
    expect(hub.channelNames()).toEqual([]);
  });

  it.each([[['news']], [7], [null], [{}], [true]])(
    '25 %j as a name is an invalid message',
    async (channel) => {
      const { hub, connect } = await stage();
      const client = connect();
      await client.socketId();
      client.send('pusher:subscribe', { channel });
      expect((await client.event('pusher:error')).data).toMatchObject({ code: 4200 });
      expect(hub.channelNames()).toEqual([]);
    },
  );

  it('25 a channel name of 164 characters is accepted', async () => {
    const { connect } = await stage();
    expect((await connect().join(`private-${'a'.repeat(156)}`)).event).toBe(succeeded);
  });

  it('26 presence data altered by one byte is rejected', async () => {
    const { connect } = await stage();
    const client = connect();
    const channel = 'presence-room';
    const channel_data = '{"user_id":"1","user_info":{"name":"Ann"}}';
    const auth = authOf(await client.socketId(), channel, channel_data);
    const altered = channel_data.replace('Ann', 'Anm');
    expect(
      statusIn(await client.requestSubscription({ channel, auth, channel_data: altered })),
    ).toBe(403);
    expect((await client.requestSubscription({ channel, auth, channel_data })).event).toBe(
      succeeded,
    );
  });

  it('27 subscribing twice counts once', async () => {
    const { hub, connect } = await stage();
    const client = connect();
    await client.join('private-a');
    await client.join('private-a');
    await hub.publish('private-a', 'news', 1);
    await client.settle();
    expect(client.named('news')).toHaveLength(1);
    client.leave('private-a');
    await client.settle();
    expect(hub.channelNames()).toEqual([]);
  });

  it('28 leaving a channel that was never joined is silent', async () => {
    const { connect } = await stage();
    const client = connect();
    await client.socketId();
    const before = client.frames.length;
    client.leave('never');
    client.leave('private-never');
    await client.settle();
    expect(client.frames.slice(before).map(({ event }) => event)).toEqual(['pusher:pong']);
  });

  it.each([
    ['sub-unsub-sub', ['sub', 'unsub', 'sub'], true],
    ['sub-sub', ['sub', 'sub'], true],
    ['sub-unsub-unsub', ['sub', 'unsub', 'unsub'], false],
  ] as const)('29 PJS %s', async (_name, steps, isIn) => {
    const { hub, port } = await stage();
    const pusher = pusherJs(port);
    const received = new Received<unknown>();
    const joined = new Received<unknown>();
    for (const step of steps) {
      if (step === 'unsub') pusher.unsubscribe('private-a');
      else {
        const channel = pusher.subscribe('private-a');
        channel.unbind_all();
        channel.bind('news', received.add);
      }
    }
    // A later subscription of the same socket proves that everything before it has been processed.
    pusher.subscribe('private-last').bind('pusher:subscription_succeeded', joined.add);
    await joined.atLeast(1);
    expect(hub.channelNames().includes('private-a')).toBe(isIn);
    await hub.publish('private-a', 'news', { n: 1 });
    pusher.channel('private-last').bind('end', joined.add);
    await hub.publish('private-last', 'end', {});
    await joined.atLeast(2);
    expect(received.all).toEqual(isIn ? [{ n: 1 }] : []);
  });

  it('30 an unsubscribed socket receives no event', async () => {
    const { hub, connect } = await stage();
    const [client, other] = [connect(), connect()];
    await Promise.all([client.join('private-a'), other.join('private-a')]);
    client.leave('private-a');
    await client.settle();
    await hub.publish('private-a', 'news', 1);
    await other.event('news');
    await client.settle();
    expect(client.named('news')).toEqual([]);
  });

  it('31 the channel is vacated when the last socket leaves', async () => {
    const { hub, connect } = await stage();
    const [first, last] = [connect(), connect()];
    await Promise.all([first.join('private-a'), last.join('private-a')]);
    first.leave('private-a');
    await first.settle();
    expect(hub.channelNames()).toEqual(['private-a']);
    last.socket.terminate();
    await expect.poll(() => hub.channelNames()).toEqual([]);
  });

  it('32 a connection may have 100 channels and not 101', async () => {
    const { hub, connect } = await stage();
    const client = connect();
    for (let n = 0; n < 100; n += 1) await client.requestSubscription({ channel: `news-${n}` });
    expect(hub.channelNames()).toHaveLength(100);
    expect(statusIn(await client.requestSubscription({ channel: 'news-100' }))).toBe(429);
    expect((await client.requestSubscription({ channel: 'news-99' })).event).toBe(succeeded);
  });

  it('33 a failed subscription leaves the socket and its other channels open', async () => {
    const { hub, connect } = await stage();
    const client = connect();
    await client.join('private-a');
    await client.requestSubscription({ channel: 'private-b', auth: 'wrong' });
    await hub.publish('private-a', 'news', 1);
    await client.event('news');
  });

  it('34 ECHO calls .error(), also for a rejection by the server', async () => {
    const { port } = await stage({ otherChannels: false });
    const created = echo(port);
    afterwards(() => created.disconnect());
    const errors = new Received<{ status?: number }>();
    created.private('refused').error(errors.add);
    await errors.atLeast(1);
    created.private('no-row-makes-this').error(errors.add);
    const [, second] = await errors.atLeast(2);
    expect(second).toMatchObject({ status: 403 });
  });
});
