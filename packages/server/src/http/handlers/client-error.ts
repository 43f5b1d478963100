import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Client error reports. */
export function createClientErrorHandlers({
  services: { clientErrors },
}: HandlerDependencies): HandlersOf<'client-error'> {
  return {
    'client-error.report': async ({ caller, body }) => {
      clientErrors.report(caller.address, body);
      return undefined;
    },
  };
}
