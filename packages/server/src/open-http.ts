import { platformFacts as facts } from './config/platform-facts.ts';
import { readPlacesFile } from './config/places.ts';
import type { PlatformRules } from './config/platform-rules.ts';
import type { Sealer } from './config/sealer.ts';
import type { Signer } from './config/signer.ts';
import type { Tables } from './games/tables/index.ts';
import { createCsvHandlers } from './http/create-csv-handlers.ts';
import { createHttpApp, type HttpApp, type HttpAppOptions } from './http/create-http-app.ts';
import { createLobbyPages, listQuery } from './http/lobby-pages.ts';
import type { LobbyRenderer } from './http/lobby-renderer.ts';
import { settingsAt } from './http/settings-at.ts';
import { createHandlers } from './http/handlers/create-handlers.ts';
import type { Metrics } from './operations/metrics.ts';
import { createLaunchService } from './providers/launch-service.ts';
import { createProviderWallet, type WalletDeps } from './providers/wallet-service.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { Realtime } from './realtime/open-realtime.ts';
import { createSubscriptionSigner } from './realtime/sign-subscription.ts';
import type { AuthService } from './services/auth/auth-service.ts';
import type { Services } from './services/create-services.ts';
import type { Database } from './store/database.ts';
import { frameOriginsOf } from './store/providers.ts';
import { listSigningKeys } from './store/round-snapshots.ts';

/** Dependencies of the HTTP server. */
export interface HttpParts extends Pick<
  HttpAppOptions,
  'originRule' | 'staticApp' | 'readiness' | 'isDraining' | 'activity' | 'logger'
> {
  readonly options: PlatformOptions;
  readonly rules: PlatformRules;
  readonly db: Database;
  readonly services: Services;
  readonly tables: Tables;
  readonly auth: AuthService;
  readonly sealer: Sealer;
  readonly signer: Signer;
  readonly realtime: Realtime;
  readonly metrics: Pick<Metrics, 'answered'>;
  readonly walletDeps: WalletDeps;
  /** Renders the lobby of the app; `undefined` for an app without a renderer. */
  readonly renderer: LobbyRenderer | undefined;
}

/** Creates the HTTP application of the platform, without listening yet. */
export async function openHttp(parts: HttpParts): Promise<HttpApp> {
  const { options, rules, db, services, tables, auth, activity, sealer, signer } = parts;
  const { realtime, readiness, metrics, originRule, staticApp, walletDeps, logger, isDraining } =
    parts;
  const shownFacts = {
    ...facts,
    realtime,
    demo: options.demo,
    policy: rules.policy,
    signingKeys: [...new Set([signer.publicKey, ...(await listSigningKeys(db))])],
  };
  const lobbyPages =
    parts.renderer &&
    createLobbyPages({
      renderer: parts.renderer,
      log: logger,
      async read() {
        const [lobby, games, isDemanded] = await Promise.all([
          services.lobby.show(),
          services.games.list(listQuery, undefined),
          services.secondFactors.isDemanded('admin'),
        ]);
        return {
          lobby: { data: lobby },
          games,
          settingsAt: (origin) => settingsAt(origin, shownFacts, isDemanded),
        };
      },
    });
  // Rendered in advance, so that the first visitors get the lobby from the cache.
  lobbyPages?.warm(staticApp?.languages ?? []);
  return createHttpApp({
    timeZone: facts.timeZone,
    logger,
    trustProxy: options.trustProxy,
    staticApp,
    lobbyPages,
    originRule,
    allowedOrigins: options.allowedOrigins,
    auth,
    activity,
    secondFactors: services.secondFactors,
    places: {
      headers: options.trustProxy ? options.geoHeaders : undefined,
      placeOf: options.placesFile === undefined ? undefined : readPlacesFile(options.placesFile),
    },
    callsPerUser: options.callsPerUser,
    realtimeKey: realtime.key,
    slowCallers: options.slowCallers,
    readiness,
    isDraining,
    onAnswered: metrics.answered,
    otherOrigins: {
      frames: await frameOriginsOf(db),
      media: options.mediaOrigins,
      sockets: realtime.clientOrigin === undefined ? [] : [realtime.clientOrigin],
    },
    providerWallet: {
      wallet: createProviderWallet(walletDeps),
      db,
      unseal: sealer.open,
    },
    paymentNotices: { db, unseal: sealer.open, notices: services.paymentNotices },
    csvHandlers: createCsvHandlers({ services }),
    handlers: createHandlers({
      services,
      tables,
      auth,
      launches: createLaunchService({ db, rules }),
      facts: shownFacts,
      signSubscription: createSubscriptionSigner(realtime),
    }),
  });
}
