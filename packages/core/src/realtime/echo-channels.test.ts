import Pusher from 'pusher-js';
import { describe, expect, it } from 'vitest';
import { walletFixture } from '../testing/fixtures/wallet.ts';
import {
  FakeSocket,
  live,
  pass,
  setUp,
  socket,
  walletChannel,
  withFakeSockets,
} from '../testing/fake-socket.ts';

withFakeSockets();

describe('leaving', () => {
  it('leaving unsubscribes, and closes the socket with the last channel', async () => {
    const { joined, realtime } = await live();
    realtime.join('round', 'round-1', { onEvent: () => undefined, onResync: () => undefined });
    joined.leave();
    await pass();
    expect(socket().framesOf('pusher:unsubscribe')).toHaveLength(1);
    expect(socket().readyState).toBe(1);
    socket().receive('updated', walletFixture({ version: 9 }), walletChannel);
    await pass(20);
    expect(joined.versions).toEqual([]);
    realtime.close();
    await pass();
    expect(socket().readyState).toBe(3);
  });

  // id: echo-left-while-joining
  it.each(['before its signature arrives', 'before its subscription is confirmed'] as const)(
    'a channel left %s is neither subscribed nor signed again',
    async (moment) => {
      const { asked, join, realtime } = setUp();
      realtime.join('round', 'round-1', { onEvent: () => undefined, onResync: () => undefined });
      const joined = join();
      await pass();
      socket().greet();
      await pass();
      if (moment === 'before its subscription is confirmed') asked[0]!.resolve({ auth: 'lobi:a' });
      await pass();
      joined.leave();
      expect(asked[0]!.signal.aborted).toBe(true);
      const held = Pusher.instances
        .at(-1)
        ?.allChannels()
        .map(({ name }) => name);
      expect(held).toEqual(['round.round-1']);
      asked[0]!.resolve({ auth: 'lobi:a' });
      await pass();
      socket().receive('pusher_internal:subscription_succeeded', {}, walletChannel);
      socket().receive('updated', walletFixture({ version: 9 }), walletChannel);
      socket().end(1006);
      await pass(2_000);
      socket().greet();
      await pass(60_000);
      expect(asked).toHaveLength(1);
      expect(joined.versions).toEqual([]);
      expect(joined.resyncs()).toBe(0);
      const later = FakeSocket.opened.slice(1).flatMap((held) => held.framesOf('pusher:subscribe'));
      expect(new Set(later.map(({ data }) => data.channel))).toEqual(new Set(['round.round-1']));
    },
  );

  it('leaving and rejoining a hundred times uses one Pusher instance and leaves no binding', async () => {
    const { asked, join } = setUp();
    const before = Pusher.instances.length;
    for (let cycle = 0; cycle < 100; cycle += 1) {
      const joined = join();
      await pass();
      socket().greet();
      await pass();
      asked.at(-1)!.resolve({ auth: 'lobi:a' });
      await pass();
      socket().receive('pusher_internal:subscription_succeeded', {}, walletChannel);
      expect(joined.resyncs()).toBe(1);
      joined.leave();
    }
    expect(Pusher.instances.length - before).toBe(1);
    expect(Pusher.instances.at(-1)?.allChannels()).toEqual([]);
    expect(asked).toHaveLength(100);
  });
});

describe('a renamed channel', () => {
  const assigned = `${walletChannel}.mark`;
  const renamed = { auth: 'lobi:of-the-name', channel: assigned };

  async function joinRenamed() {
    const setup = setUp();
    const joined = setup.join();
    await pass();
    socket().greet('7.7');
    await pass();
    setup.asked[0]!.resolve(renamed);
    await pass();
    return { ...setup, joined };
  }

  it('a renamed channel is subscribed under its new name, with that signature and without another request', async () => {
    const { asked, joined } = await joinRenamed();
    expect(asked.map(({ name }) => name)).toEqual([walletChannel]);
    expect(
      socket()
        .framesOf('pusher:subscribe')
        .map(({ data }) => data),
    ).toEqual([{ channel: assigned, auth: 'lobi:of-the-name' }]);
    socket().receive('pusher_internal:subscription_succeeded', {}, assigned);
    expect(joined.states).toEqual(['live']);
    socket().receive('updated', walletFixture({ version: 9 }), assigned);
    expect(joined.versions).toEqual([9]);
    socket().receive('updated', walletFixture({ version: 10 }), walletChannel);
    await pass(20);
    expect(joined.versions).toEqual([9]);
  });

  it('a renamed channel is requested by its original name on the next socket', async () => {
    const { asked } = await joinRenamed();
    socket().receive('pusher_internal:subscription_succeeded', {}, assigned);
    socket().end(1006);
    await pass(2_000);
    socket().greet('8.8');
    await pass();
    expect(asked.map(({ name, socketId }) => [name, socketId])).toEqual([
      [walletChannel, '7.7'],
      [walletChannel, '8.8'],
    ]);
    const other = `${walletChannel}.other-mark`;
    asked[1]!.resolve({ auth: 'lobi:other', channel: other });
    await pass();
    expect(
      socket()
        .framesOf('pusher:subscribe')
        .map(({ data }) => data),
    ).toEqual([{ channel: other, auth: 'lobi:other' }]);
  });

  it('a renamed channel is left under its new name', async () => {
    const { joined, realtime } = await joinRenamed();
    realtime.join('round', 'round-1', { onEvent: () => undefined, onResync: () => undefined });
    socket().receive('pusher_internal:subscription_succeeded', {}, assigned);
    const before = socket().framesOf('pusher:unsubscribe').length;
    joined.leave();
    await pass();
    const unsubscribed = socket().framesOf('pusher:unsubscribe').slice(before);
    expect(unsubscribed.map(({ data }) => data.channel)).toEqual([assigned]);
    socket().receive('updated', walletFixture({ version: 9 }), assigned);
    await pass(20);
    expect(joined.versions).toEqual([]);
  });

  it('a renamed channel that is left before its new name arrives is never subscribed', async () => {
    const setup = setUp();
    setup.realtime.join('round', 'round-1', {
      onEvent: () => undefined,
      onResync: () => undefined,
    });
    const joined = setup.join();
    await pass();
    socket().greet('7.7');
    await pass();
    joined.leave();
    setup.asked[0]!.resolve(renamed);
    await pass(1_000);
    const asked = socket()
      .framesOf('pusher:subscribe')
      .map(({ data }) => data.channel);
    expect(asked).toEqual(['round.round-1']);
  });
});
