import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAttemptStorage } from '../../client/attempt-storage.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createMemoryStorage } from '../../testing/fake-environment.ts';
import { betFixture } from '../../testing/fixtures/bet.ts';
import { walletFixture } from '../../testing/fixtures/wallet.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createBetMachine } from './bet.machine.ts';
import type { BetAnswer } from './bet.types.ts';

const answer: BetAnswer = {
  data: betFixture(),
  wallet: walletFixture({ balance: '900000', version: 2 }),
};
const draft = { selection: 'meron', amount: '100000' } as const;
const userId = 'user-player';

interface Sent extends Deferred<BetAnswer> {
  readonly attempt: PendingAttempt;
  readonly storedBefore: boolean;
  readonly signal: AbortSignal;
}

function setUp(storage = createMemoryStorage()) {
  const clock = createFakeClock();
  const store = createAttemptStorage(storage, () => clock.now());
  const sent: Sent[] = [];
  const placed: BetAnswer[] = [];
  let keys = 0;
  const machine = createBetMachine({
    store,
    random: () => 0,
    now: () => clock.now(),
    makeKey: () => `key-${(keys += 1)}`,
    placed: (bet) => void placed.push(bet),
    send(attempt, signal) {
      const deferred = createDeferred<BetAnswer>();
      const storedBefore = store.list(userId).some(({ key }) => key === attempt.key);
      sent.push({ ...deferred, attempt, storedBefore, signal });
      return deferred.promise;
    },
  });
  const actor = createActor(machine, { clock, input: { roundId: 'round-1', userId } }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  const pending = () => store.list(userId).map(({ key }) => key);
  return { machine, actor, clock, sent, placed, state, context, isBusy, pending, storage };
}

describe('bet machine', () => {
  it('the bet machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual([
      'open',
      'open.idle',
      'open.edited',
      'open.editing',
      'open.ready',
      'open.placed',
      'open.refused',
      'trying',
      'trying.placing',
      'trying.unknown',
    ]);
  });

  it('a bet is ready once a side is selected and the amount is valid', () => {
    const { actor, state } = setUp();
    expect(state()).toEqual({ open: 'idle' });
    actor.send({ type: 'BET.EDITED', draft: { selection: 'meron' } });
    expect(state()).toEqual({ open: 'editing' });
    actor.send({ type: 'BET.EDITED', draft: { amount: '-5' } });
    expect(state()).toEqual({ open: 'editing' });
    actor.send({ type: 'BET.EDITED', draft: { amount: '100000' } });
    expect(state()).toEqual({ open: 'ready' });
  });

  it('a bet is not sent while its draft is incomplete', () => {
    const { actor, sent } = setUp();
    actor.send({ type: 'BET.SUBMITTED' });
    actor.send({ type: 'BET.SUBMITTED', draft: { selection: null, amount: '100000' } });
    expect(sent).toHaveLength(0);
  });

  it('a bet stores its key before it is sent, and deletes it after the response', async () => {
    const { actor, sent, state, context, placed, pending, clock } = setUp();
    actor.send({ type: 'BET.SUBMITTED', draft });
    expect(state()).toEqual({ trying: 'placing' });
    expect(sent[0]).toMatchObject({
      storedBefore: true,
      attempt: { key: 'key-1', kind: 'bet', targetId: 'round-1', userId, body: draft },
    });
    sent[0]!.resolve(answer);
    await clock.advance(0);
    expect(state()).toEqual({ open: 'placed' });
    expect(context().bet).toEqual(answer.data);
    expect(placed).toEqual([answer]);
    expect(pending()).toEqual([]);
  });

  it('a bet ignores a second submission while one is in progress', () => {
    const { actor, sent } = setUp();
    actor.send({ type: 'BET.SUBMITTED', draft });
    actor.send({ type: 'BET.SUBMITTED', draft });
    actor.send({ type: 'BET.EDITED', draft: { amount: '5' } });
    actor.send({ type: 'BET.SUBMITTED' });
    expect(sent).toHaveLength(1);
  });

  it('a bet is busy from its submission until the outcome is known', async () => {
    const { actor, sent, isBusy, clock } = setUp();
    actor.send({ type: 'BET.EDITED', draft });
    expect(isBusy()).toBe(false);
    actor.send({ type: 'BET.SUBMITTED' });
    expect(isBusy()).toBe(true);
    sent[0]!.reject(new AppError('network'));
    await clock.advance(1_000);
    expect(isBusy()).toBe(true);
    sent[1]!.resolve(answer);
    await clock.advance(0);
    expect(isBusy()).toBe(false);
  });

  it.each([
    { from: 'ready', end: undefined },
    { from: 'placed', end: (bet: Sent) => bet.resolve(answer) },
    { from: 'refused', end: (bet: Sent) => bet.reject(new AppError('bet_closed')) },
  ])('a bet returns to its initial state when it is cleared once $from', async ({ from, end }) => {
    const { actor, sent, state, context, clock } = setUp();
    const start = context();
    actor.send({ type: 'BET.EDITED', draft });
    if (end) {
      actor.send({ type: 'BET.SUBMITTED' });
      end(sent[0]!);
      await clock.advance(0);
    }
    expect(state()).toEqual({ open: from });
    expect(context()).not.toEqual(start);
    actor.send({ type: 'BET.CLEARED' });
    expect(state()).toEqual({ open: 'idle' });
    expect(context()).toEqual(start);
  });

  it('a bet is not cleared while it is in progress', () => {
    const { actor, state, context } = setUp();
    actor.send({ type: 'BET.SUBMITTED', draft });
    actor.send({ type: 'BET.CLEARED' });
    expect(state()).toEqual({ trying: 'placing' });
    expect(context()).toMatchObject({ draft, attempt: { key: 'key-1' } });
  });

  it.each(['bet_closed', 'insufficient_funds', 'stake_below_minimum', 'rate_limited'] as const)(
    'a bet is definitely rejected by %s, and another attempt has a new key',
    async (code) => {
      const { actor, sent, state, context, pending, clock } = setUp();
      actor.send({ type: 'BET.SUBMITTED', draft });
      sent[0]!.reject(new AppError(code));
      await clock.advance(60_000);
      expect(state()).toEqual({ open: 'refused' });
      expect(context()).toMatchObject({ draft, failure: { code } });
      expect(pending()).toEqual([]);
      actor.send({ type: 'BET.SUBMITTED' });
      expect(sent.map(({ attempt }) => attempt.key)).toEqual(['key-1', 'key-2']);
    },
  );

  it.each(['network', 'timeout', 'server', 'unavailable'] as const)(
    'a bet retries with the same key and growing pauses after %s, until the outcome is known',
    async (code) => {
      const { actor, sent, state, context, pending, clock } = setUp();
      actor.send({ type: 'BET.SUBMITTED', draft });
      for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
        sent.at(-1)!.reject(new AppError(code));
        await clock.advance(0);
        expect(state()).toEqual({ trying: 'unknown' });
        expect(context().failure?.code).toBe(code);
        const tries = sent.length;
        await clock.advance(seconds * 1_000 - 1);
        expect(sent).toHaveLength(tries);
        await clock.advance(1);
        expect(sent).toHaveLength(tries + 1);
      }
      expect(pending()).toEqual(['key-1']);
      sent.at(-1)!.resolve(answer);
      await clock.advance(0);
      expect(state()).toEqual({ open: 'placed' });
      expect(new Set(sent.map(({ attempt }) => attempt.key))).toEqual(new Set(['key-1']));
      expect(sent).toHaveLength(8);
    },
  );

  it('a bet does not treat a temporary rejection as the outcome of an earlier attempt', async () => {
    const { actor, sent, state, clock } = setUp();
    actor.send({ type: 'BET.SUBMITTED', draft });
    sent[0]!.reject(new AppError('network'));
    await clock.advance(1_000);
    sent[1]!.reject(new AppError('rate_limited', 'slow down', { retryAfterSeconds: 10 }));
    await clock.advance(9_999);
    expect([state(), sent.length]).toEqual([{ trying: 'unknown' }, 2]);
    await clock.advance(1);
    sent[2]!.reject(new AppError('bet_closed'));
    await clock.advance(0);
    expect(state()).toEqual({ open: 'refused' });
  });

  it('a bet requests its outcome at once when the connection is restored', async () => {
    const { actor, sent, clock } = setUp();
    actor.send({ type: 'BET.SUBMITTED', draft });
    sent[0]!.reject(new AppError('network'));
    await clock.advance(0);
    actor.send({ type: 'CONNECTION.RESTORED' });
    expect(sent).toHaveLength(2);
  });

  it('a bet continues after a reload with the earlier key', async () => {
    const before = setUp();
    before.actor.send({ type: 'BET.SUBMITTED', draft });
    before.actor.stop();
    expect(before.sent[0]!.signal.aborted).toBe(true);

    const after = setUp(before.storage);
    const [attempt] = createAttemptStorage(before.storage, () => after.clock.now()).list(userId);
    after.actor.send({ type: 'BET.RESUMED', attempt: attempt! });
    expect(after.state()).toEqual({ trying: 'unknown' });
    expect(after.context().draft).toEqual(draft);
    expect(after.sent[0]!.attempt.key).toBe('key-1');
    after.sent[0]!.resolve(answer);
    await after.clock.advance(0);
    expect(after.state()).toEqual({ open: 'placed' });
    expect(after.pending()).toEqual([]);
  });

  it('a bet does not treat unauthenticated as its outcome after a reload', async () => {
    const { actor, sent, state, clock } = setUp();
    const attempt = {
      key: 'key-0',
      kind: 'bet',
      userId,
      targetId: 'round-1',
      body: draft,
      createdAt: clock.now(),
    } as const;
    actor.send({ type: 'BET.RESUMED', attempt });
    sent[0]!.reject(new AppError('unauthenticated'));
    await clock.advance(0);
    expect(state()).toEqual({ trying: 'unknown' });
  });
});
