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

function setUp(clock = createFakeClock(), storage = createMemoryStorage()) {
  const sent: (Deferred<TransferAnswer> & { attempt: PendingAttempt })[] = [];
  const completed: TransferAnswer[] = [];
  let keys = 0;
  const machine = createTransferMachine({
    store: createAttemptStorage(storage, () => clock.now()),
    random: () => 0,
    now: () => clock.now(),
    makeKey: () => `key-${(keys += 1)}`,
    completed: (told) => void completed.push(told),
    send(attempt) {
      const deferred = createDeferred<TransferAnswer>();
      sent.push({ ...deferred, attempt });
      return deferred.promise;
    },
  });
  const input = { type: 'cash-in', walletId: 'wallet-player', userId: 'user-agent' } as const;
  const actor = createActor(machine, { clock, input }).start();
  const state = () => actor.getSnapshot().value;
  return { machine, actor, clock, sent, completed, state };
}

describe('transfer machine', () => {
  it('has these states', () => {
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

  it('sends nothing before it is confirmed, and once however often it is', async () => {
    const { actor, sent, completed, state, clock } = setUp();
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    expect([state(), sent.length]).toEqual([{ open: 'confirming' }, 0]);
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.attempt).toMatchObject({ kind: 'cash-in', targetId: 'wallet-player' });
    sent[0]!.resolve(answer);
    await clock.advance(0);
    expect(state()).toEqual({ open: 'completed' });
    expect(completed).toEqual([answer]);
  });

  it('returns to the form with what was entered', () => {
    const { actor, state } = setUp();
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.RETURNED' });
    expect(state()).toEqual({ open: 'editing' });
    expect(actor.getSnapshot().context.draft).toEqual(draft);
  });

  it('is one in two tabs: the second asks with the key of the first, and is not put off', async () => {
    const clock = createFakeClock();
    const storage = createMemoryStorage();
    const [first, second] = [setUp(clock, storage), setUp(clock, storage)];
    for (const { actor } of [first, second]) {
      actor.send({ type: 'TRANSFER.SUBMITTED', draft });
      actor.send({ type: 'TRANSFER.CONFIRMED' });
    }
    expect(second.sent[0]?.attempt.key).toBe(first.sent[0]?.attempt.key);
    // The same key is at work: that says nothing about what becomes of the money.
    second.sent[0]!.reject(new AppError('conflict'));
    await clock.advance(0);
    expect(second.state()).toEqual({ trying: 'unknown' });
    first.sent[0]!.resolve(answer);
    await clock.advance(1_000);
    second.sent[1]!.resolve(answer);
    await clock.advance(0);
    expect([first.state(), second.state()]).toEqual([{ open: 'completed' }, { open: 'completed' }]);
  });

  it('asks with the same key after a cut, and with a new one after a refusal', async () => {
    const { actor, sent, state, clock } = setUp();
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    sent[0]!.reject(new AppError('timeout'));
    await clock.advance(1_000);
    expect(state()).toEqual({ trying: 'unknown' });
    sent[1]!.reject(new AppError('insufficient_funds'));
    await clock.advance(0);
    expect(state()).toEqual({ open: 'refused' });
    actor.send({ type: 'TRANSFER.SUBMITTED', draft });
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    expect(sent.map(({ attempt }) => attempt.key)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});
