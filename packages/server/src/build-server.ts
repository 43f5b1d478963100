import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEngines } from '@lobi/core/games';
import { createLogger } from './config/create-logger.ts';
import { loadGames } from './config/load-games.ts';
import { prepareDataFolder } from './config/data-folder.ts';
import { readEarningsFile } from './config/earnings-file.ts';
import { assertPortIsFree, toListenError } from './config/listen-error.ts';
import { platformFacts as facts } from './config/platform-facts.ts';
import { readEnvironment } from './config/read-environment.ts';
import { createPushKeys } from './config/push-keys.ts';
import { createSealer } from './config/sealer.ts';
import { deriveSecrets, loadSecret } from './config/secrets.ts';
import { startDemoPlayers } from './demo/demo-players.ts';
import { enrolDemoPlayers } from './demo/enrol-players.ts';
import { createOriginRule } from './http/own-origin.ts';
import { openLobbyRenderer } from './http/lobby-renderer.ts';
import { loadStaticApp } from './http/static-app.ts';
import { openPlatformDatabase } from './open-platform-database.ts';
import { createMetrics } from './operations/metrics.ts';
import { listenForMetrics } from './operations/metrics-listener.ts';
import { createReadiness } from './operations/readiness.ts';
import { createEndpoint } from './realtime/endpoint.ts';
import type { RealtimeHub } from './realtime/hub.ts';
import { realtimeLimits } from './realtime/limits.ts';
import { openRealtime } from './realtime/open-realtime.ts';
import { watchSessions } from './realtime/watch-sessions.ts';
import { startPushSender } from './services/notifications/push-sender.ts';
import { createSessionListeners } from './services/auth/session-listeners.ts';
import { type Services } from './services/create-services.ts';
import type { Database } from './store/database.ts';
import { outboxBacklog } from './store/outbox.ts';
import { startClocks } from './start-clocks.ts';
import { providerAlarms } from './store/provider-payouts.ts';
import { openHttp } from './open-http.ts';
import { openServices } from './open-services.ts';
import type { PlatformOptions } from './platform-options.ts';

/** A running platform. */
export interface Platform {
  /** Base URL of the platform, for example `http://localhost:8080`. */
  readonly origin: string;
  readonly services: Services;
  readonly db: Database;
  readonly hub: RealtimeHub;
  /** Every served HTTP route; a check compares them with the API table. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /**
   * Number of demo accounts in the database that are disabled because the platform does not run as a
   * demo.
   */
  readonly idleDemoAccounts: number;
  /** Finishes the work in progress, closes all connections and stops. */
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

/**
 * Starts the whole platform: configuration, database, services, realtime, HTTP and clocks. When a step
 * fails, the parts started before are stopped again. Errors: `StartError` with one sentence about a
 * cause that the operator can fix.
 */
export async function startPlatform(
  partialOptions: Partial<PlatformOptions> = {},
): Promise<Platform> {
  // Demo players bet only if the caller requests it.
  const options: PlatformOptions = {
    ...readEnvironment({}, process.cwd()),
    demoPlayers: false,
    ...partialOptions,
  };
  const { dataFolder, trustProxy, earningsFile } = options;
  const rules =
    earningsFile === undefined
      ? options.rules
      : { ...options.rules, earningPlans: readEarningsFile(earningsFile, facts.currency) };
  const engines = createEngines(await loadGames(options));
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
  const pushKeys = options.pushHosts.length > 0 ? createPushKeys(secrets.push) : undefined;
  const opened = await openServices(
    { options, rules, engines, db, logger, sealer, secrets, realtime, metrics, pushKeys },
    running,
  );
  const { services, tables, auth, activity, signer, outbox, hasher, idleDemoAccounts } = opened;

  const walletDeps = {
    db,
    log: logger,
    rules,
    currency: facts.currency,
    wakeOutbox: outbox.wake,
  };

  const originRule = createOriginRule(options.publicOrigin, options.allowedOrigins);
  const staticApp = options.appFolder === undefined ? undefined : loadStaticApp(options.appFolder);
  const renderer =
    options.appFolder === undefined ? undefined : openLobbyRenderer(options.appFolder);
  running.defer(() => renderer?.close());
  const http = await openHttp({
    ...{ options, rules, db, services, tables, auth, activity, sealer, signer },
    ...{ realtime, readiness, metrics, originRule, staticApp, renderer, walletDeps, logger },
    isDraining: () => isDraining,
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
  if (pushKeys) {
    const sender = startPushSender({
      ...{ db, log: logger, keys: pushKeys, hosts: options.pushHosts, onOutcome: metrics.pushed },
      contact: options.publicOrigin?.startsWith('https:')
        ? options.publicOrigin
        : 'mailto:operator@localhost',
    });
    running.defer(() => sender.stop());
  }
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
    const players = startDemoPlayers({
      origin,
      log: logger,
      enrol: () =>
        enrolDemoPlayers({ db, users: services.users, hasher, currency: facts.currency }),
      countViewers: async () => (await hub.clusterStats('')).channels,
    });
    running.defer(() => players.stop());
  }

  const resources = running.move();
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
      await resources.disposeAsync();
    },
  };
}
