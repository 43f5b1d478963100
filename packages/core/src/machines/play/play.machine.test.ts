import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAttemptStorage } from '../../client/attempt-storage.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { Play } from '../../contract/schemas/play.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createMemoryStorage } from '../../testing/fake-environment.ts';
import { playFixture } from '../../testing/fixtures/play.ts';
import { walletFixture } from '../../testing/fixtures/wallet.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createPlayMachine } from './play.machine.ts';
import type { PlayAnswer, PlayMove } from './play.types.ts';

const wallet = walletFixture({ balance: '999000', version: 2 });
const lost: PlayAnswer = { data: playFixture(), wallet };
const open: PlayAnswer = {
  data: playFixture({ id: 'play-open', status: 'open', payout: null, settledAt: null }),
  wallet,
};
const roll: PlayMove = {
  kind: 'create',
  body: { amount: '1000', choice: { direction: 'under', target: 5_000 } },
};
const userId = 'user-player';
const serverAheadMs = 2_000;

interface Sent extends Deferred<PlayAnswer> {
  readonly attempt: PendingAttempt;
  readonly storedBefore: boolean;
}

async function setUp({
  storage = createMemoryStorage(),
  plays = [] as readonly Play[],
  failure,
  slot,
}: {
  storage?: ReturnType<typeof createMemoryStorage>;
  plays?: readonly Play[];
  failure?: AppError;
  slot?: string;
} = {}) {
  const clock = createFakeClock();
  const store = createAttemptStorage(storage, () => clock.now());
  const sent: Sent[] = [];
  const played: PlayAnswer[] = [];
  const known: { plays: readonly Play[]; recalls: number; failure: AppError | undefined } = {
    plays,
    recalls: 0,
    failure,
  };
  let keys = 0;
  const machine = createPlayMachine({
    store,
    random: () => 0,
    now: () => clock.now(),
    pastBy: (serverAt) => Math.min(clock.now(), serverAt - serverAheadMs),
    makeKey: () => `key-${(keys += 1)}`,
    played: (play) => void played.push(play),
    async recall() {
      known.recalls += 1;
      if (known.failure) throw known.failure;
      return known.plays;
    },
    send(attempt) {
      const deferred = createDeferred<PlayAnswer>();
      const storedBefore = store.list(userId).some(({ key }) => key === attempt.key);
      sent.push({ ...deferred, attempt, storedBefore });
      return deferred.promise;
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { gameId: 'game-dice', userId, slot },
  }).start();
  await clock.advance(0);
  return {
    machine,
    actor,
    clock,
    sent,
    played,
    known,
    storage,
    submit: (move = roll) => actor.send({ type: 'PLAY.SUBMITTED', move }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    pending: () => store.list(userId).map(({ key }) => key),
  };
}

describe('play machine', () => {
  it('the play machine has these states', async () => {
    expect(stateNames((await setUp()).machine)).toEqual([
      'ready',
      'ready.recalling',
      'ready.idle',
      'trying',
      'trying.playing',
      'trying.unknown',
      'resting',
    ]);
  });

  it('a play is sent once, with its key stored before it is sent and deleted after the response', async () => {
    const { submit, sent, state, context, played, pending, clock } = await setUp();
    submit();
    expect(state()).toEqual({ trying: 'playing' });
    expect(sent[0]).toMatchObject({
      storedBefore: true,
      attempt: { key: 'key-1', kind: 'play', targetId: 'game-dice', userId, body: roll },
    });
    sent[0]!.resolve(lost);
    await clock.advance(0);
    expect(state()).toEqual({ ready: 'idle' });
    expect(context()).toMatchObject({
      last: lost.data,
      open: null,
      playedAt: Date.parse(lost.data.createdAt),
    });
    expect(played).toEqual([lost]);
    expect(pending()).toEqual([]);
  });

  it('a play ignores a second one while one is in progress', async () => {
    const { submit, sent } = await setUp();
    submit();
    submit();
    expect(sent).toHaveLength(1);
  });

  it('an open play is resumed', async () => {
    const { submit, sent, context, clock } = await setUp();
    submit();
    sent[0]!.resolve(open);
    await clock.advance(0);
    expect(context()).toMatchObject({ open: open.data, last: null });
    submit({ kind: 'step', playId: 'play-open', body: { step: 'cash-out' } });
    sent[1]!.resolve({ data: { ...open.data, status: 'won', payout: '1980' }, wallet });
    await clock.advance(0);
    expect(context()).toMatchObject({ open: null, last: { id: 'play-open', status: 'won' } });
  });

  it('an open play from before a reload is found', async () => {
    const { context } = await setUp({ plays: [open.data, lost.data] });
    expect(context()).toMatchObject({
      open: open.data,
      last: null,
      playedAt: Date.parse(open.data.createdAt),
    });
  });

  it('the machine shows the end of an open play that ended elsewhere', async () => {
    const { actor, known, context, clock } = await setUp({ plays: [open.data] });
    const ended = playFixture({ id: 'play-open', status: 'lost' });
    known.plays = [ended];
    actor.send({ type: 'RESYNC.REQUESTED' });
    await clock.advance(0);
    expect(context()).toMatchObject({ open: null, last: ended });
  });

  it('the machine keeps earlier plays, newest first, and reads them once', async () => {
    const before = playFixture({ id: 'play-before' });
    const { submit, sent, known, context, clock } = await setUp({ plays: [before] });
    expect(context().past).toEqual([before]);
    submit();
    sent[0]!.resolve(open);
    await clock.advance(0);
    expect(context().past).toEqual([before]);
    submit({ kind: 'step', playId: 'play-open', body: { step: 'cash-out' } });
    const won: Play = { ...open.data, status: 'won', payout: '1980' };
    sent[1]!.resolve({ data: won, wallet });
    await clock.advance(0);
    expect(context().past).toEqual([won, before]);
    expect(known.recalls).toBe(1);
  });

  it('the machine reads earlier plays after a play that ended before they were fetched', async () => {
    const first = await setUp();
    first.submit();
    first.actor.stop();
    const after = await setUp({
      storage: first.storage,
      plays: [playFixture({ id: 'play-before' })],
    });
    const [attempt] = createAttemptStorage(first.storage, () => after.clock.now()).list(userId);
    const fresh = createActor(after.machine, {
      clock: after.clock,
      input: { gameId: 'game-dice', userId },
    }).start();
    fresh.send({ type: 'PLAY.RESUMED', attempt: attempt! });
    await after.clock.advance(0);
    expect(fresh.getSnapshot().context.past).toBeNull();
    after.known.plays = [lost.data, ...after.known.plays];
    after.sent[0]!.resolve(lost);
    await after.clock.advance(0);
    expect(fresh.getSnapshot().context.past).toMatchObject([
      { id: lost.data.id },
      { id: 'play-before' },
    ]);
  });

  it('the machine continues without earlier plays that cannot be read', async () => {
    const { actor, known, context, clock, submit, sent } = await setUp({ plays: [lost.data] });
    known.failure = new AppError('network');
    actor.send({ type: 'RESYNC.REQUESTED' });
    await clock.advance(0);
    expect(context().past).toEqual([lost.data]);
    const newest = playFixture({ id: 'play-newest' });
    submit();
    sent[0]!.resolve({ data: newest, wallet });
    await clock.advance(0);
    expect(context().past).toEqual([newest, lost.data]);
  });

  it('the machine shows that earlier plays are unknown if they cannot be read, and never that there are none', async () => {
    const { actor, known, context, clock, submit, sent } = await setUp({
      failure: new AppError('network'),
    });
    expect(context().past).toBe('failed');
    submit();
    sent[0]!.resolve(lost);
    await clock.advance(0);
    expect(context().past).toEqual([lost.data]);
    known.failure = undefined;
    known.plays = [lost.data, playFixture({ id: 'play-before' })];
    actor.send({ type: 'RESYNC.REQUESTED' });
    await clock.advance(0);
    expect(context().past).toMatchObject([{ id: lost.data.id }, { id: 'play-before' }]);
  });

  it('the machine includes only the plays of its slot', async () => {
    const inSlot = (slot: string): Play => ({ ...open.data, id: `play-${slot}`, choice: { slot } });
    const { actor, known, context, submit, sent, clock } = await setUp({
      plays: [inSlot('A'), inSlot('B')],
      slot: 'B',
    });
    expect(context().open?.id).toBe('play-B');
    known.plays = [inSlot('A')];
    actor.send({ type: 'RESYNC.REQUESTED' });
    await clock.advance(0);
    expect(context()).toMatchObject({ open: null, last: null });
    submit();
    expect(sent[0]!.attempt.slot).toBe('B');
  });

  it('the machine reads the open play again when a new one was rejected', async () => {
    const { submit, sent, known, context, clock } = await setUp();
    known.plays = [open.data];
    submit();
    sent[0]!.reject(new AppError('play_open'));
    await clock.advance(0);
    expect(known.recalls).toBe(2);
    expect(context()).toMatchObject({ open: open.data, failure: { code: 'play_open' } });
  });

  const tooSoon = (milliseconds: number) =>
    new AppError('too_soon', 'wait', { params: { milliseconds }, retryAfterSeconds: 3 });

  it('the machine waits as long as the server requires after a play that was too soon, and shows no failure', async () => {
    const { submit, sent, state, context, clock, pending } = await setUp();
    submit();
    sent[0]!.reject(tooSoon(2_300));
    await clock.advance(0);
    expect(state()).toEqual({ ready: 'idle' });
    expect(context()).toMatchObject({ failure: null, refusedUntil: clock.now() + 2_300 });
    expect(pending()).toEqual([]);
  });

  it('the machine counts whole seconds if the server gives nothing finer', async () => {
    const { submit, sent, context, clock } = await setUp();
    submit();
    sent[0]!.reject(new AppError('too_soon', 'wait', { retryAfterSeconds: 3 }));
    await clock.advance(0);
    expect(context()).toMatchObject({ failure: null, refusedUntil: clock.now() + 3_000 });
  });

  it('the machine resends a play that was slightly early once with its key', async () => {
    const { submit, sent, state, context, clock } = await setUp();
    submit();
    sent[0]!.reject(tooSoon(400));
    await clock.advance(399);
    expect(state()).toBe('resting');
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent.map(({ attempt }) => attempt.key)).toEqual(['key-1', 'key-1']);
    sent[1]!.resolve(lost);
    await clock.advance(0);
    expect(context()).toMatchObject({ failure: null, last: lost.data });
  });

  it('the machine resends a play that was too soon only once', async () => {
    const { submit, sent, state, context, clock } = await setUp();
    submit();
    sent[0]!.reject(tooSoon(400));
    await clock.advance(400);
    sent[1]!.reject(tooSoon(300));
    await clock.advance(5_000);
    expect(sent).toHaveLength(2);
    expect(state()).toEqual({ ready: 'idle' });
    expect(context().failure).toBeNull();
  });

  it.each(['network', 'timeout', 'server', 'unavailable'] as const)(
    'the machine retries with the same key until the outcome is known after %s',
    async (code) => {
      const { submit, sent, state, context, pending, clock } = await setUp();
      submit();
      for (const seconds of [1, 2, 4]) {
        sent.at(-1)!.reject(new AppError(code));
        await clock.advance(0);
        expect(state()).toEqual({ trying: 'unknown' });
        expect(context().failure?.code).toBe(code);
        await clock.advance(seconds * 1_000);
      }
      expect(pending()).toEqual(['key-1']);
      sent.at(-1)!.resolve(lost);
      await clock.advance(0);
      expect(context()).toMatchObject({ last: lost.data, failure: null });
      expect(new Set(sent.map(({ attempt }) => attempt.key))).toEqual(new Set(['key-1']));
    },
  );

  it('the machine continues after a reload with the earlier key', async () => {
    const before = await setUp();
    before.submit();
    before.actor.stop();
    const after = await setUp({ storage: before.storage });
    const [attempt] = createAttemptStorage(before.storage, () => after.clock.now()).list(userId);
    after.actor.send({ type: 'PLAY.RESUMED', attempt: attempt! });
    expect(after.state()).toEqual({ trying: 'unknown' });
    expect(after.sent[0]!.attempt).toMatchObject({ key: 'key-1', body: roll });
    after.sent[0]!.resolve(lost);
    await after.clock.advance(0);
    expect(after.context().last).toEqual(lost.data);
    expect(after.pending()).toEqual([]);
  });

  it('the machine clears result and failure on request', async () => {
    const { actor, submit, sent, context, clock } = await setUp();
    submit();
    sent[0]!.resolve(lost);
    await clock.advance(0);
    actor.send({ type: 'PLAY.CLEARED' });
    expect(context()).toMatchObject({ last: null, failure: null });
  });
});
