import type { FastifyInstance } from 'fastify';
import type { BroadcastSettings } from '../config/broadcast-settings.ts';
import type { SessionListeners } from '../services/auth/session-listeners.ts';
import type { Publish } from '../services/outbox/outbox-publisher.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import { createBrokerClient } from './broker/broker-client.ts';
import { createBrokerPublisher } from './broker/broker-publisher.ts';
import { createSessionChannels } from './broker/session-channels.ts';
import { createLocalFanOut } from './fan-out.ts';
import { createHub, type RealtimeHub } from './hub.ts';
import { registerHttpApi } from './http-api/register-http-api.ts';
import { realtimeLimits } from './limits.ts';
import { connectRedisFanOut } from './redis-fan-out.ts';
import { signChannel } from './signature.ts';

/** Signature of a subscription. */
export interface SignedChannel {
  readonly auth: string;
  /** The member that a presence channel is joined as, as text. */
  readonly channel_data?: string;
  /** Name to subscribe instead of the requested one. */
  readonly channel?: string;
  /** Time over which everyone who is cut off together should come back, in ms. */
  readonly spread?: number;
}

/** A socket that wants to receive a private channel on behalf of a session with the right to it. */
export interface Subscriber {
  readonly sessionId: string;
  readonly userId: string;
  readonly socketId: string;
}

/** Carrier of events beyond this process. */
export interface Carrier {
  readonly name: 'redis' | 'broker';
  /** Does it take what it is given? */
  isUp(): boolean;
}

/** Realtime of one process, at our own sockets or an external broker. */
export interface Realtime {
  /** Sockets of this process; without any where another broker holds them. */
  readonly hub: RealtimeHub;
  /** Public key of the app. */
  readonly key: string;
  /** Where clients connect; `undefined` for the platform's own address. */
  readonly clientOrigin: string | undefined;
  /** Broker for events between processes; `undefined` for none. */
  readonly carrier: Carrier | undefined;
  /** Rejects while it cannot be handed over. */
  readonly publish: Publish;
  /** For what is published again anyway. */
  readonly publishPassing: Publish;
  /** Can it report the members of a channel? */
  readonly hasPresence: boolean;
  /**
   * `undefined` when the user has too many sockets.
   * @param channelData the member that a presence channel is joined as, as text
   */
  sign(subscriber: Subscriber, channel: string, channelData?: string): SignedChannel | undefined;
  /** Nothing private reaches the sockets of this session from now on. */
  endSession(sessionId: string): void;
  /** Makes the routes of the HTTP interface, where it is on. */
  serveHttpApi(app: FastifyInstance): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  readonly settings: BroadcastSettings;
  /** Secret where the settings have none. */
  readonly secret: string;
  readonly listeners: SessionListeners;
  readonly log: ServiceLog;
}

/** Realtime with sockets of our own, on one node or over Redis. */
async function openOwn({ settings, secret, log }: RealtimeOptions): Promise<Realtime> {
  const { key, redisUrl, appId, otherChannels, clientEvents } = settings;
  const credentials = { key, secret: settings.secret ?? secret };
  const fanOut =
    redisUrl === undefined
      ? createLocalFanOut()
      : await connectRedisFanOut({ url: redisUrl, key, log });
  const limits = realtimeLimits;
  const hub = createHub({ credentials, limits, fanOut, otherChannels, clientEvents });
  return {
    hub,
    key,
    clientOrigin: undefined,
    carrier: fanOut.isUp && { name: 'redis', isUp: fanOut.isUp },
    publish: hub.publish,
    publishPassing: hub.publish,
    hasPresence: true,
    sign: (subscriber, channel, channelData) => {
      const auth = hub.grant({ ...subscriber, channel }, channelData);
      if (auth === undefined) return undefined;
      const signed = { auth, spread: hub.returnSpreadMs };
      return channelData === undefined ? signed : { ...signed, channel_data: channelData };
    },
    endSession: hub.revokeSession,
    serveHttpApi: (app) => {
      if (appId !== undefined) registerHttpApi(app, { appId, credentials, hub, fanOut });
    },
    close: fanOut.close,
  };
}

/** Realtime with the sockets at another broker. */
function openBroker(
  { settings, secret, listeners, log }: RealtimeOptions,
  broker: NonNullable<BroadcastSettings['broker']>,
): Realtime {
  const { key } = settings;
  const { origin, clientOrigin, appId, appSecret } = broker;
  const credentials = { key, secret: appSecret };
  const channels = createSessionChannels(listeners, secret);
  const client = createBrokerClient({ origin, id: appId, key, secret: appSecret });
  const publisher = createBrokerPublisher({ client, channels, log });
  const hub = createHub({ credentials, limits: realtimeLimits, fanOut: createLocalFanOut() });

  /** The session's own client is made to read again, and learns by that call that it has ended. */
  const lastWord = async (sessionId: string): Promise<void> => {
    const userId = await listeners.userOf(sessionId);
    if (userId === undefined) return;
    await publisher.publishTo(channels.nameFor(`private-user.${userId}`, sessionId), 'updated', {});
  };

  return {
    hub,
    key,
    clientOrigin,
    carrier: { name: 'broker', isUp: publisher.isUp },
    publish: publisher.publish,
    publishPassing: publisher.publishPassing,
    // There every session has channels of its own, since a broker takes none away.
    hasPresence: false,
    sign: ({ sessionId, socketId }, asked) => {
      const channel = channels.nameFor(asked, sessionId);
      return { auth: signChannel(credentials, socketId, channel), channel };
    },
    endSession: (sessionId) => {
      lastWord(sessionId).catch((error: unknown) =>
        log.warn({ err: error }, 'the end of a session was not published'),
      );
    },
    serveHttpApi: () => undefined,
    close: publisher.idle,
  };
}

/** Opens realtime as the settings say. Errors: `StartError` when Redis cannot be used. */
export const openRealtime = async (options: RealtimeOptions): Promise<Realtime> =>
  options.settings.broker ? openBroker(options, options.settings.broker) : openOwn(options);
