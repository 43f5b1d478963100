import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of the second factor. Turning it on or off requires the password again. */
export function createSecondFactorHandlers({
  services: { secondFactors },
  auth,
  facts,
}: HandlerDependencies): HandlersOf<'second-factor'> {
  return {
    'second-factor.show': async ({ actor }) => ({ data: await secondFactors.show(actor) }),
    'second-factor.begin': async ({ session, body, caller, credentials }) => {
      await auth.checkPassword(session, body.password, caller, credentials);
      return { data: await secondFactors.begin(session.actor, facts.name) };
    },
    'second-factor.confirm': async ({ session, body }) => {
      const { recoveryCodes } = await secondFactors.confirm(session, body.code);
      return { data: { recoveryCodes: [...recoveryCodes] } };
    },
    'second-factor.end': async ({ session, body, caller, credentials }) => {
      await auth.checkBoth(session, body.password, caller, credentials, () =>
        secondFactors.end(session.actor, body.code),
      );
      return undefined;
    },
    'second-factor.renew': async ({ session, body, caller, credentials }) => {
      const { recoveryCodes } = await auth.checkBoth(
        ...([session, body.password, caller, credentials] as const),
        () => secondFactors.renew(session.actor, body.code),
      );
      return { data: { recoveryCodes: [...recoveryCodes] } };
    },
    'second-factor.reset': async ({ actor, params }) => {
      await secondFactors.reset(actor, params.userId);
      return undefined;
    },
  };
}
