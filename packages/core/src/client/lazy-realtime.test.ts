import { describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { createFakeRealtime } from '../testing/fake-realtime.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import { createLazyRealtime } from './lazy-realtime.ts';

function setUp() {
  const fake = createFakeRealtime();
  const loads = [createDeferred<RealtimePort>(), createDeferred<RealtimePort>()];
  let loadCount = 0;
  const lazy = createLazyRealtime(() => loads[loadCount++]!.promise, fake.environment);
  const join = () => {
    let resyncs = 0;
    const leave = lazy.join('wallet', 'wallet-player', {
      onEvent: () => undefined,
      onResync: () => {
        resyncs += 1;
      },
    });
    return { leave, resyncs: () => resyncs };
  };
  return { ...fake, lazy, loads, join, loadCount: () => loadCount };
}

describe('lazy realtime', () => {
  it('lazy realtime is loaded with the first join, once', async () => {
    const { lazy, join, loads, loadCount, realtime, clock, server } = setUp();
    expect([loadCount(), lazy.connection.get().state]).toEqual([0, 'idle']);
    const first = join();
    join();
    expect([loadCount(), lazy.connection.get().state]).toEqual([1, 'connecting']);
    loads[0]!.resolve(realtime);
    await clock.advance(0);
    expect(server.asked).toHaveLength(1);
    expect(first.resyncs()).toBe(1);
    expect(lazy.connection.get().state).toBe('live');
  });

  it('lazy realtime never joins channels that were left before it loaded', async () => {
    const { join, loads, realtime, clock, server } = setUp();
    join().leave();
    loads[0]!.resolve(realtime);
    await clock.advance(0);
    expect(server.asked).toEqual([]);
  });

  it('lazy realtime leaves channels that were joined before it loaded', async () => {
    const { join, loads, realtime, clock, server } = setUp();
    const { leave } = join();
    loads[0]!.resolve(realtime);
    await clock.advance(0);
    leave();
    expect(server.subscribed()).toEqual([]);
  });

  it('lazy realtime is loaded again when loading failed', async () => {
    const { lazy, join, loads, realtime, clock, server } = setUp();
    join();
    loads[0]!.reject(new Error('the chunk is gone'));
    await clock.advance(0);
    expect(lazy.connection.get().state).toBe('offline');
    loads[1]!.resolve(realtime);
    await clock.advance(1_000);
    expect(server.subscribed()).toHaveLength(1);
    expect(lazy.connection.get().state).toBe('live');
  });
});
