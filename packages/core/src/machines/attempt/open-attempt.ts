import type { AttemptStore, PendingAttempt } from '../../ports/attempt-store.ts';

/** Intent of an attempt: who moves money, how, and where. */
type Intent = Omit<PendingAttempt, 'key' | 'createdAt'>;

interface Opening {
  readonly store: AttemptStore;
  makeKey(): string;
  now(): number;
}

/**
 * For this long the same form, sent again before its answer has come, means the same money; a user
 * who sends it later means it again. @source ours – twelve times the longest that a call may take
 */
const sameIntentMs = 120_000;

/** A body as text. A PIN shows who asks; it does not distinguish intents, and is not stored. */
function contentOf(body: unknown): string {
  const entries = Object.entries(body ?? {}).filter(
    ([name, value]) => name !== 'pin' && value !== undefined,
  );
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * An attempt for an intent. Where another tab has just sent the same and knows no answer yet, it is
 * that one, with its key: the money of one intent moves once, in however many tabs it is confirmed.
 */
export function openAttempt({ store, makeKey, now }: Opening, intent: Intent): PendingAttempt {
  const content = contentOf(intent.body);
  const underWay = store
    .list(intent.userId)
    .find(
      ({ kind, targetId, body, createdAt }) =>
        kind === intent.kind &&
        targetId === intent.targetId &&
        now() - createdAt < sameIntentMs &&
        contentOf(body) === content,
    );
  if (underWay) return { ...underWay, body: intent.body };
  return { ...intent, key: makeKey(), createdAt: now() };
}

/** Was an attempt sent before, by this page or by another, so that money may have moved? */
export const wasSent = (store: AttemptStore, { key, userId }: PendingAttempt): boolean =>
  store.list(userId).some((attempt) => attempt.key === key);
