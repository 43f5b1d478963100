import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AppError } from '../../contract/error-codes.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { walletFixture } from '../../testing/fixtures/wallet.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createWalletMachine } from './wallet.machine.ts';

const version = (number: number, overrides: Partial<Wallet> = {}): Wallet =>
  walletFixture({ version: number, balance: String(number * 1_000), ...overrides });
const others = version(9, { id: 'wallet-player2' });

/** Context of the machine without a wallet. */
const nothing = {
  wallet: null,
  staleSince: null,
  cutOff: false,
  fetchAgain: false,
  doubtful: false,
  failures: 0,
};

function setUp() {
  const clock = createFakeClock();
  const fetches: Deferred<Wallet>[] = [];
  const fetchedIds: string[] = [];
  const signals: AbortSignal[] = [];
  const machine = createWalletMachine({
    now: () => clock.now(),
    random: () => 0,
    fetch(walletId, signal) {
      fetchedIds.push(walletId);
      signals.push(signal);
      const deferred = createDeferred<Wallet>();
      fetches.push(deferred);
      return deferred.promise;
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'WALLET.JOINED', wallet: version(6) });
  const context = () => actor.getSnapshot().context;
  const held = () => context().wallet?.version;
  const state = () => actor.getSnapshot().value;
  const since = () => context().staleSince;
  const replace = (wallet: Wallet) => actor.send({ type: 'WALLET.REPLACED', wallet });
  const requests = { fetches, fetchedIds, signals };
  return { machine, actor, clock, ...requests, context, held, state, since, replace };
}

/** The machine while it waits to retry a failed fetch. */
async function setUpRetrying() {
  const setup = setUp();
  setup.actor.send({ type: 'RESYNC.REQUESTED' });
  setup.fetches[0]!.reject(new AppError('unavailable'));
  await setup.clock.advance(0);
  return setup;
}

describe('wallet machine', () => {
  it('the wallet machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual([
      'absent',
      'current',
      'fetching',
      'fetched',
      'retrying',
    ]);
  });

  it('the wallet machine has no wallet before a user signs in', () => {
    const snapshot = createActor(setUp().machine).getSnapshot();
    expect(snapshot.value).toBe('absent');
    expect(snapshot.context).toEqual(nothing);
  });

  // id: wallet-next-version
  it('the wallet machine accepts the next version and drops late and repeated ones', () => {
    const { replace, held, fetches } = setUp();
    replace(version(7));
    replace(version(6));
    replace(version(7, { balance: '1' }));
    expect(held()).toBe(7);
    expect(fetches).toHaveLength(0);
  });

  // id: wallet-repeated-version-silent
  it('the wallet machine does not notify of a repeated version', () => {
    const { context, replace } = setUp();
    const before = context().wallet;
    replace(version(6, { balance: '1' }));
    expect(context().wallet).toBe(before);
  });

  it('the wallet machine ignores the wallet of another user', () => {
    const { replace, held } = setUp();
    replace(others);
    expect(held()).toBe(6);
  });

  // id: wallet-version-jump
  it('the wallet machine accepts a gap in the versions and fetches afterwards', async () => {
    const { replace, held, state, fetches, clock } = setUp();
    replace(version(9));
    expect(held()).toBe(9);
    expect(state()).toBe('fetching');
    fetches[0]!.resolve(version(10));
    await clock.advance(0);
    expect(held()).toBe(10);
    expect(state()).toBe('current');
  });

  it('the wallet machine fetches its current wallet', () => {
    const { actor, fetchedIds } = setUp();
    actor.send({ type: 'RESYNC.REQUESTED' });
    actor.send({ type: 'WALLET.JOINED', wallet: others });
    actor.send({ type: 'RESYNC.REQUESTED' });
    expect(fetchedIds).toEqual(['wallet-player', 'wallet-player2']);
  });

  it('the wallet machine fetches again if events are lost, until nothing new arrives', async () => {
    const { replace, held, fetches, clock } = setUp();
    replace(version(9));
    fetches[0]!.resolve(version(9));
    await clock.advance(2_999);
    expect(fetches).toHaveLength(1);
    await clock.advance(1);
    expect(fetches).toHaveLength(2);
    fetches[1]!.resolve(version(12));
    await clock.advance(3_000);
    expect(held()).toBe(12);
    expect(fetches).toHaveLength(3);
    fetches[2]!.resolve(version(12));
    await clock.advance(60_000);
    expect(fetches).toHaveLength(3);
  });

  it('the wallet machine does not fetch again if every event arrives', async () => {
    const { replace, fetches, clock } = setUp();
    for (const number of [7, 8, 9]) replace(version(number));
    await clock.advance(60_000);
    expect(fetches).toEqual([]);
  });

  it.each([
    ['again when a fetch returns the next version, for which no event arrived', version(7), 2],
    ['again when a fetch returns a version after a gap', version(8), 2],
    ['no more when a fetch returns the current version', version(6), 1],
    ['no more when a fetch returns an older version', version(5), 1],
    ['no more when a fetch returns the wallet of another user', others, 1],
  ])('the wallet machine fetches %s', async (_, found, times) => {
    const { actor, fetches, clock } = setUp();
    actor.send({ type: 'RESYNC.REQUESTED' });
    fetches[0]!.resolve(found);
    await clock.advance(60_000);
    expect(fetches).toHaveLength(times);
  });

  it('the wallet machine does not fetch again after events during a lost connection', async () => {
    const { actor, fetches, clock, held } = setUp();
    actor.send({ type: 'CONNECTION.LOST' });
    actor.send({ type: 'RESYNC.REQUESTED' });
    fetches[0]!.resolve(version(9));
    await clock.advance(60_000);
    expect(held()).toBe(9);
    expect(fetches).toHaveLength(1);
  });

  it('the wallet machine keeps the newer one of an event and a concurrent fetch', async () => {
    const { actor, replace, held, fetches, clock } = setUp();
    actor.send({ type: 'RESYNC.REQUESTED' });
    replace(version(8));
    fetches[0]!.resolve(version(7));
    await clock.advance(0);
    expect(held()).toBe(8);
  });

  it('the wallet machine repeats a fetch once after a request during it', async () => {
    const { actor, fetches, clock, state } = setUp();
    for (let i = 0; i < 5; i += 1) actor.send({ type: 'RESYNC.REQUESTED' });
    expect(fetches).toHaveLength(1);
    fetches[0]!.resolve(version(6));
    await clock.advance(0);
    expect(fetches).toHaveLength(2);
    fetches[1]!.resolve(version(6));
    await clock.advance(0);
    expect(state()).toBe('current');
  });

  it('the wallet is stale from the loss of the connection until it has been fetched after it', async () => {
    const { actor, fetches, clock, since } = setUp();
    const lostAt = clock.now();
    actor.send({ type: 'CONNECTION.LOST' });
    await clock.advance(5_000);
    expect(since()).toBe(lostAt);
    actor.send({ type: 'RESYNC.REQUESTED' });
    fetches[0]!.resolve(version(7));
    await clock.advance(0);
    expect(since()).toBe(lostAt);
    actor.send({ type: 'CONNECTION.RESTORED' });
    actor.send({ type: 'RESYNC.REQUESTED' });
    fetches[1]!.resolve(version(7));
    await clock.advance(0);
    expect(since()).toBeNull();
  });

  it('the wallet machine retries a failed fetch after 1, 2 and 4 seconds and is stale meanwhile', async () => {
    const { actor, fetches, clock, state, since } = setUp();
    actor.send({ type: 'RESYNC.REQUESTED' });
    for (const seconds of [1, 2, 4]) {
      fetches.at(-1)!.reject(new AppError('unavailable'));
      await clock.advance(0);
      expect(state()).toBe('retrying');
      const tries = fetches.length;
      await clock.advance(seconds * 1_000 - 1);
      expect(fetches).toHaveLength(tries);
      await clock.advance(1);
      expect(fetches).toHaveLength(tries + 1);
    }
    expect(since()).not.toBeNull();
    fetches.at(-1)!.resolve(version(6));
    await clock.advance(0);
    expect([state(), since()]).toEqual(['current', null]);
  });

  it('the wallet machine fetches once and immediately on request while a retry is pending', async () => {
    const { actor, fetches, clock, state, since } = await setUpRetrying();
    actor.send({ type: 'RESYNC.REQUESTED' });
    expect(state()).toBe('fetching');
    fetches[1]!.resolve(version(6));
    await clock.advance(60_000);
    expect(fetches).toHaveLength(2);
    expect([state(), since()]).toEqual(['current', null]);
  });

  it.each([
    ['accepts the next version', version(7), 7],
    ['accepts a gap in the versions', version(9), 9],
    ['drops a late version', version(5), 6],
    ['ignores the wallet of another user', others, 6],
  ])(
    'the wallet machine %s while a retry is pending, and still retries',
    async (_, wallet, expected) => {
      const { replace, held, state, fetches, clock } = await setUpRetrying();
      replace(wallet);
      expect([state(), held()]).toEqual(['retrying', expected]);
      await clock.advance(1_000);
      expect(fetches).toHaveLength(2);
    },
  );

  it('the wallet machine clears everything when the user leaves, and ignores later events', async () => {
    const { actor, replace, fetches, signals, clock, state, context } = setUp();
    actor.send({ type: 'CONNECTION.LOST' });
    replace(version(9));
    fetches[0]!.reject(new AppError('unavailable'));
    await clock.advance(1_000);
    actor.send({ type: 'WALLET.LEFT' });
    expect(signals[1]!.aborted).toBe(true);
    fetches[1]!.resolve(version(10));
    replace(version(10));
    await clock.advance(60_000);
    expect(state()).toBe('absent');
    expect(context()).toEqual(nothing);
  });

  it('the wallet machine starts over with the wallet of the next user', async () => {
    const { actor, replace, fetches, signals, clock, state, context } = setUp();
    actor.send({ type: 'CONNECTION.LOST' });
    replace(version(9));
    fetches[0]!.reject(new AppError('unavailable'));
    await clock.advance(1_000);
    actor.send({ type: 'RESYNC.REQUESTED' });
    actor.send({ type: 'WALLET.JOINED', wallet: others });
    expect(signals[1]!.aborted).toBe(true);
    fetches[1]!.resolve(version(10));
    replace(version(10));
    await clock.advance(60_000);
    expect(state()).toBe('current');
    expect(context()).toEqual({ ...nothing, wallet: others });
    expect(fetches).toHaveLength(2);
  });

  it('the wallet machine ends with the newest version for any order of arrival', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([7, 8, 9, 10, 11], { minLength: 1 }), (order) => {
        const { replace, held } = setUp();
        for (const number of order) replace(version(number));
        expect(held()).toBe(Math.max(...order));
      }),
    );
  });
});
