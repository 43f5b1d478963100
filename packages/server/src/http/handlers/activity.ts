import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** What a user did. */
export function createActivityHandlers({
  services: { activity },
}: HandlerDependencies): HandlersOf<'activity'> {
  return {
    'activity.list': ({ actor, params, query }) => activity.list(actor, params.userId, query),
  };
}
