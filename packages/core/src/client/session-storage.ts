import type { SessionEffects } from '../machines/session/session.machine.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';

const storageKey = 'lobi.session';

interface StoredSession {
  readonly userId: string;
  readonly startedAt: number;
}

/** Read without the library of schemas, which guests do not load. */
const isSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'startedAt' in value &&
  typeof value.startedAt === 'number';

/** Creates effects that store when the session began, so that a reload does not restart its clock. */
export function createSessionEffects(storage: KeyValueStore, now: () => number): SessionEffects {
  return {
    now,
    recall(userId) {
      try {
        const stored: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
        return isSession(stored) && stored.userId === userId ? stored.startedAt : null;
      } catch {
        return null;
      }
    },
    remember: (userId, startedAt) =>
      storage.write(storageKey, JSON.stringify({ userId, startedAt })),
    forget: () => storage.remove(storageKey),
  };
}
