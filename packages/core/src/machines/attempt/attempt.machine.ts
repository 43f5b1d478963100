import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import { backoffMs, retryRule } from '../../ports/backoff.ts';
import { toFailure, type Failure } from '../failure.ts';
import type {
  AttemptContext,
  AttemptEffects,
  AttemptEvent,
  AttemptInput,
  AttemptOutcome,
} from './attempt.types.ts';
import { isDefinite } from './is-definite.ts';

/** The delay that the server requests (`Retry-After`), otherwise our own. */
function waitOf({ failure, failures }: AttemptContext, random: () => number): number {
  const ours = backoffMs(failures - 1, retryRule, random);
  return Math.max(ours, (failure?.retryAfterSeconds ?? 0) * 1_000);
}

/**
 * One attempt to move money, to its definite end. The key is stored before the first request; without a
 * response the same key is sent again, with growing pauses, until the server reports the outcome; only
 * then is the key deleted. So money moves at most once, and the user learns the outcome even after a
 * reload.
 */
export function createAttemptMachine<Answer>(effects: AttemptEffects<Answer>) {
  return setup({
    types: {
      context: {} as AttemptContext & { readonly outcome: AttemptOutcome<Answer> | null },
      input: {} as AttemptInput,
      events: {} as AttemptEvent,
      output: {} as AttemptOutcome<Answer> | null,
    },
    actors: {
      send: fromPromise<Answer, PendingAttempt>(({ input, signal }) => {
        effects.store.put(input);
        return effects.send(input, signal);
      }),
    },
    actions: {
      forget: ({ context }) => effects.store.remove(context.attempt.key),
      storeAnswer: assign((_, { answer }: { answer: Answer }) => ({
        outcome: { kind: 'completed' as const, answer },
      })),
      storeRefusal: assign((_, failure: Failure) => ({
        outcome: { kind: 'refused' as const, failure },
      })),
      countFailure: assign(({ context }, failure: Failure) => ({
        uncertain: true,
        failures: context.failures + 1,
        failure,
      })),
      notifyUncertain: sendParent((_, failure: Failure) => ({
        type: 'ATTEMPT.UNCERTAIN',
        failure,
      })),
    },
    guards: {
      isDefinite: ({ context }, failure: Failure) => isDefinite(failure, context.uncertain),
    },
    delays: { retry: ({ context }) => waitOf(context, effects.random) },
  }).createMachine({
    id: 'attempt',
    context: ({ input }) => ({
      attempt: input.attempt,
      uncertain: input.resumed,
      failures: 0,
      failure: null,
      outcome: null,
    }),
    initial: 'sending',
    output: ({ context }) => context.outcome,
    states: {
      sending: {
        invoke: {
          src: 'send',
          input: ({ context }) => context.attempt,
          onDone: {
            target: 'completed',
            actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isDefinite', params: ({ event }) => toFailure(event.error) },
              target: 'refused',
              actions: { type: 'storeRefusal', params: ({ event }) => toFailure(event.error) },
            },
            {
              target: 'waiting',
              actions: [
                { type: 'countFailure', params: ({ event }) => toFailure(event.error) },
                { type: 'notifyUncertain', params: ({ event }) => toFailure(event.error) },
              ],
            },
          ],
        },
      },
      waiting: {
        after: { retry: 'sending' },
        on: { 'CONNECTION.RESTORED': 'sending' },
      },
      completed: { type: 'final', entry: 'forget' },
      refused: { type: 'final', entry: 'forget' },
    },
  });
}
