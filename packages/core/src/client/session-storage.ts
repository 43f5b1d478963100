import * as z from 'zod/mini';
import type { SessionEffects } from '../machines/session/session.machine.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';

const storageKey = 'lobi.session';

const sessionSchema = z.object({ userId: z.string(), startedAt: z.number() });

/** Creates effects that store when the session began, so that a reload does not restart its clock. */
export function createSessionEffects(storage: KeyValueStore, now: () => number): SessionEffects {
  return {
    now,
    recall(userId) {
      try {
        const parsed = sessionSchema.safeParse(JSON.parse(storage.read(storageKey) ?? 'null'));
        return parsed.success && parsed.data.userId === userId ? parsed.data.startedAt : null;
      } catch {
        return null;
      }
    },
    remember: (userId, startedAt) =>
      storage.write(storageKey, JSON.stringify({ userId, startedAt })),
    forget: () => storage.remove(storageKey),
  };
}
