import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Reality checks of a player. */
export function createRealityCheckHandlers({
  services: { playSessions },
}: HandlerDependencies): HandlersOf<'reality-check'> {
  return {
    'reality-check.acknowledge': async ({ actor }) => ({
      data: await playSessions.acknowledge(actor),
    }),
    'reality-check.interval': async ({ actor, body }) => ({
      data: await playSessions.setInterval(actor, body.minutes),
    }),
  };
}
