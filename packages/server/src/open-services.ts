import { channels, wireChannelName } from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import { platformFacts as facts } from './config/platform-facts.ts';
import type { PlatformRules } from './config/platform-rules.ts';
import type { PushKeys } from './config/push-keys.ts';
import type { Sealer } from './config/sealer.ts';
import type { Secrets } from './config/secrets.ts';
import { createSigner, type Signer } from './config/signer.ts';
import { createRoundTicker } from './games/round-ticker.ts';
import { createTables, type Tables } from './games/tables/index.ts';
import type { Metrics } from './operations/metrics.ts';
import { prepareData } from './prepare-data.ts';
import type { Realtime } from './realtime/open-realtime.ts';
import { createActivityLog, type ActivityLog } from './services/auth/activity-log.ts';
import { createAuthService, type AuthService } from './services/auth/auth-service.ts';
import {
  createPasswordHasher,
  hashQueue,
  type PasswordHasher,
} from './services/auth/password-hasher.ts';
import { createSessionStore } from './services/auth/session-store.ts';
import { createServices, type Services } from './services/create-services.ts';
import { createOutboxPublisher, type OutboxPublisher } from './services/outbox/outbox-publisher.ts';
import type { ServiceLog } from './services/service-deps.ts';
import type { Database } from './store/database.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Dependencies with which services are opened. */
export interface ServiceParts {
  readonly options: PlatformOptions;
  readonly rules: PlatformRules;
  readonly engines: Engines;
  readonly db: Database;
  readonly logger: ServiceLog;
  readonly sealer: Sealer;
  readonly secrets: Secrets;
  readonly realtime: Realtime;
  /** Key of push messages; `undefined` if none are sent. */
  readonly pushKeys: PushKeys | undefined;
  readonly metrics: Pick<Metrics, 'published'>;
}

/** The services of a platform, with prepared data. */
export interface OpenedServices {
  readonly services: Services;
  readonly tables: Tables;
  readonly auth: AuthService;
  readonly activity: ActivityLog;
  readonly signer: Signer;
  readonly outbox: OutboxPublisher;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  /** Number of demo accounts that are disabled because this is not a demo. */
  readonly idleDemoAccounts: number;
}

/**
 * Opens services, tables and publishers, and prepares the data.
 * @param running stops background work
 */
export async function openServices(
  {
    options,
    rules,
    engines,
    db,
    logger,
    sealer,
    secrets,
    realtime,
    metrics,
    pushKeys,
  }: ServiceParts,
  running: AsyncDisposableStack,
): Promise<OpenedServices> {
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
  const hasher = createPasswordHasher(hashQueue, options.hashCost);
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
    mediaOrigins: [
      ...options.mediaOrigins,
      ...(options.publicOrigin ? [options.publicOrigin] : []),
    ],
    push: pushKeys && { publicKey: pushKeys.publicKey, hosts: options.pushHosts },
    confirmSeconds: options.confirmSeconds,
    newUserStatus: options.newUserStatus,
    hashPassword: hasher.hash,
    verifyPassword: hasher.verify,
    onSessionEnded: realtime.endSession,
    rules,
    engines,
    seal: sealer.seal,
    unseal: sealer.open,
    signer,
    wakeOutbox: outbox.wake,
    touchRound: ticker.touch,
    publishShot: (gameId, shot) =>
      realtime.publishPassing(wireChannelName('pond', gameId), channels.pond.event, shot),
  });

  const idleDemoAccounts = await prepareData({
    ...{ db, options, engines, hasher, sealer, signer },
    log: logger,
  });

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
  return { services, tables, auth, activity, signer, outbox, hasher, idleDemoAccounts };
}
