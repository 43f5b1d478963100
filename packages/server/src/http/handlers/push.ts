import { deviceIn } from '../../services/auth/device-marks.ts';
import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Devices of the caller that receive push messages. */
export function createPushHandlers({
  services: { push },
}: HandlerDependencies): HandlersOf<'push'> {
  return {
    'push.show': async ({ actor }) => ({ data: await push.show(actor) }),
    'push.set': async ({ session, body, language, credentials }) => {
      await push.set(session, body, { language, browser: deviceIn(credentials) });
      return undefined;
    },
    'push.end': async ({ actor, body }) => {
      await push.end(actor, body.endpoint);
      return undefined;
    },
  };
}
