import * as z from 'zod/mini';
import type { KeyValueStore } from '../ports/key-value-store.ts';

const storageKey = 'lobi.ended';

/** The other tabs of a browser learn of an end at once; later it is no news. @source ours */
const freshMs = 60_000;

const endingSchema = z.object({ code: z.literal('account_blocked'), at: z.number() });

/** Why a session of this browser has just ended, for its other tabs: they find only that it has. */
export interface SessionEndings {
  /** The account was blocked. Comes before the token is cleared. */
  note(): void;
  /** Was the account blocked, a moment ago? */
  wasBlocked(): boolean;
  /** A user has signed in or out. */
  forget(): void;
}

/** Keeps in a key-value store why a session ended. */
export function createSessionEndings(storage: KeyValueStore, now: () => number): SessionEndings {
  return {
    note: () => storage.write(storageKey, JSON.stringify({ code: 'account_blocked', at: now() })),
    wasBlocked() {
      try {
        const parsed = endingSchema.safeParse(JSON.parse(storage.read(storageKey) ?? 'null'));
        return parsed.success && Math.abs(now() - parsed.data.at) < freshMs;
      } catch {
        return false;
      }
    },
    forget: () => storage.remove(storageKey),
  };
}
