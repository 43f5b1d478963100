import { afterEach, describe, expect, it } from 'vitest';
import { signChannel } from './signature.ts';
import { cleanUps, credentials, own, round, start } from '../testing/realtime-client.ts';

const ok = 'pusher_internal:subscription_succeeded';

const failed = 'pusher:subscription_error';

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
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
    const subscription = { socketId: third, channel: own, userId: 'u1', sessionId: 's1' };
    expect(hub.grant(subscription)).toBeUndefined();
    expect(hub.grant({ ...subscription, userId: 'u2' })).toBeDefined();
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
