import type { Database } from '../../store/database.ts';
import { findAnswer, type KeyedCall } from '../../store/idempotency.ts';

/** Key of a call and the hash of its body, from the edge. */
export interface Idempotency {
  readonly key: string;
  readonly bodyHash: string;
}

/** An answer, and whether it is the first one repeated. */
export interface KeyedAnswer<Answer> {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** Looks for the first answer to an equal call. Errors: `idempotency_conflict`. */
export type FindFirstAnswer<Stored> = (keyed: KeyedCall) => Promise<Stored | undefined>;

/**
 * Runs a money-moving call whose key is written with the money. When it fails, the reason may be
 * that an equal call went through before: then its answer is given again. A call that was rejected
 * leaves no key, so it may be tried again.
 * @param find looks for the first answer; by default in a statement of its own
 * @throws AppError `idempotency_conflict`, or whatever `work` throws
 */
export async function answerOnce<Stored, Answer>(
  db: Database,
  keyed: KeyedCall,
  work: () => Promise<Answer>,
  replay: (stored: Stored) => Promise<Answer> | Answer,
  find: FindFirstAnswer<Stored> = (asked) => findAnswer(db, asked),
): Promise<KeyedAnswer<Answer>> {
  try {
    return { answer: await work(), replayed: false };
  } catch (error) {
    const stored = await find(keyed);
    if (stored === undefined) throw error;
    return { answer: await replay(stored), replayed: true };
  }
}
