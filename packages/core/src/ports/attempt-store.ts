import type { TransactionType } from '../contract/statuses.ts';

/**
 * A call that moves money, stored before it is sent, so that its outcome can be requested with the same
 * key after a reload.
 * @source ours – the client makes the key once and stores it
 */
export interface PendingAttempt {
  /** Idempotency key. */
  readonly key: string;
  readonly kind: 'bet' | 'play' | TransactionType;
  /** User who made the attempt; only this user's session resumes it. */
  readonly userId: string;
  /** Round of a bet, game of a play, wallet of a transaction. */
  readonly targetId: string;
  /** Slot of the play, for games that allow several open plays. */
  readonly slot?: string | undefined;
  /** Body of the call; of a play, the move. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Attempts without a known outcome. */
export interface AttemptStore {
  list(userId: string): readonly PendingAttempt[];
  put(attempt: PendingAttempt): void;
  remove(key: string): void;
}
