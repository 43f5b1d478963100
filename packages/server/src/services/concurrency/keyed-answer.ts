import type { Database } from '../../store/database.ts';
import { findAnswer, type KeyedCall } from '../../store/idempotency.ts';

/** Idempotency key of a call and the hash of its body. */
export interface Idempotency {
  readonly key: string;
  readonly bodyHash: string;
}

/** A response, and whether it is replayed. */
export interface KeyedAnswer<Answer> {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** Finds the response of an identical earlier call. Errors: `idempotency_conflict`. */
export type FindFirstAnswer<Stored> = (keyed: KeyedCall) => Promise<Stored | undefined>;

/**
 * Runs a money-moving call whose key is written with the money. A failure may mean that an identical
 * call succeeded before: its response is then replayed. A rejected call stores no key, so that it may be
 * retried.
 * @param find finds the first response; by default in a separate statement
 * @throws AppError `idempotency_conflict`, or whatever `work` throws
 */
export async function answerOnce<Stored, Answer>(
  db: Database,
  keyed: KeyedCall,
  work: () => Promise<Answer>,
  replay: (stored: Stored) => Promise<Answer> | Answer,
  find: FindFirstAnswer<Stored> = (request) => findAnswer(db, request),
): Promise<KeyedAnswer<Answer>> {
  try {
    return { answer: await work(), replayed: false };
  } catch (error) {
    const stored = await find(keyed);
    if (stored === undefined) throw error;
    return { answer: await replay(stored), replayed: true };
  }
}
