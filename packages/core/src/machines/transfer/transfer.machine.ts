import { assign, sendTo, setup } from 'xstate';
import { transactionCreateSchema } from '../../contract/schemas/transaction-create.ts';
import { createAttemptMachine } from '../attempt/attempt.machine.ts';
import {
  isCompleted,
  refusalOf,
  waitForAttempt,
  type WithOutcome,
} from '../attempt/attempt-steps.ts';
import { openAttempt } from '../attempt/open-attempt.ts';
import type { Failure } from '../failure.ts';
import type {
  TransferAnswer,
  TransferContext,
  TransferDraft,
  TransferEffects,
  TransferEvent,
  TransferInput,
} from './transfer.types.ts';

type Resumed = Extract<TransferEvent, { type: 'TRANSFER.RESUMED' }>;

/** Reads the draft of an attempt that was stored before a reload. */
function draftOf(body: unknown): TransferDraft | null {
  const parsed = transactionCreateSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/**
 * A transaction of one type on one wallet: entered, confirmed, sent once. `unknown` means that no
 * response arrived and the outcome of the key is being requested; `completed` (the server has created
 * it, decided or not) and `refused` are definite. Tag `busy`: a transfer is in progress.
 * @source spec §4 (types of transaction), steps ours
 */
export function createTransferMachine(effects: TransferEffects) {
  return setup({
    types: {
      context: {} as TransferContext,
      input: {} as TransferInput,
      events: {} as TransferEvent,
      tags: {} as 'busy',
    },
    actors: { attempt: createAttemptMachine<TransferAnswer>(effects) },
    actions: {
      storeDraft: assign((_, draft: TransferDraft) => ({
        draft,
        transaction: null,
        failure: null,
      })),
      clear: assign({ draft: null, attempt: null, transaction: null, failure: null }),
      begin: assign(({ context }) => ({
        attempt: openAttempt(effects, {
          kind: context.type,
          userId: context.userId,
          targetId: context.walletId,
          body: context.draft,
        }),
      })),
      resume: assign((_, { attempt }: Resumed) => ({
        attempt,
        draft: draftOf(attempt.body),
        transaction: null,
        failure: null,
      })),
      storeFailure: assign((_, failure: Failure) => ({ failure })),
      conclude: assign((_, { outcome }: WithOutcome<TransferAnswer>) =>
        outcome?.kind === 'completed'
          ? { transaction: outcome.answer.data, failure: null }
          : { failure: refusalOf(outcome) },
      ),
      notify: (_, { outcome }: WithOutcome<TransferAnswer>) => {
        if (outcome?.kind === 'completed') effects.completed(outcome.answer);
      },
      wakeAttempt: sendTo('attempt', { type: 'CONNECTION.RESTORED' }),
    },
    guards: {
      isCompleted,
    },
  }).createMachine({
    id: 'transfer',
    context: ({ input }) => ({
      ...input,
      draft: null,
      attempt: null,
      transaction: null,
      failure: null,
    }),
    initial: 'open',
    states: {
      open: {
        initial: 'editing',
        on: {
          'TRANSFER.SUBMITTED': {
            target: '.confirming',
            actions: { type: 'storeDraft', params: ({ event }) => event.draft },
          },
          'TRANSFER.CLEARED': { target: '.editing', actions: 'clear' },
          'TRANSFER.RESUMED': {
            target: 'trying.unknown',
            actions: { type: 'resume', params: ({ event }) => event },
          },
        },
        states: {
          editing: {},
          confirming: {
            on: {
              'TRANSFER.CONFIRMED': { target: '#transfer.trying', actions: 'begin' },
              'TRANSFER.RETURNED': 'editing',
            },
          },
          completed: {},
          refused: { on: { 'TRANSFER.RETURNED': 'editing' } },
        },
      },
      trying: {
        ...waitForAttempt<TransferAnswer, 'open.completed', 'open.refused'>(effects.store, {
          completed: 'open.completed',
          refused: 'open.refused',
        }),
        initial: 'sending',
        states: { sending: {}, unknown: {} },
      },
    },
  });
}

/** Type of the transfer machine. */
export type TransferMachine = ReturnType<typeof createTransferMachine>;
