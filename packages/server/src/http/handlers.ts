import { languages, minimumAge, type Currency, type Settings } from '@lobi/core/contract';
import type { RoundStep } from '@lobi/core/games';
import type { AuthService } from '../services/auth/auth-service.ts';
import type { Services } from '../services/create-services.ts';
import type { Call, Handlers } from './call.ts';

/** What the answer of `GET /api/settings` says about this platform. */
export interface PlatformFacts {
  readonly name: string;
  readonly demo: boolean;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly realtimeKey: string;
}

export interface HandlerDependencies {
  readonly services: Services;
  readonly auth: AuthService;
  readonly facts: PlatformFacts;
  /**
   * Signs the subscription of a session to a private channel. Errors: `forbidden`, `too_many`.
   */
  readonly signSubscription: (
    session: Call<'broadcasting.auth'>['session'],
    socketId: string,
    channelName: string,
  ) => string;
}

/** Settings as seen from the address that the reader uses. @source spec §7 */
function settingsAt(origin: string, facts: PlatformFacts): Settings {
  const url = new URL(origin);
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  return {
    app: {
      name: facts.name,
      demo: facts.demo,
      currency: facts.currency,
      minimumAge,
      timeZone: facts.timeZone,
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

/** One handler per row of the API table: it names the service that does the work. */
export function createHandlers({
  services,
  auth,
  facts,
  signSubscription,
}: HandlerDependencies): Handlers {
  const { users, wallets, transactions, games, rounds, bets, audit } = services;

  const step =
    (name: RoundStep) =>
    async ({ actor, params, body }: Call<`round.${RoundStep}`>) => ({
      data: await rounds.step(actor, params.roundId, name, body),
    });

  return {
    'settings.show': async ({ origin }) => ({ data: settingsAt(origin, facts) }),
    'admin.audit': async () => ({ data: await audit.run() }),

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
    'broadcasting.auth': async ({ session, body }) => ({
      auth: signSubscription(session, body.socket_id, body.channel_name),
    }),

    'user.list': ({ actor, query }) => users.list(actor, query),
    'user.show': async ({ actor, params }) => ({ data: await users.show(actor, params.userId) }),

    'wallet.show': async ({ actor, params }) => ({
      data: await wallets.show(actor, params.walletId),
    }),
    'ledger.list': ({ actor, params, query, language }) =>
      wallets.ledger(actor, params.walletId, query, language),
    'transaction.list': ({ actor, params, query, language }) =>
      wallets.transactions(actor, params.walletId, query, language),
    'bet.list': ({ actor, params, query }) => wallets.bets(actor, params.walletId, query),
    'earning.list': ({ actor, params, query }) => wallets.earnings(actor, params.walletId, query),
    'transaction.create': async ({ actor, params, body, idempotency, language, reply }) => {
      const { answer, replayed } = await transactions.create(
        actor,
        params.walletId,
        body,
        idempotency,
        language,
      );
      if (replayed) reply.replayed();
      return { data: answer };
    },

    'game.list': ({ query }) => games.list(query),
    'game.show': async ({ params }) => ({ data: await games.show(params.gameId) }),
    'round.list': ({ params, query }) => rounds.list(params.gameId, query),
    'round.create': async ({ actor, params }) => ({
      data: await rounds.create(actor, params.gameId),
    }),
    'round.show': async ({ params }) => ({ data: await rounds.show(params.roundId) }),
    'round.open': step('open'),
    'round.last-call': step('last-call'),
    'round.close': step('close'),
    'round.declare': step('declare'),
    'round.undo': step('undo'),
    'round.cancel': step('cancel'),
    'bet.place': async ({ actor, params, body, idempotency, reply }) => {
      const { answer, replayed } = await bets.place(actor, params.roundId, body, idempotency);
      if (replayed) reply.replayed();
      return answer;
    },
  };
}
