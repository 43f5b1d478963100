import type { AttemptStore, PendingAttempt } from '../../ports/attempt-store.ts';
import type { Failure } from '../failure.ts';
import type { AttemptOutcome } from './attempt.types.ts';
import { wasSent } from './open-attempt.ts';

/** Result of an attempt; `null` if it was stopped. */
export type Outcome<Answer> = AttemptOutcome<Answer> | null;

/** Parameter of actions that handle an outcome. */
export interface WithOutcome<Answer> {
  readonly outcome: Outcome<Answer>;
}

/** Returns whether the server executed the request. */
export const isCompleted = (_: unknown, { outcome }: WithOutcome<unknown>): boolean =>
  outcome?.kind === 'completed';

/** Reason of a rejection; `null` without one. */
export const refusalOf = (outcome: Outcome<unknown>): Failure | null =>
  outcome?.kind === 'refused' ? outcome.failure : null;

interface Tried {
  readonly context: { readonly attempt: PendingAttempt | null };
  readonly event: { readonly type: string };
}

/**
 * Returns the input of a machine's attempt; an event `….RESUMED` means that a reload interrupted
 * it.
 */
export const toAttemptInput =
  (store: AttemptStore) =>
  ({ context: { attempt }, event }: Tried) => {
    if (!attempt) throw new Error('An attempt that moves money requires an idempotency key.');
    return { attempt, resumed: event.type.endsWith('.RESUMED') || wasSent(store, attempt) };
  };

const outcomeOf = <Answer>({
  event,
}: {
  readonly event: { readonly output: Outcome<Answer> };
}) => ({
  outcome: event.output,
});

/**
 * The state in which a machine waits for the end of its attempt. It needs the actor `attempt`, the guard
 * `isCompleted`, and the actions `conclude`, `storeFailure`, `wakeAttempt` and `notify`.
 */
export const waitForAttempt = <Answer, Completed extends string, Refused extends string>(
  store: AttemptStore,
  targets: { readonly completed: Completed; readonly refused: Refused },
) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'attempt',
      src: 'attempt',
      input: toAttemptInput(store),
      onDone: [
        {
          guard: { type: 'isCompleted', params: outcomeOf<Answer> },
          target: targets.completed,
          actions: [
            { type: 'conclude', params: outcomeOf<Answer> },
            { type: 'notify', params: outcomeOf<Answer> },
          ],
        },
        {
          target: targets.refused,
          actions: { type: 'conclude', params: outcomeOf<Answer> },
        },
      ],
    },
    on: {
      'ATTEMPT.UNCERTAIN': {
        target: '.unknown',
        actions: {
          type: 'storeFailure',
          params: ({ event }: { readonly event: { readonly failure: Failure } }) => event.failure,
        },
      },
      'CONNECTION.RESTORED': { actions: 'wakeAttempt' },
    },
  }) as const;
