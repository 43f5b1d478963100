import { languages, type ApiName, type Settings } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies, PlatformFacts } from './dependencies.ts';

type AuthRow = Extract<ApiName, `auth.${string}` | 'settings.show' | 'broadcasting.auth'>;

/** Settings as seen from the address that the reader uses. @source spec §7 */
function settingsAt(origin: string, facts: PlatformFacts): Settings {
  const url = new URL(origin);
  const { policy } = facts;
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  return {
    app: {
      name: facts.name,
      demo: facts.demo,
      currency: facts.currency,
      minimumAge: policy.minimumAge,
      timeZone: facts.timeZone,
      policy: {
        jurisdiction: policy.jurisdiction,
        autoPlay: policy.autoPlay,
        turbo: policy.turbo,
        limitsMandatory: policy.limitsMandatory,
      },
      realtime: {
        key: facts.realtimeKey,
        host: url.hostname,
        port: Number(url.port || (scheme === 'https' ? 443 : 80)),
        scheme,
      },
    },
    theme: { default: 'dark' },
    lang: { default: languages[0], fallback: languages[0], supported: [...languages] },
  };
}

/** What a visitor needs before and while signing in. */
export function createAuthHandlers({
  services: { users },
  auth,
  facts,
  signSubscription,
}: HandlerDependencies): Pick<Handlers, AuthRow> {
  return {
    'settings.show': async ({ origin }) => ({ data: settingsAt(origin, facts) }),
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
    'auth.register': async ({ body, caller, credentials, reply }) => {
      const signedIn = await auth.register(body, caller, credentials);
      reply.signIn(signedIn);
      return { data: await users.self(signedIn.session.actor), token: signedIn.token };
    },
    'auth.password': async ({ session, body, caller, credentials }) => {
      await auth.changePassword(session, body, caller, credentials);
      return undefined;
    },
    'broadcasting.auth': async ({ session, body }) => ({
      auth: signSubscription(session, body.socket_id, body.channel_name),
    }),
  };
}
