import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** What pages tell of their own failures. */
export function createTroubleHandlers({
  services: { troubles },
}: HandlerDependencies): HandlersOf<'trouble'> {
  return {
    'trouble.report': async ({ caller, body }) => {
      troubles.report(caller.address, body);
      return undefined;
    },
  };
}
