import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, type ProviderRegistration } from '@lobi/core/contract';
import { createLogger } from './config/create-logger.ts';
import { prepareDataFolder } from './config/data-folder.ts';
import { readEarningsFile } from './config/earnings-file.ts';
import { assertPortIsFree, toListenError } from './config/listen-error.ts';
import { readPlacesFile } from './config/places.ts';
import { platformFacts as facts } from './config/platform-facts.ts';
import { readProvidersFile } from './config/providers-file.ts';
import { readEnvironment, type Environment } from './config/read-environment.ts';
import { createSealer } from './config/sealer.ts';
import { deriveSecrets, loadSecret } from './config/secrets.ts';
import { createSigner } from './config/signer.ts';
import { startDemoPlayers } from './demo/demo-players.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createRoundTicker } from './games/round-ticker.ts';
import { createTables } from './games/tables/index.ts';
import { createHttpApp, type SlowCallerLimits } from './http/create-http-app.ts';
import { createHandlers } from './http/handlers/create-handlers.ts';
import { createCsvHandlers } from './http/create-csv-handlers.ts';
import { createOriginRule } from './http/own-origin.ts';
import { loadStaticApp } from './http/static-app.ts';
import { createLaunchService } from './providers/launch-service.ts';
import { registerProviders } from './providers/register-providers.ts';
import { createProviderWallet } from './providers/wallet-service.ts';
import { openPlatformDatabase } from './open-platform-database.ts';
import { createMetrics } from './operations/metrics.ts';
import { listenForMetrics } from './operations/metrics-listener.ts';
import { createReadiness } from './operations/readiness.ts';
import { isPresence } from './realtime/channel-kind.ts';
import { mayJoin } from './realtime/channel-rules.ts';
import { memberData } from './realtime/member-data.ts';
import { createEndpoint } from './realtime/endpoint.ts';
import type { RealtimeHub } from './realtime/hub.ts';
import { realtimeLimits } from './realtime/limits.ts';
import { openRealtime } from './realtime/open-realtime.ts';
import { watchSessions } from './realtime/watch-sessions.ts';
import { createActivityLog } from './services/auth/activity-log.ts';
import type { AttemptLimits } from './services/auth/attempt-limiter.ts';
import { createAuthService } from './services/auth/auth-service.ts';
import { createPasswordHasher } from './services/auth/password-hasher.ts';
import { createSessionListeners } from './services/auth/session-listeners.ts';
import { createSessionStore } from './services/auth/session-store.ts';
import { createServices, type Services } from './services/create-services.ts';
import { openManualGateway } from './services/payments/open-manual-gateway.ts';
import { createOutboxPublisher } from './services/outbox/outbox-publisher.ts';
import { markProfiles } from './services/people/account-holds.ts';
import { normalizePhones } from './services/people/normalize-phones.ts';
import { openHouseGames } from './services/plays/open-house-games.ts';
import { openHouseJackpots } from './services/plays/open-house-jackpots.ts';
import type { Database } from './store/database.ts';
import { endDemoSessions, findOpenDemoAccounts } from './store/demo-accounts.ts';
import { outboxBacklog } from './store/outbox.ts';
import { startClocks } from './start-clocks.ts';
import { providerAlarms } from './store/provider-payouts.ts';
import { frameOriginsOf } from './store/providers.ts';
import { listSigningKeys } from './store/round-snapshots.ts';
import { idleDemoText } from './welcome-text.ts';

/** What a platform is started with: the environment's settings, and what a test may choose. */
export interface PlatformOptions extends Environment {
  /** Registrations from one address; tests make many. */
  readonly registerLimits?: AttemptLimits;
  /** How long a caller may take; a test does not wait a minute. */
  readonly slowCallers?: SlowCallerLimits;
  /** Providers of games, in place of a file's. */
  readonly providers?: readonly ProviderRegistration[];
}

/** A running platform. */
export interface Platform {
  /** Address it answers at, for example `http://localhost:8080`. */
  readonly origin: string;
  readonly services: Services;
  readonly db: Database;
  readonly hub: RealtimeHub;
  /** Every route that HTTP serves, for the check that there are no others than the table's. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Accounts of the demo that are in the database but may not be used, since this is no demo. */
  readonly idleDemoAccounts: number;
  /** Ends all connections, finishes what is under way and stops. */
  stop(): Promise<void>;
}

