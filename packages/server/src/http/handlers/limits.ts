import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Creates the handlers of the limits that players set for themselves. */
export function createLimitHandlers({
  services: { limits },
}: HandlerDependencies): HandlersOf<'limit'> {
  return {
    'limit.list': async ({ actor, params }) => ({ data: await limits.list(actor, params.userId) }),
    'limit.set': async ({ actor, params, body }) => ({
      data: await limits.set(actor, params.userId, body),
    }),
    'limit.confirm': async ({ actor, params, body }) => ({
      data: await limits.confirm(actor, params.userId, body),
    }),
  };
}
