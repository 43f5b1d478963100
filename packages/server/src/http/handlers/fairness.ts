import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** The seeds that decide plays. */
export function createFairnessHandlers({
  services: { fairness },
}: HandlerDependencies): HandlersOf<'fairness'> {
  return {
    'fairness.show': async ({ actor }) => ({ data: await fairness.show(actor) }),
    'fairness.rotate': async ({ actor, body }) => ({
      data: await fairness.rotate(actor, body.clientSeed),
    }),
  };
}
