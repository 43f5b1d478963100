import type { AttemptStore, PendingAttempt } from '../../ports/attempt-store.ts';
import type { Failure } from '../failure.ts';

/** Effects of an attempt. */
export interface AttemptEffects<Answer> {
  /** Sends the call with the attempt's key. */
  send(attempt: PendingAttempt, signal: AbortSignal): Promise<Answer>;
  readonly store: AttemptStore;
  random(): number;
}

export interface AttemptContext {
  readonly attempt: PendingAttempt;
  /** Whether an earlier request ended without a response, so that money may have moved. */
  readonly uncertain: boolean;
  /** Number of requests without a definite outcome. */
  readonly failures: number;
  readonly failure: Failure | null;
}

export interface AttemptInput {
  readonly attempt: PendingAttempt;
  /** The attempt was sent before a reload. */
  readonly resumed: boolean;
}

/** Sent to an attempt: a good moment to retry. */
export type AttemptEvent = { readonly type: 'CONNECTION.RESTORED' };

/** Sent by an attempt to its owner: no response arrived, and it retries with the same key. */
export interface AttemptUncertain {
  readonly type: 'ATTEMPT.UNCERTAIN';
  readonly failure: Failure;
}

/** Definite result of an attempt. */
export type AttemptOutcome<Answer> =
  | { readonly kind: 'completed'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly failure: Failure };
