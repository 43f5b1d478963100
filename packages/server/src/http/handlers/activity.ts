import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Creates the handlers of users' activity logs. */
export function createActivityHandlers({
  services: { activity },
}: HandlerDependencies): HandlersOf<'activity'> {
  return {
    'activity.list': ({ actor, params, query }) => activity.list(actor, params.userId, query),
  };
}
