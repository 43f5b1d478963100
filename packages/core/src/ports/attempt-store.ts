import type { TransactionType } from '../contract/statuses.ts';

/**
 * A call that moves money, written down before it is sent, so that a reload can ask the server
 * again with the same key. @source ours – the client makes the key once and stores it
 */
export interface PendingAttempt {
  /** Idempotency key. */
  readonly key: string;
  readonly kind: 'bet' | 'play' | TransactionType;
  /** User who made the attempt; only this user's session resumes it. */
  readonly userId: string;
  /** Round of a bet, game of a play, wallet of a transaction. */
  readonly targetId: string;
  /** Which of the plays that a player may have open on one game; not set where there is one. */
  readonly slot?: string | undefined;
  /** Body of the call; of a play, the move. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Attempts whose answer is not known yet. */
export interface AttemptStore {
  list(userId: string): readonly PendingAttempt[];
  put(attempt: PendingAttempt): void;
  remove(key: string): void;
}
