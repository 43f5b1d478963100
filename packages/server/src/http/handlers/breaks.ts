import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Breaks from play. */
export function createBreakHandlers({
  services: { breaks },
}: HandlerDependencies): HandlersOf<'break'> {
  return {
    'break.start': async ({ actor, body }) => ({
      data: await breaks.start(actor, body.length),
    }),
    'break.end': async ({ actor }) => ({ data: await breaks.end(actor) }),
  };
}
