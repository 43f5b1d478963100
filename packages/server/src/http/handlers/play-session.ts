import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of a player's session: its duration and net result. */
export function createPlaySessionHandlers({
  services: { playSessions },
}: HandlerDependencies): HandlersOf<'play-session'> {
  return {
    'play-session.show': async ({ actor }) => ({ data: await playSessions.show(actor) }),
  };
}
