import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of user profiles, activity and notifications. */
export function createNoteHandlers({
  services: { notes },
}: HandlerDependencies): HandlersOf<'note'> {
  return {
    'note.list': ({ actor, params, query }) => notes.list(actor, params.userId, query),
    'note.create': async ({ actor, params, body }) => ({
      data: await notes.create(actor, params.userId, body.text),
    }),
  };
}
