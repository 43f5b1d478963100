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

/** The delay that the server asks for (`Retry-After`), otherwise our own. */
function waitOf({ failure, failures }: AttemptContext, random: () => number): number {
  const ours = backoffMs(failures - 1, retryRule, random);
  return Math.max(ours, (failure?.retryAfterSeconds ?? 0) * 1_000);
}

/**
 * One attempt to move money, to its definite end. The key is stored before the first try; when no
 * answer comes the same key is sent again, with growing pauses, until the server says what
 * happened; only then is the key forgotten. So money moves at most once, and the user learns the
 * truth even after a reload.
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
      keepAnswer: assign((_, { answer }: { answer: Answer }) => ({
        outcome: { kind: 'completed' as const, answer },
      })),
      keepRefusal: assign((_, failure: Failure) => ({
        outcome: { kind: 'refused' as const, failure },
      })),
      countFailure: assign(({ context }, failure: Failure) => ({
        uncertain: true,
        failures: context.failures + 1,
        failure,
      })),
      tellUncertain: sendParent((_, failure: Failure) => ({ type: 'ATTEMPT.UNCERTAIN', failure })),
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
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isDefinite', params: ({ event }) => toFailure(event.error) },
              target: 'refused',
              actions: { type: 'keepRefusal', params: ({ event }) => toFailure(event.error) },
            },
            {
              target: 'waiting',
              actions: [
                { type: 'countFailure', params: ({ event }) => toFailure(event.error) },
                { type: 'tellUncertain', params: ({ event }) => toFailure(event.error) },
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
