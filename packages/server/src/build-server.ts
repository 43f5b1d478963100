import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, type ProviderRegistration } from '@lobi/core/contract';
import type { Logger } from 'pino';
import { createLogger } from './config/create-logger.ts';
import { prepareDataFolder } from './config/data-folder.ts';
import { assertPortIsFree, toListenError } from './config/listen-error.ts';
import { readPlacesFile } from './config/places.ts';
import { readProvidersFile } from './config/providers-file.ts';
import { readEnvironment, type Environment } from './config/read-environment.ts';
import { createSealer } from './config/sealer.ts';
import { loadSecrets } from './config/secrets.ts';
import { StartError } from './config/start-error.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { startRoundClock } from './games/round-clock.ts';
import { createRoundTicker } from './games/round-ticker.ts';
import { createTables } from './games/tables/index.ts';
import { createHttpApp } from './http/create-http-app.ts';
import { createHandlers, type PlatformFacts } from './http/handlers/create-handlers.ts';
import { createOriginRule } from './http/own-origin.ts';
import { loadStaticApp } from './http/static-app.ts';
import { createLaunchService } from './providers/launch-service.ts';
import { registerProviders } from './providers/register-providers.ts';
import { startStaleRoundClock } from './providers/stale-rounds.ts';
import { createProviderWallet } from './providers/wallet-service.ts';
import { mayJoin } from './realtime/channel-rules.ts';
import { createEndpoint } from './realtime/endpoint.ts';
import { createLocalFanOut } from './realtime/fan-out.ts';
import { createHub, type RealtimeHub } from './realtime/hub.ts';
import { realtimeLimits } from './realtime/limits.ts';
import { createActivityLog } from './services/auth/activity-log.ts';
import type { AttemptLimits } from './services/auth/attempt-limiter.ts';
import { createAuthService } from './services/auth/auth-service.ts';
import { createPasswordHasher } from './services/auth/password-hasher.ts';
import { createSessionStore, type SessionStore } from './services/auth/session-store.ts';
import { createServices, type Services } from './services/create-services.ts';
import { startWinTicker } from './services/lobby/win-ticker.ts';
import { startLimitClock } from './services/limits/limit-clock.ts';
import { startBreakClock } from './services/protection/break-clock.ts';
import { createOutboxPublisher } from './services/outbox-publisher.ts';
import { openHouseGames } from './services/plays/open-house-games.ts';
import { startExpiryClock } from './services/requests/expiry-clock.ts';
import { openDatabase, type Database } from './store/database.ts';
import { startEmbeddedPostgres } from './store/embedded-postgres.ts';
import { migrate } from './store/migrate.ts';
import { frameOriginsOf } from './store/providers.ts';

/** What a platform is started with: the environment's settings, and what a test may choose. */
export interface PlatformOptions extends Environment {
  /** Registrations from one address; tests make many. */
  readonly registerLimits?: AttemptLimits;
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
  /** Ends all connections, finishes what is under way and stops. */
  stop(): Promise<void>;
}

/** Public key of the realtime endpoint, part of its address. */
const realtimeKey = 'lobi';

/** How soon the sockets of a session that ended elsewhere fall silent, in milliseconds. @source ours – one second */
const sessionSweepMs = 750;

const facts = {
  name: 'Lentera',
  currency: 'IDR',
  timeZone: 'Asia/Jakarta',
  realtimeKey,
} as const satisfies Omit<PlatformFacts, 'demo' | 'policy'>;

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

/** The database's own reasons not to start are written for people; the stack helps nobody. */
async function known<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const isSentence = error instanceof Error && error.constructor === Error;
    throw isSentence ? new StartError(error.message, error) : error;
  }
}

/** Opens the database, our own or the given one, at the newest schema. */
async function openPlatformDatabase(
  { databaseUrl, dataFolder, reset }: PlatformOptions,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<{ db: Database; isReady: () => Promise<boolean> }> {
  if (reset && databaseUrl !== undefined) {
    throw new StartError(
      'LOBI_RESET empties the built-in database only. Empty the one of DATABASE_URL yourself.',
    );
  }
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataFolder,
          log: (line) => logger.debug({ source: 'postgres' }, line),
        })
      : undefined;
  running.defer(() => embedded?.stop());
  const db = await known(
    openDatabase({
      connectionString: databaseUrl ?? embedded?.connectionString ?? '',
      onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
    }),
  );
  running.defer(() => db.close());
  if (reset) await db.run('drop schema public cascade; create schema public');
  await known(migrate(db));
  const isReady = () =>
    db.row('select 1').then(
      () => true,
      () => false,
    );
  return { db, isReady };
}

/** Looks for sessions that ended elsewhere – by time, by another node, by a blocked account. */
function watchSessions(
  findEnded: SessionStore['findEnded'],
  hub: RealtimeHub,
  logger: Logger,
): NodeJS.Timeout {
  const look = async (): Promise<void> => {
    for (const id of await findEnded(hub.sessionIds())) hub.revokeSession(id);
  };
  return setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, 'sessions were not looked at'));
  }, sessionSweepMs);
}

/**
 * Starts the whole platform: configuration, database, services, realtime, HTTP, clock.
 * What has been started is stopped again when a later step fails.
 * Errors: `StartError` with one sentence for whatever a person can put right.
 */
