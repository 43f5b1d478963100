import { randomUUID } from 'node:crypto';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { digest } from '../../packages/server/src/services/auth/keyed-mark.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import type { World } from './world.ts';

/** Starts a session of a user, as a sign-in does. */
export const startSession = ({ db }: World, { id }: Actor) =>
  createSessionStore(db).start({
    userId: id,
    tokenHash: digest(randomUUID()),
    cookieHash: digest(randomUUID()),
    address: '10.0.0.9',
    userAgent: undefined,
  });