/** Address of a connection that is not a call of Fastify's. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return last || (request.socket.remoteAddress ?? '');
}

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the sessions of the demo's accounts, also those that games of providers go on with. */
async function shutOutDemo(db: Database): Promise<number> {
  await endDemoSessions(db);
  return (await findOpenDemoAccounts(db)).length;
}

/**
 * Starts the whole platform: configuration, database, services, realtime, HTTP, clock.
 * What has been started is stopped again when a later step fails.
 * Errors: `StartError` with one sentence for whatever a person can put right.
 */
export async function startPlatform(given: Partial<PlatformOptions> = {}): Promise<Platform> {
  // Demo players bet only where the caller asks for them.
  const options: PlatformOptions = {
    ...readEnvironment({}, process.cwd()),
    demoPlayers: false,
    ...given,
  };
  const { dataFolder, trustProxy, earningsFile } = options;
  const rules =
    earningsFile === undefined
      ? options.rules
      : { ...options.rules, earningPlans: readEarningsFile(earningsFile, facts.currency) };
  await using running = new AsyncDisposableStack();

  await assertPortIsFree(options.host, options.port);
  prepareDataFolder(dataFolder);
  const master = loadSecret(options.secret, dataFolder);
  const secrets = deriveSecrets(master.text);
  const sealer = createSealer(secrets.gateway);
  const log = createLogger(options);
  running.defer(() => log.close());
  const { logger } = log;

  const secret = { sealer, secretFile: master.file };
  const database = await openPlatformDatabase(options, secret, logger, running);
  const { db } = database;

  let isDraining = false;
  const readiness = createReadiness({
    db: database.probe,
    keyId: sealer.keyId,
    isDraining: () => isDraining,
    log: logger,
  });

  const listeners = createSessionListeners(db, options.demo);
  const realtime = await openRealtime({
    settings: options.broadcast,
    secret: secrets.broadcast,
    listeners,
    log: logger,
  });
  running.defer(() => realtime.close());
  const { hub } = realtime;

  const metrics = createMetrics({
    pool: () => db.stats(),
    backlog: () => outboxBacklog(db),
    providers: () => providerAlarms(db),
    sockets: () => hub.connectionCount,
    channels: () => hub.channelNames().length,
    carrier: realtime.carrier,
    isReady: async () => (await readiness()).isReady,
  });
  const outbox = createOutboxPublisher({
    db,
    log: logger,
    publish: (channel, event, payload) => {
      metrics.published(channel.replace(/^private-/, '').split('.')[0] ?? '');
      return realtime.publish(channel, event, payload);
    },
  });
  running.defer(() => outbox.stop());
  const ticker = createRoundTicker({ db, publish: realtime.publishPassing, log: logger });
  running.defer(() => ticker.stop());
  const hasher = createPasswordHasher();
  const signer = createSigner(secrets.signing);
  const tables = createTables({
    db,
    log: logger,
    sealer,
    publish: realtime.publishPassing,
    wakeOutbox: outbox.wake,
    maximumPayout: rules.maximumPayout,
    saltSource: options.chainSaltSource,
  });
  running.defer(() => tables.stop());
  const services = createServices({
    db,
    tables,
    log: logger,
    isDemo: options.demo,
    currency: facts.currency,
    timeZone: facts.timeZone,
    confirmSeconds: options.confirmSeconds,
    newUserStatus: options.newUserStatus,
    hashPassword: hasher.hash,
    verifyPassword: hasher.verify,
    onSessionEnded: realtime.endSession,
    rules,
    seal: sealer.seal,
    unseal: sealer.open,
    signer,
    wakeOutbox: outbox.wake,
    touchRound: ticker.touch,
  });

  await openHouseGames(db, facts.currency);
  await openHouseJackpots(db, facts.currency);
  await normalizePhones(db);
  await markProfiles(db);

  // Asked first, because the seed begins with a hash for every account.
  const isEmpty = (await db.row('select 1 from users limit 1')) === undefined;
  if (options.demo && isEmpty) {
    const { confirmSeconds } = options;
    await seedDemo({ db, log: logger, hashPassword: hasher.hash, confirmSeconds, signer });
  }

  // After the demo, which brings gateways of its own.
  await openManualGateway(db, facts.currency);

  const idleDemoAccounts = options.demo ? 0 : await shutOutDemo(db);
  if (idleDemoAccounts > 0) logger.warn(idleDemoText(idleDemoAccounts));

  const sessions = createSessionStore(db);
  const activity = createActivityLog(db);
  const auth = createAuthService({
    db,
    users: services.users,
    isDemo: options.demo,
    sessions,
    hasher,
    activity,
    secondFactors: services.secondFactors,
    secrets,
    currency: facts.currency,
    newUserStatus: options.newUserStatus,
    registrationAsks: rules.policy.registrationAsks,
    rules,
    oneSession: rules.oneSession,
    onSessionEnded: realtime.endSession,
    wakeOutbox: outbox.wake,
    ...(options.registerLimits ? { registerLimits: options.registerLimits } : {}),
  });

  const providers =
    options.providersFile === undefined
      ? options.providers
      : readProvidersFile(options.providersFile);
  if (providers)
    await registerProviders({ db, seal: sealer.seal, currency: facts.currency }, providers);
  const walletDeps = {
    db,
    log: logger,
    rules,
    currency: facts.currency,
    wakeOutbox: outbox.wake,
  };

  const originRule = createOriginRule(options.publicOrigin, options.allowedOrigins);
  const staticApp = options.appFolder === undefined ? undefined : loadStaticApp(options.appFolder);
  const http = await createHttpApp({
    timeZone: facts.timeZone,
    logger,
    trustProxy,
    staticApp,
    originRule,
    allowedOrigins: options.allowedOrigins,
    auth,
    activity,
    secondFactors: services.secondFactors,
    places: {
      headers: trustProxy ? options.geoHeaders : undefined,
      placeOf: options.placesFile === undefined ? undefined : readPlacesFile(options.placesFile),
    },
    callsPerUser: options.callsPerUser,
    realtimeKey: realtime.key,
    slowCallers: options.slowCallers,
    readiness,
    isDraining: () => isDraining,
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
      facts: {
        ...facts,
        realtime,
        demo: options.demo,
        policy: rules.policy,
        signingKeys: [...new Set([signer.publicKey, ...(await listSigningKeys(db))])],
      },
      signSubscription: ({ id, actor }, socketId, channel) => {
        const isOpen = realtime.hasPresence || !isPresence(channel);
        if (!isOpen || !mayJoin(actor, channel))
          throw new AppError('forbidden', `no right to ${channel}`);
        const subscriber = { socketId, userId: actor.id, sessionId: id };
        const member = isPresence(channel) ? memberData(actor) : undefined;
        const signed = realtime.sign(subscriber, channel, member);
        if (signed === undefined) throw new AppError('too_many', 'too many sockets');
        return signed;
      },
    }),
  });
  running.defer(() => http.app.close());
  realtime.serveHttpApi(http.app);

  const endpoint = createEndpoint({
    hub,
    key: realtime.key,
    limits: realtimeLimits,
    isOwnOrigin: (origin, request) => originRule.isOwn(origin, request.headers.host),
    addressOf: (request) => addressOf(request, trustProxy),
  });
  if (realtime.clientOrigin === undefined) http.app.server.on('upgrade', endpoint.upgrade);
  running.defer(async () => {
    endpoint.stop();
    await hub.close();
  });

  const clocks = startClocks({
    ...walletDeps,
    services,
    timeZone: facts.timeZone,
    gameEarningsBp: rules.gameEarningsBp,
    plans: rules.earningPlans,
    publishPassing: realtime.publishPassing,
    onSessionEnded: realtime.endSession,
  });
  running.defer(() => clocks.stop());
  tables.start();
  const sessionWatch = watchSessions({ listeners, hub, log: logger });
  running.defer(() => sessionWatch.stop());

  await http.app
    .listen({ port: options.port, host: options.host })
    .catch((error: NodeJS.ErrnoException) => {
      throw toListenError(error, options.port);
    });
  void staticApp?.warm();
  if (options.metrics) {
    const listener = await listenForMetrics(metrics, options.metrics);
    running.defer(() => listener.close());
  }

  const { port } = http.app.server.address() as AddressInfo;
  const origin = options.publicOrigin ?? `http://${options.host}:${port}`;
  if (options.demo && options.demoPlayers) {
    const players = startDemoPlayers({ origin, log: logger });
    running.defer(() => players.stop());
  }

  const everything = running.move();
  return {
    origin,
    services,
    db,
    hub,
    routes: http.routes,
    idleDemoAccounts,
    stop: async () => {
      isDraining = true;
      endpoint.stop();
      const drainMs = options.drainSeconds * 1_000;
      await Promise.all([hub.close(drainMs), pauseMs(drainMs)]);
      await everything.disposeAsync();
    },
  };
}
