import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AppError } from '../../contract/error-codes.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createFeedMachine } from './feed.machine.ts';

interface Fetch extends Deferred<number> {
  readonly signal: AbortSignal;
}

/** A feed of numbers that only increase. */
function setUp() {
  const clock = createFakeClock();
  const fetches: Fetch[] = [];
  const machine = createFeedMachine<number>('numbers', {
    now: () => clock.now(),
    random: () => 0,
    mayReplace: (current, next) => next > current,
    fetch(signal) {
      const deferred = createDeferred<number>();
      fetches.push({ ...deferred, signal });
      return deferred.promise;
    },
  });
  const actor = createActor(machine, { clock }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const replace = (snapshot: number) => actor.send({ type: 'SNAPSHOT.REPLACED', snapshot });
  const resync = () => actor.send({ type: 'RESYNC.REQUESTED' });
  const lose = () => actor.send({ type: 'CONNECTION.LOST' });
  const restore = () => actor.send({ type: 'CONNECTION.RESTORED' });
  /** The last fetch arrives. */
  const arrive = async (snapshot: number): Promise<void> => {
    fetches.at(-1)!.resolve(snapshot);
    await clock.advance(0);
  };
  /** The last fetch fails. */
  const fail = async (error: unknown = new AppError('network')): Promise<void> => {
    fetches.at(-1)!.reject(error);
    await clock.advance(0);
  };
  const hands = { replace, resync, lose, restore, arrive, fail };
  return { machine, actor, clock, fetches, state, context, ...hands };
}

/** A feed whose first fetch returned 5. */
async function setUpCurrent() {
  const feed = setUp();
  await feed.arrive(5);
  return feed;
}

describe('feed machine', () => {
  it('the feed machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual([
      'fetching',
      'fetched',
      'current',
      'retrying',
      'refused',
    ]);
  });

  it('a feed fetches automatically when it starts, and only then', async () => {
    const { state, context, fetches, clock, arrive } = setUp();
    expect([state(), context().snapshot]).toEqual(['fetching', null]);
    await arrive(5);
    await clock.advance(120_000);
    expect(state()).toBe('current');
    expect(context()).toMatchObject({ snapshot: 5, failure: null, staleSince: null });
    expect(fetches).toHaveLength(1);
  });

  it('a feed aborts its fetch when its last watcher leaves', () => {
    const { actor, fetches } = setUp();
    expect(fetches[0]!.signal.aborted).toBe(false);
    actor.stop();
    expect(fetches[0]!.signal.aborted).toBe(true);
  });
});

describe('the snapshot of a feed', () => {
  it.each([
    { next: 6, held: 6, what: 'is replaced by a newer one' },
    { next: 5, held: 5, what: 'is not replaced by an equal one' },
    { next: 4, held: 5, what: 'is not replaced by an older one' },
  ])('a snapshot $what, from the channel or from a fetch', async ({ next, held }) => {
    const current = await setUpCurrent();
    current.replace(next);
    expect(current.context().snapshot).toBe(held);

    const fetched = await setUpCurrent();
    fetched.resync();
    await fetched.arrive(next);
    expect(fetched.context().snapshot).toBe(held);
  });

  it('a feed stores an event that arrives during the first fetch', async () => {
    const { replace, context, arrive } = setUp();
    replace(7);
    expect(context().snapshot).toBe(7);
    await arrive(6);
    expect(context().snapshot).toBe(7);
  });

  it.each(['network', 'not_found'] as const)(
    'a feed stores an event that arrives after a fetch failed with %s',
    async (code) => {
      const { replace, context, fail } = setUp();
      await fail(new AppError(code));
      replace(7);
      expect(context()).toMatchObject({ snapshot: 7, failure: null });
    },
  );
});

describe('a resync', () => {
  it('a resync fetches the feed', async () => {
    const { resync, state, fetches, arrive } = await setUpCurrent();
    resync();
    expect([state(), fetches.length]).toEqual(['fetching', 2]);
    await arrive(6);
    expect([state(), fetches.length]).toEqual(['current', 2]);
  });

  it('a feed repeats a fetch once after any number of requests during it', async () => {
    const { resync, state, fetches, arrive } = setUp();
    for (let i = 0; i < 5; i += 1) resync();
    expect(fetches).toHaveLength(1);
    expect(fetches[0]!.signal.aborted).toBe(false);
    await arrive(5);
    expect([state(), fetches.length]).toEqual(['fetching', 2]);
    await arrive(6);
    expect([state(), fetches.length]).toEqual(['current', 2]);
  });

  it('a resync replaces the pending retry of a failed fetch', async () => {
    const { resync, state, fetches, clock, arrive, fail } = setUp();
    await fail();
    resync();
    expect([state(), fetches.length]).toEqual(['fetching', 2]);
    await arrive(5);
    await clock.advance(120_000);
    expect([state(), fetches.length]).toEqual(['current', 2]);
  });

  it('a resync during a failing fetch is done by the next attempt', async () => {
    const { resync, state, fetches, clock, arrive, fail } = setUp();
    resync();
    await fail();
    await clock.advance(1_000);
    await arrive(5);
    expect([state(), fetches.length]).toEqual(['current', 2]);
  });
});

