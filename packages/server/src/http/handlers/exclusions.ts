import type { ApiName } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type ExclusionRow = Extract<ApiName, `exclusion.${string}`>;

/** Exclusions that others asked for. */
export function createExclusionHandlers({
  services: { exclusions },
}: HandlerDependencies): Pick<Handlers, ExclusionRow> {
  return {
    'exclusion.list': ({ actor, params, query }) => exclusions.list(actor, params.userId, query),
    'exclusion.create': async ({ actor, params, body }) => ({
      data: await exclusions.create(actor, params.userId, body),
    }),
  };
}
