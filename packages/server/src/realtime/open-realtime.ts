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
  /** Name to subscribe to instead of the requested one. */
  readonly channel?: string;
  /** Time in ms over which clients should reconnect after a simultaneous disconnect. */
  readonly spread?: number;
}

/** A socket that requests a private channel for a session that may join it. */
export interface Subscriber {
  readonly sessionId: string;
  readonly userId: string;
  readonly socketId: string;
}

/** Broker of events between processes. */
export interface Carrier {
  readonly name: 'redis' | 'broker';
  /** Whether the broker accepts messages. */
  isUp(): boolean;
}

/** Realtime of one process, with its own sockets or an external broker. */
export interface Realtime {
  /** Sockets of this process; none with an external broker. */
  readonly hub: RealtimeHub;
  /** Public key of the app. */
  readonly key: string;
  /** Address of sockets for clients; `undefined` for the platform's own address. */
  readonly clientOrigin: string | undefined;
  /** Broker for events between processes; `undefined` for none. */
  readonly carrier: Carrier | undefined;
  /** Rejects while the event cannot be handed over. */
  readonly publish: Publish;
  /** For events that are published again anyway. */
  readonly publishPassing: Publish;
  /** Whether the members of a channel are known. */
  readonly hasPresence: boolean;
  /**
   * `undefined` when the user has too many sockets.
   * @param channelData member of a presence channel, as text
   */
  sign(subscriber: Subscriber, channel: string, channelData?: string): SignedChannel | undefined;
  /** Ends private events on all sockets of this session. */
  endSession(sessionId: string): void;
  /** Registers the routes of the HTTP API, if it is enabled. */
  serveHttpApi(app: FastifyInstance): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  readonly settings: BroadcastSettings;
  /** App secret if the settings have none. */
  readonly secret: string;
  readonly listeners: SessionListeners;
  readonly log: ServiceLog;
}

/** Opens realtime with our own sockets, on one node or over Redis. */
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

  /**
   * Final event that makes the session's own client read again, and so learn that the session has ended.
   */
  const publishSessionEnd = async (sessionId: string): Promise<void> => {
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
    // With an external broker, every session has its own channel names, since the broker cannot revoke a
    // channel.
    hasPresence: false,
    sign: ({ sessionId, socketId }, asked) => {
      const channel = channels.nameFor(asked, sessionId);
      return { auth: signChannel(credentials, socketId, channel), channel };
    },
    endSession: (sessionId) => {
      publishSessionEnd(sessionId).catch((error: unknown) =>
        log.warn({ err: error }, 'the end of a session was not published'),
      );
    },
    serveHttpApi: () => undefined,
    close: publisher.idle,
  };
}

/** Opens realtime by the settings. Errors: `StartError` when Redis is not available. */
export const openRealtime = async (options: RealtimeOptions): Promise<Realtime> =>
  options.settings.broker ? openBroker(options, options.settings.broker) : openOwn(options);