export async function startPlatform(given: Partial<PlatformOptions> = {}): Promise<Platform> {
  const options: PlatformOptions = { ...readEnvironment({}, process.cwd()), ...given };
  const { dataFolder, trustProxy } = options;
  await using running = new AsyncDisposableStack();

  await assertPortIsFree(options.host, options.port);
  prepareDataFolder(dataFolder);
  const secrets = loadSecrets(options.secret, dataFolder);
  const log = createLogger(options);
  running.defer(() => log.close());
  const { logger } = log;

  const database = await openPlatformDatabase(options, logger, running);
  const { db } = database;

  const fanOut = createLocalFanOut();
  const credentials = { key: realtimeKey, secret: secrets.broadcast };
  const hub = createHub({ credentials, limits: realtimeLimits, fanOut });

  const outbox = createOutboxPublisher({ db, publish: hub.publish, log: logger });
  running.defer(() => outbox.stop());
  const ticker = createRoundTicker({ db, publish: hub.publish, log: logger });
  running.defer(() => ticker.stop());
  const hasher = createPasswordHasher();
  const sealer = createSealer(secrets.gateway);
  const tables = createTables({
    db,
    log: logger,
    sealer,
    publish: hub.publish,
    wakeOutbox: outbox.wake,
    maximumPayout: options.rules.maximumPayout,
  });
  running.defer(() => tables.stop());
  const services = createServices({
    db,
    tables,
    log: logger,
    currency: facts.currency,
    timeZone: facts.timeZone,
    confirmSeconds: options.confirmSeconds,
    hashPassword: hasher.hash,
    onSessionEnded: hub.revokeSession,
    rules: options.rules,
    seal: sealer.seal,
    unseal: sealer.open,
    wakeOutbox: outbox.wake,
    touchRound: ticker.touch,
  });

  await openHouseGames(db, facts.currency);

  // Asked first, because the seed begins with a hash for every account.
  const isEmpty = (await db.row('select 1 from users limit 1')) === undefined;
  if (options.demo && isEmpty) {
    const { confirmSeconds } = options;
    await seedDemo({ db, log: logger, hashPassword: hasher.hash, confirmSeconds });
  }

  const sessions = createSessionStore(db);
  const activity = createActivityLog(db);
  const auth = createAuthService({
    db,
    users: services.users,
    sessions,
    hasher,
    activity,
    secrets,
    newUserStatus: options.newUserStatus,
    onSessionEnded: hub.revokeSession,
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
    rules: options.rules,
    currency: facts.currency,
    wakeOutbox: outbox.wake,
  };

  const originRule = createOriginRule(options.publicOrigin, options.allowedOrigins);
  const staticApp = options.appFolder === undefined ? undefined : loadStaticApp(options.appFolder);
  const http = await createHttpApp({
    logger,
    trustProxy,
    staticApp,
    originRule,
    auth,
    activity,
    places: {
      headers: trustProxy ? options.geoHeaders : undefined,
      placeOf: options.placesFile === undefined ? undefined : readPlacesFile(options.placesFile),
    },
    realtimeKey,
    isReady: database.isReady,
    otherOrigins: { frames: await frameOriginsOf(db), media: options.mediaOrigins },
    providerWallet: {
      wallet: createProviderWallet(walletDeps),
      db,
      unseal: sealer.open,
      now: Date.now,
    },
    handlers: createHandlers({
      services,
      tables,
      auth,
      launches: createLaunchService({ db }),
      facts: { ...facts, demo: options.demo, policy: options.rules.policy },
      signSubscription: ({ id, actor }, socketId, channel) => {
        if (!mayJoin(actor, channel)) throw new AppError('forbidden', `no right to ${channel}`);
        const signed = hub.grant({ socketId, channel, userId: actor.id, sessionId: id });
        if (signed === undefined) throw new AppError('too_many', 'too many sockets');
        return signed;
      },
    }),
  });
  running.defer(() => http.app.close());

  const endpoint = createEndpoint({
    hub,
    key: realtimeKey,
    limits: realtimeLimits,
    isOwnOrigin: (origin, request) => originRule.isOwn(origin, request.headers.host),
    addressOf: (request) => addressOf(request, trustProxy),
  });
  http.app.server.on('upgrade', endpoint.upgrade);
  running.defer(async () => {
    endpoint.stop();
    await hub.close();
  });

  const clock = startRoundClock({ db, log: logger, wakeOutbox: outbox.wake });
  running.defer(() => clock.stop());
  const limitClock = startLimitClock({ db, log: logger, wakeOutbox: outbox.wake });
  running.defer(() => limitClock.stop());
  const breakClock = startBreakClock({ db, log: logger, wakeOutbox: outbox.wake });
  running.defer(() => breakClock.stop());
  const expiry = startExpiryClock({ transactions: services.transactions, log: logger });
  running.defer(() => expiry.stop());
  const staleRounds = startStaleRoundClock(walletDeps);
  running.defer(() => staleRounds.stop());
  const winTicker = startWinTicker({ lobby: services.lobby, publish: hub.publish, log: logger });
  running.defer(() => winTicker.stop());
  tables.start();
  const silence = watchSessions(sessions.findEnded, hub, logger);
  running.defer(() => clearInterval(silence));

  await http.app
    .listen({ port: options.port, host: options.host })
    .catch((error: NodeJS.ErrnoException) => {
      throw toListenError(error, options.port);
    });
  void staticApp?.warm();

  const everything = running.move();
  const { port } = http.app.server.address() as AddressInfo;
  return {
    origin: options.publicOrigin ?? `http://${options.host}:${port}`,
    services,
    db,
    hub,
    routes: http.routes,
    stop: () => everything.disposeAsync(),
  };
}
