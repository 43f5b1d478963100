import { describe, expect, it } from 'vitest';
import { pusherJs, Received, stage, type Stage } from './stage.ts';
import type { RawClient } from './raw-client.ts';

/** The answer to a client event that a client has sent. */
async function errorOf(client: RawClient, event: string, channel?: string): Promise<unknown> {
  const from = client.frames.length;
  client.send(event, { n: 1 }, channel);
  await client.settle();
  const error = client.frames.slice(from).find((frame) => frame.event === 'pusher:error');
  return error && (error.data as { code: number }).code;
}

async function two({ connect }: Stage, channel: string, withMembers = false) {
  const [one, other] = [connect(), connect()];
  await one.join(channel, withMembers ? { user_id: 'one' } : undefined);
  await other.join(channel, withMembers ? { user_id: 'other' } : undefined);
  return { one, other };
}

describe('client events', () => {
  it('50 client events are rejected with a 4301 frame where they are off, which is the default', async () => {
    const { one, other } = await two(await stage(), 'private-a');
    expect(await errorOf(one, 'client-hi', 'private-a')).toBe(4301);
    await other.settle();
    expect(other.named('client-hi')).toEqual([]);
  });

  it('51 client events begin with client-', async () => {
    const { one, other } = await two(await stage({ clientEvents: true }), 'private-a');
    expect(await errorOf(one, 'client-hi', 'private-a')).toBeUndefined();
    expect((await other.event('client-hi')).data).toEqual({ n: 1 });
    for (const event of ['hi', 'Client-hi', 'updated', 'pusher_internal:member_added']) {
      expect(await errorOf(one, event, 'private-a'), event).toBe(4200);
    }
    await other.settle();
    expect(other.frames.at(-2)?.event).toBe('client-hi');
  });

  it('52 client events are for members of the channel', async () => {
    const at = await stage({ clientEvents: true });
    const { other } = await two(at, 'private-a');
    const outsider = at.connect();
    await outsider.socketId();
    expect(await errorOf(outsider, 'client-hi', 'private-a')).toBe(4009);
    await other.settle();
    expect(other.named('client-hi')).toEqual([]);
  });

  it.each(['news', 'privatefoo', 'cache-news', 'private-encrypted-a'])(
    '53 client events are rejected on %s',
    async (channel) => {
      const { one, other } = await two(await stage({ clientEvents: true }), channel);
      expect(await errorOf(one, 'client-hi', channel)).toBe(4301);
      await other.settle();
      expect(other.named('client-hi')).toEqual([]);
    },
  );

  it('53 client events are rejected on the channels of the platform', async () => {
    const { connect, hub } = await stage({ clientEvents: true });
    const client = connect();
    const channel = 'private-wallet.w1';
    const grant = { channel, userId: 'u1', sessionId: 's1', socketId: await client.socketId() };
    await client.requestSubscription({ channel, auth: hub.grant(grant) ?? '' });
    expect(await errorOf(client, 'client-updated', channel)).toBe(4301);
  });

  it('54 client events do not come back to their sender', async () => {
    const { one, other } = await two(await stage({ clientEvents: true }), 'private-a');
    one.send('client-hi', {}, 'private-a');
    await other.event('client-hi');
    await one.settle();
    expect(one.named('client-hi')).toEqual([]);
  });

  it('55 client events have the user of the server’s session, whatever the client sends', async () => {
    const { one, other } = await two(await stage({ clientEvents: true }), 'presence-a', true);
    const forged = { event: 'client-hi', channel: 'presence-a', data: 'x', user_id: 'forged' };
    one.socket.send(JSON.stringify({ ...forged, more: 'planted' }));
    const frame = await other.event('client-hi');
    expect(frame.user_id).toBe('one');
    expect(frame).not.toHaveProperty('more');
  });

  it('55 PJS receives the user with a client event', async () => {
    const at = await stage({ clientEvents: true });
    const pusher = pusherJs(at.port, undefined, { user_id: 'p' });
    const received = new Received<unknown>();
    const joined = new Received<unknown>();
    const channel = pusher.subscribe('presence-a');
    channel.bind('pusher:subscription_succeeded', joined.add);
    channel.bind('client-hi', (data: unknown, about: unknown) => received.add([data, about]));
    await joined.atLeast(1);
    const raw = at.connect();
    await raw.join('presence-a', { user_id: 'raw' });
    raw.send('client-hi', { n: 1 }, 'presence-a');
    expect(await received.atLeast(1)).toEqual([[{ n: 1 }, { user_id: 'raw' }]]);
  });

  it('56 the eleventh client event in a second is rejected with 4301, and one a second later is accepted', async () => {
    let now = 0;
    const at = await stage({ clientEvents: true, now: () => now });
    const { one, other } = await two(at, 'private-a');
    for (let n = 0; n < 10; n += 1) {
      expect(await errorOf(one, 'client-hi', 'private-a')).toBeUndefined();
    }
    expect(await errorOf(one, 'client-hi', 'private-a')).toBe(4301);
    now += 100;
    expect(await errorOf(one, 'client-hi', 'private-a')).toBeUndefined();
    await other.settle();
    expect(other.named('client-hi')).toHaveLength(11);
  });
});
