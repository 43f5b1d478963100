import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of exclusions that other people requested. */
export function createExclusionHandlers({
  services: { exclusions },
}: HandlerDependencies): HandlersOf<'exclusion'> {
  return {
    'exclusion.list': ({ actor, params, query }) => exclusions.list(actor, params.userId, query),
    'exclusion.create': async ({ actor, params, body }) => ({
      data: await exclusions.create(actor, params.userId, body),
    }),
  };
}
