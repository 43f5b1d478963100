import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Events of an arena. */
export function createEventHandlers({
  services: { events },
}: HandlerDependencies): HandlersOf<'event'> {
  return {
    'event.list': ({ params, query }) => events.list(params.gameId, query),
    'event.create': async ({ actor, params, body }) => ({
      data: await events.create(actor, params.gameId, body),
    }),
    'event.update': async ({ actor, params, body }) => ({
      data: await events.update(actor, params.eventId, body),
    }),
  };
}
