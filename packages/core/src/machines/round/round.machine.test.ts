import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AppError } from '../../contract/error-codes.ts';
import type { Round } from '../../contract/schemas/round.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { roundFixture } from '../../testing/fixtures/round.ts';
import { stateNames } from '../../testing/state-names.ts';
import { countdownOf, secondsLeft } from './countdown.ts';
import { createRoundMachine } from './round.machine.ts';

function setUp() {
  const clock = createFakeClock();
  const fetches: Deferred<Round>[] = [];
  const machine = createRoundMachine({
    now: () => clock.now(),
    random: () => 0,
    fetch() {
      const deferred = createDeferred<Round>();
      fetches.push(deferred);
      return deferred.promise;
    },
  });
  const actor = createActor(machine, { clock }).start();
  const replace = (snapshot: Round) => actor.send({ type: 'SNAPSHOT.REPLACED', snapshot });
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { machine, actor, clock, fetches, replace, state, context };
}

const round = (version: number, betCount = 0) => roundFixture({ version, betCount });

describe('round machine', () => {
  it('the round machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual([
      'fetching',
      'fetched',
      'current',
      'retrying',
      'refused',
    ]);
  });

  it('the round machine prefers a channel event that is newer than the first fetch', async () => {
    const { replace, fetches, clock, context } = setUp();
    replace(round(3, 5));
    fetches[0]!.resolve(round(3, 4));
    await clock.advance(0);
    expect(context().snapshot?.betCount).toBe(5);
  });

  // id: round-only-forward
  it('the round machine never replaces a snapshot with an older one', () => {
    const { replace, context } = setUp();
    replace(round(3, 5));
    replace(round(2, 9));
    replace(round(3, 4));
    expect(context().snapshot).toMatchObject({ version: 3, betCount: 5 });
    replace(round(4, 0));
    expect(context().snapshot?.version).toBe(4);
  });

  it('the round machine fetches on every resync, one request at a time', async () => {
    const { actor, fetches, clock, state } = setUp();
    actor.send({ type: 'RESYNC.REQUESTED' });
    actor.send({ type: 'RESYNC.REQUESTED' });
    expect(fetches).toHaveLength(1);
    fetches[0]!.resolve(round(2));
    await clock.advance(0);
    fetches[1]!.resolve(round(2));
    await clock.advance(0);
    expect(fetches).toHaveLength(2);
    expect(state()).toBe('current');
  });

  it('the round machine retries after a network failure and exposes it while it has no data', async () => {
    const { fetches, clock, context, state } = setUp();
    fetches[0]!.reject(new AppError('network'));
    await clock.advance(0);
    expect(context().failure?.code).toBe('network');
    await clock.advance(1_000);
    fetches[1]!.resolve(round(2));
    await clock.advance(0);
    expect(context()).toMatchObject({ failure: null, staleSince: null });
    expect(state()).toBe('current');
  });

  it('the round machine does not retry for a round that does not exist', async () => {
    const { fetches, clock, state } = setUp();
    fetches[0]!.reject(new AppError('not_found'));
    await clock.advance(120_000);
    expect(state()).toBe('refused');
    expect(fetches).toHaveLength(1);
  });
});

describe('countdown', () => {
  const closesAt = '2026-11-21T03:00:30.000Z';
  const settlesAt = '2026-11-21T03:00:03.000Z';

  it('countdownOf counts to the end of betting after last call, and to settlement once declared', () => {
    expect(countdownOf(roundFixture({ status: 'last-call', closesAt }))).toEqual({
      kind: 'closing',
      endsAt: Date.parse(closesAt),
    });
    expect(countdownOf(roundFixture({ status: 'declared', closesAt, settlesAt }))).toEqual({
      kind: 'settling',
      endsAt: Date.parse(settlesAt),
    });
    expect(countdownOf(roundFixture({ status: 'closed', closesAt }))).toBeNull();
  });

  it.each([
    [30_000, 30],
    [29_001, 30],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('secondsLeft rounds %i ms before the end to %i s', (leftMs, seconds) => {
    const endsAt = Date.parse(closesAt);
    expect(secondsLeft(endsAt, endsAt - leftMs)).toBe(seconds);
  });
});
