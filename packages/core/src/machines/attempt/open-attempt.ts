import type { AttemptStore, PendingAttempt } from '../../ports/attempt-store.ts';

/** Intent of an attempt: who moves money, how, and where. */
type Intent = Omit<PendingAttempt, 'key' | 'createdAt'>;

interface Opening {
  readonly store: AttemptStore;
  makeKey(): string;
  now(): number;
}

/**
 * Time within which the same form, sent again before its response, counts as the same intent; later it
 * is a new one.
 * @source ours – twelve times the longest that a call may take
 */
const sameIntentMs = 120_000;

/**
 * A body as text, without the PIN, which proves identity but does not distinguish intents, and is not
 * stored.
 */
function contentOf(body: unknown): string {
  const entries = Object.entries(body ?? {}).filter(
    ([name, value]) => name !== 'pin' && value !== undefined,
  );
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Opens an attempt for an intent. If another tab has just sent the same one without a response so far,
 * its key is reused: the money of one intent moves once, in however many tabs it is confirmed.
 */
export function openAttempt({ store, makeKey, now }: Opening, intent: Intent): PendingAttempt {
  const content = contentOf(intent.body);
  const pending = store
    .list(intent.userId)
    .find(
      ({ kind, targetId, body, createdAt }) =>
        kind === intent.kind &&
        targetId === intent.targetId &&
        now() - createdAt < sameIntentMs &&
        contentOf(body) === content,
    );
  if (pending) return { ...pending, body: intent.body };
  return { ...intent, key: makeKey(), createdAt: now() };
}

/** Returns whether an attempt was sent before, by this page or another, so that money may have moved. */
export const wasSent = (store: AttemptStore, { key, userId }: PendingAttempt): boolean =>
  store.list(userId).some((attempt) => attempt.key === key);
