import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Exclusions that others asked for. */
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
