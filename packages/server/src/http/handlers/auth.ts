import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of registration, sign-in, sign-out, agreements and passwords. */
export function createAuthHandlers({
  services: { users, passwordLinks },
  auth,
}: HandlerDependencies): HandlersOf<'auth'> {
  return {
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
      await auth.storeAgreement(session, body, caller);
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
  };
}
