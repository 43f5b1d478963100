import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAttemptStorage } from '../../client/attempt-storage.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import { createDeferred, type Deferred } from '../../testing/deferred.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createMemoryStorage } from '../../testing/fake-environment.ts';
import { transactionDetailFixture } from '../../testing/fixtures/transaction.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createTransferMachine } from './transfer.machine.ts';
import type { TransferAnswer } from './transfer.types.ts';

const draft = { type: 'cash-in', amount: '250000' } as const;
const answer: TransferAnswer = { data: transactionDetailFixture() };
const userId = 'user-agent';

interface Sent extends Deferred<TransferAnswer> {
  readonly attempt: PendingAttempt;
}

function setUp(clock = createFakeClock(), storage = createMemoryStorage()) {
  const store = createAttemptStorage(storage, () => clock.now());
  const sent: Sent[] = [];
  const completed: TransferAnswer[] = [];
  let keys = 0;
  const machine = createTransferMachine({
    store,
    random: () => 0,
    now: () => clock.now(),
    makeKey: () => `key-${(keys += 1)}`,
    completed: (transfer) => void completed.push(transfer),
    send(attempt) {
      const deferred = createDeferred<TransferAnswer>();
      sent.push({ ...deferred, attempt });
      return deferred.promise;
    },
  });
  const input = { type: 'cash-in', walletId: 'wallet-player', userId } as const;
  const actor = createActor(machine, { clock, input }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  const pending = () => store.list(userId);
  const confirm = () => {
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
  };
  return {
    machine,
    actor,
    clock,
    storage,
    sent,
    completed,
    state,
    context,
    isBusy,
    pending,
    confirm,
  };
}

/** An attempt from before a reload. */
const attemptOfBefore = (body: unknown): PendingAttempt => ({
  key: 'key-0',
  kind: 'cash-in',
  userId,
  targetId: 'wallet-player',
  body,
  createdAt: createFakeClock().now(),
});

describe('transfer machine', () => {
  it('the transfer machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual([
      'open',
      'open.editing',
      'open.confirming',
      'open.completed',
      'open.refused',
      'trying',
      'trying.sending',
      'trying.unknown',
    ]);
  });

  it('a transfer is not sent before its confirmation, and once for repeated confirmations', async () => {
    const { actor, sent, completed, state, context, pending, clock } = setUp();
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    expect([state(), sent.length]).toEqual([{ open: 'confirming' }, 0]);
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.attempt).toMatchObject({
      kind: 'cash-in',
      targetId: 'wallet-player',
      userId,
      body: draft,
    });
    sent[0]!.resolve(answer);
    await clock.advance(0);
    expect(state()).toEqual({ open: 'completed' });
    expect(context()).toMatchObject({ transaction: answer.data, failure: null });
    expect(completed).toEqual([answer]);
    expect(pending()).toEqual([]);
  });

  it('a transfer is busy from its confirmation until the outcome is known', async () => {
    const { actor, sent, isBusy, confirm, clock } = setUp();
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    expect(isBusy()).toBe(false);
    confirm();
    expect(isBusy()).toBe(true);
    sent[0]!.reject(new AppError('network'));
    await clock.advance(1_000);
    expect(isBusy()).toBe(true);
    sent[1]!.resolve(answer);
    await clock.advance(0);
    expect(isBusy()).toBe(false);
  });

  it('a transfer returns to the form with the entered values', () => {
    const { actor, state, context } = setUp();
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.RETURNED' });
    expect(state()).toEqual({ open: 'editing' });
    expect(context().draft).toEqual(draft);
  });

  it.each(['insufficient_funds', 'validation', 'unauthenticated', 'rate_limited'] as const)(
    'a transfer is definitely rejected by %s, and returns to the form with the entered values',
    async (code) => {
      const { actor, sent, completed, state, context, pending, confirm, clock } = setUp();
      confirm();
      sent[0]!.reject(new AppError(code));
      await clock.advance(60_000);
      expect(state()).toEqual({ open: 'refused' });
      expect(context()).toMatchObject({ draft, transaction: null, failure: { code } });
      expect([sent.length, completed, pending()]).toEqual([1, [], []]);
      actor.send({ type: 'TRANSFER.RETURNED' });
      expect(state()).toEqual({ open: 'editing' });
      expect(context().draft).toEqual(draft);
    },
  );

  it('a transfer shows why the outcome is unknown, until it is known', async () => {
    const { sent, state, context, confirm, clock } = setUp();
    confirm();
    sent[0]!.reject(new AppError('timeout'));
    await clock.advance(0);
    expect(state()).toEqual({ trying: 'unknown' });
    expect(context()).toMatchObject({ transaction: null, failure: { code: 'timeout' } });
    await clock.advance(1_000);
    sent[1]!.resolve(answer);
    await clock.advance(0);
    expect(context()).toMatchObject({ transaction: answer.data, failure: null });
  });

  it.each([
    { from: 'confirming', end: undefined },
    { from: 'completed', end: (transfer: Sent) => transfer.resolve(answer) },
    {
      from: 'refused',
      end: (transfer: Sent) => transfer.reject(new AppError('insufficient_funds')),
    },
  ])(
    'a transfer returns to its initial state when it is cleared once $from',
    async ({ from, end }) => {
      const { actor, sent, state, context, clock } = setUp();
      const start = context();
      actor.send({ type: 'TRANSFER.SUBMITTED', draft });
      if (end) {
        actor.send({ type: 'TRANSFER.CONFIRMED' });
        end(sent[0]!);
        await clock.advance(0);
      }
      expect(state()).toEqual({ open: from });
      expect(context()).not.toEqual(start);
      actor.send({ type: 'TRANSFER.CLEARED' });
      expect(state()).toEqual({ open: 'editing' });
      expect(context()).toEqual(start);
    },
  );

  it('a transfer is not cleared while it is in progress', () => {
    const { actor, state, context, confirm } = setUp();
    confirm();
    actor.send({ type: 'TRANSFER.CLEARED' });
    expect(state()).toEqual({ trying: 'sending' });
    expect(context()).toMatchObject({ draft, attempt: { key: 'key-1' } });
  });

  it('a transfer in a second tab uses the key of the first, and requests the outcome until it is known', async () => {
    const clock = createFakeClock();
    const storage = createMemoryStorage();
    const [first, second] = [setUp(clock, storage), setUp(clock, storage)];
    first.confirm();
    second.confirm();
    expect(second.sent[0]?.attempt.key).toBe(first.sent[0]?.attempt.key);
    // A running call with the same key: the outcome of the money is still unknown.
    second.sent[0]!.reject(new AppError('conflict'));
    await clock.advance(0);
    expect(second.state()).toEqual({ trying: 'unknown' });
    first.sent[0]!.resolve(answer);
    await clock.advance(1_000);
    second.sent[1]!.resolve(answer);
    await clock.advance(0);
    expect([first.state(), second.state()]).toEqual([{ open: 'completed' }, { open: 'completed' }]);
  });

  it('a transfer retries with the same key after a lost response, and has a new key after a rejection', async () => {
    const { sent, state, confirm, clock } = setUp();
    confirm();
    sent[0]!.reject(new AppError('timeout'));
    await clock.advance(1_000);
    expect(state()).toEqual({ trying: 'unknown' });
    sent[1]!.reject(new AppError('insufficient_funds'));
    await clock.advance(0);
    expect(state()).toEqual({ open: 'refused' });
    confirm();
    expect(sent.map(({ attempt }) => attempt.key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('a transfer continues after a reload with the earlier key', async () => {
    const before = setUp();
    before.confirm();
    before.actor.stop();

    const after = setUp(before.clock, before.storage);
    const [attempt] = after.pending();
    after.actor.send({ type: 'TRANSFER.RESUMED', attempt: attempt! });
    expect(after.state()).toEqual({ trying: 'unknown' });
    expect(after.context()).toMatchObject({ draft, transaction: null, failure: null });
    expect(after.sent[0]!.attempt.key).toBe('key-1');
    after.sent[0]!.resolve(answer);
    await after.clock.advance(0);
    expect(after.state()).toEqual({ open: 'completed' });
    expect(after.context().transaction).toEqual(answer.data);
    expect(after.pending()).toEqual([]);
  });

  it.each(['unauthenticated', 'conflict'] as const)(
    'a transfer does not treat %s as its outcome after a reload',
    async (code) => {
      const { actor, sent, state, clock } = setUp();
      actor.send({ type: 'TRANSFER.RESUMED', attempt: attemptOfBefore(draft) });
      sent[0]!.reject(new AppError(code));
      await clock.advance(0);
      expect(state()).toEqual({ trying: 'unknown' });
    },
  );

  it.each([
    ['nothing', null],
    ['without its amount', { type: 'cash-in' }],
    ['of a type that there is not', { ...draft, type: 'gift' }],
  ])(
    'a transfer is resolved after a reload even if its draft can no longer be read: %s',
    (_, body) => {
      const { actor, sent, state, context } = setUp();
      actor.send({ type: 'TRANSFER.RESUMED', attempt: attemptOfBefore(body) });
      expect(state()).toEqual({ trying: 'unknown' });
      expect(context().draft).toBeNull();
      expect(sent[0]!.attempt).toEqual(attemptOfBefore(body));
    },
  );
});
