import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Devices that are signed in. */
export function createSessionHandlers({
  services: { sessions },
}: HandlerDependencies): HandlersOf<'session'> {
  return {
    'session.list': async ({ session, params }) => ({
      data: await sessions.list(session, params.userId),
    }),
    'session.revoke': async ({ session, params }) => {
      await sessions.revoke(session, params.userId, params.sessionId);
      return undefined;
    },
  };
}
