import type { KeyValueStore } from '../ports/key-value-store.ts';

const storageKey = 'lobi.ended';

/**
 * Other tabs of a browser are notified of an end at once; a later notification is outdated. @source ours
 */
const freshMs = 60_000;

interface StoredEnding {
  readonly code: 'account_blocked';
  readonly at: number;
}

/** Read without the library of schemas, which guests do not load. */
const isEnding = (value: unknown): value is StoredEnding =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  value.code === 'account_blocked' &&
  'at' in value &&
  typeof value.at === 'number';

/** Reason of a session's end in this browser, for its other tabs, which only find that it has ended. */
export interface SessionEndings {
  /** Records that the account was blocked. Called before the token is cleared. */
  recordBlocked(): void;
  /** Returns whether the account was blocked a moment ago. */
  wasBlocked(): boolean;
  /** Clears the record: a user has signed in or out. */
  clear(): void;
}

/** Stores in a key-value store why a session ended. */
export function createSessionEndings(storage: KeyValueStore, now: () => number): SessionEndings {
  return {
    recordBlocked: () =>
      storage.write(storageKey, JSON.stringify({ code: 'account_blocked', at: now() })),
    wasBlocked() {
      try {
        const stored: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
        return isEnding(stored) && Math.abs(now() - stored.at) < freshMs;
      } catch {
        return false;
      }
    },
    clear: () => storage.remove(storageKey),
  };
}
