import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of the withdrawal PIN. Setting or removing it requires the password again. */
export function createWithdrawalPinHandlers({
  services: { withdrawalPins },
  auth,
}: HandlerDependencies): HandlersOf<'withdrawal-pin'> {
  return {
    'withdrawal-pin.show': async ({ actor }) => ({ data: await withdrawalPins.show(actor) }),
    'withdrawal-pin.set': async ({ session, body, caller, credentials }) => {
      await auth.checkPassword(session, body.password, caller, credentials);
      return { data: await withdrawalPins.set(session.actor, body) };
    },
    'withdrawal-pin.end': async ({ session, body, caller, credentials }) => {
      await auth.checkPassword(session, body.password, caller, credentials);
      await withdrawalPins.end(session.actor, body);
      return undefined;
    },
    'withdrawal-pin.reset': async ({ actor, params }) => {
      await withdrawalPins.reset(actor, params.userId);
      return undefined;
    },
  };
}
