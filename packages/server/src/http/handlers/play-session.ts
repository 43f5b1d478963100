import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** How long a player has been playing, and with what result. */
export function createPlaySessionHandlers({
  services: { playSessions },
}: HandlerDependencies): HandlersOf<'play-session'> {
  return {
    'play-session.show': async ({ actor }) => ({ data: await playSessions.show(actor) }),
  };
}
