import type { ApiName } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import { isOwnChannel } from '../own-channel.ts';
import { settingsAt } from '../settings-at.ts';
import type { HandlerDependencies } from './dependencies.ts';

type AuthRow = Extract<ApiName, `auth.${string}` | 'settings.show' | 'broadcasting.auth'>;

/** What a visitor needs before and while signing in. */
export function createAuthHandlers({
  services: { users, passwordLinks, secondFactors },
  auth,
  facts,
  signSubscription,
}: HandlerDependencies): Pick<Handlers, AuthRow> {
  return {
    'settings.show': async ({ origin }) => ({
      data: settingsAt(origin, facts, await secondFactors.isDemanded('admin')),
    }),
    'auth.check': ({ actor }) => users.self(actor),
    'auth.login': async ({ body, caller, credentials, reply }) => {
      const signedIn = await auth.login(body, caller, credentials);
      reply.signIn(signedIn);
      return { data: await users.self(signedIn.session.actor), token: signedIn.token };
    },
    'auth.logout': async ({ session, caller, reply }) => {
      await auth.logout(session, caller);
      reply.signOut();
      return undefined;
    },
    'auth.agreement': async ({ session, body, caller }) => {
      await auth.keepAgreement(session, body, caller);
      return undefined;
    },
    'auth.register': async ({ body, caller, credentials, reply }) => {
      const signedIn = await auth.register(body, caller, credentials);
      reply.signIn(signedIn);
      return { data: await users.self(signedIn.session.actor), token: signedIn.token };
    },
    'auth.password': async ({ session, body, caller, credentials }) => {
      await auth.changePassword(session, body, caller, credentials);
      return undefined;
    },
    'auth.password-reset': async ({ body, caller }) => {
      await passwordLinks.use(body, caller);
      return undefined;
    },
    'broadcasting.auth': async ({ session, body: { socket_id, channel_name } }) => {
      // News of oneself is for who has yet to turn a second factor on, too.
      if (!isOwnChannel(channel_name)) await secondFactors.assertGiven(session.actor);
      return signSubscription(session, socket_id, channel_name);
    },
  };
}
