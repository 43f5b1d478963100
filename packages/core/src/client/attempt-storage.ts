import * as z from 'zod/mini';
import { transactionTypes } from '../contract/statuses.ts';
import type { AttemptStore, PendingAttempt } from '../ports/attempt-store.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';

const storageKey = 'lobi.attempts';

/**
 * Time for which an attempt is resolved after a reload. Later the server may have forgotten the key, and
 * a retry would move money again.
 * @source ours – servers keep keys for at least a day
 */
const retentionMs = 60 * 60 * 1_000;

const attemptsSchema = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(['bet', 'play', ...transactionTypes]),
    userId: z.string(),
    targetId: z.string(),
    slot: z.optional(z.string()),
    body: z.unknown(),
    createdAt: z.number(),
  }),
);

function parse(text: string | null): PendingAttempt[] {
  try {
    const parsed = attemptsSchema.safeParse(JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** A PIN is not stored in the browser: a stored response is replayed without one. */
function withoutPin(attempt: PendingAttempt): PendingAttempt {
  const { body } = attempt;
  if (typeof body !== 'object' || body === null || !('pin' in body)) return attempt;
  const { pin: _, ...rest } = body;
  return { ...attempt, body: rest };
}

/** Creates a store of pending attempts in a key-value store, all users of this browser in one list. */
export function createAttemptStorage(storage: KeyValueStore, now: () => number): AttemptStore {
  const readAll = (): PendingAttempt[] =>
    parse(storage.read(storageKey)).filter((attempt) => now() - attempt.createdAt < retentionMs);
  const writeAll = (attempts: readonly PendingAttempt[]): void => {
    if (attempts.length === 0) storage.remove(storageKey);
    else storage.write(storageKey, JSON.stringify(attempts));
  };
  return {
    list: (userId) => readAll().filter((attempt) => attempt.userId === userId),
    put: (attempt) =>
      writeAll([...readAll().filter(({ key }) => key !== attempt.key), withoutPin(attempt)]),
    remove: (removed) => writeAll(readAll().filter(({ key }) => key !== removed)),
  };
}