describe('a failed fetch', () => {
  it.each([
    ...(['network', 'timeout', 'server', 'unavailable', 'rate_limited'] as const).map(
      (code) => [code, new AppError(code)] as const,
    ),
    ['a fault without a code', new Error('fault')] as const,
  ])('a fetch that fails with %s is retried after 1, 2 and 4 seconds', async (_, error) => {
    const { state, fetches, clock, arrive, fail } = setUp();
    for (const [failed, seconds] of [1, 2, 4].entries()) {
      await fail(error);
      expect(state()).toBe('retrying');
      await clock.advance(seconds * 1_000 - 1);
      expect(fetches).toHaveLength(failed + 1);
      await clock.advance(1);
      expect(fetches).toHaveLength(failed + 2);
    }
    await arrive(5);
    expect(state()).toBe('current');
  });

  it('a failed fetch is retried after 1 second when the last one had succeeded', async () => {
    const { resync, fetches, clock, arrive, fail } = setUp();
    await fail();
    await clock.advance(1_000);
    await fail();
    await clock.advance(2_000);
    await arrive(5);
    resync();
    await fail();
    await clock.advance(999);
    expect(fetches).toHaveLength(4);
    await clock.advance(1);
    expect(fetches).toHaveLength(5);
  });

  it('a failure is shown as long as there is no snapshot', async () => {
    const { context, clock, arrive, fail } = setUp();
    await fail(new AppError('network'));
    expect(context().failure?.code).toBe('network');
    await clock.advance(1_000);
    expect(context().failure?.code).toBe('network');
    await fail(new AppError('unavailable'));
    expect(context().failure?.code).toBe('unavailable');
    await clock.advance(2_000);
    await arrive(5);
    expect(context().failure).toBeNull();
  });

  it.each(['network', 'not_found'] as const)(
    'a fetch that fails with %s keeps an existing snapshot and shows no failure',
    async (code) => {
      const { resync, context, fail } = await setUpCurrent();
      resync();
      await fail(new AppError(code));
      expect(context()).toMatchObject({ snapshot: 5, failure: null });
    },
  );

  it.each(['not_found', 'forbidden', 'unauthenticated', 'expired'] as const)(
    'a fetch that fails with %s is not retried until a resync is requested',
    async (code) => {
      const { resync, state, context, fetches, clock, arrive, fail } = setUp();
      await fail(new AppError(code));
      await clock.advance(120_000);
      expect([state(), fetches.length]).toEqual(['refused', 1]);
      expect(context().failure?.code).toBe(code);
      resync();
      expect([state(), fetches.length]).toEqual(['fetching', 2]);
      await arrive(5);
      expect(state()).toBe('current');
      expect(context()).toMatchObject({ snapshot: 5, failure: null, staleSince: null });
    },
  );
});

describe('a stale feed', () => {
  it.each(['network', 'not_found'] as const)(
    'a feed is stale from the first fetch that failed with %s until one succeeds',
    async (code) => {
      const { resync, context, clock, arrive, fail } = await setUpCurrent();
      const failedAt = clock.now();
      resync();
      await fail(new AppError(code));
      expect(context().staleSince).toBe(failedAt);
      await clock.advance(5_000);
      resync();
      await fail(new AppError(code));
      expect(context().staleSince).toBe(failedAt);
      resync();
      await arrive(6);
      expect(context().staleSince).toBeNull();
    },
  );

  it('a feed is stale from the loss of the connection until it has been fetched after its return', async () => {
    const { lose, restore, resync, context, clock, arrive } = await setUpCurrent();
    const lostAt = clock.now();
    lose();
    await clock.advance(5_000);
    expect(context().staleSince).toBe(lostAt);
    lose();
    expect(context().staleSince).toBe(lostAt);
    resync();
    await arrive(6);
    expect(context()).toMatchObject({ snapshot: 6, staleSince: lostAt });
    restore();
    expect(context().staleSince).toBe(lostAt);
    resync();
    await arrive(6);
    expect(context().staleSince).toBeNull();
  });

  it('a feed stays stale although events arrive', async () => {
    const { lose, replace, context, clock } = await setUpCurrent();
    const lostAt = clock.now();
    lose();
    await clock.advance(5_000);
    replace(6);
    expect(context()).toMatchObject({ snapshot: 6, staleSince: lostAt });
  });

  it('a feed is stale since the failed fetch that preceded the loss of the connection', async () => {
    const { lose, resync, context, clock, fail } = await setUpCurrent();
    const failedAt = clock.now();
    resync();
    await fail();
    await clock.advance(500);
    lose();
    expect(context().staleSince).toBe(failedAt);
  });

  it('a feed is stale when the connection is lost during its first fetch', async () => {
    const { lose, state, context, clock, arrive } = setUp();
    const lostAt = clock.now();
    lose();
    await clock.advance(500);
    await arrive(5);
    expect(state()).toBe('current');
    expect(context()).toMatchObject({ snapshot: 5, staleSince: lostAt });
  });

  it('a feed is stale until the resync, although the connection was restored at once', async () => {
    const { lose, restore, context, fetches, clock } = await setUpCurrent();
    const lostAt = clock.now();
    lose();
    restore();
    await clock.advance(120_000);
    expect(context().staleSince).toBe(lostAt);
    expect(fetches).toHaveLength(1);
  });
});
