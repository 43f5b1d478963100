import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { createAudience } from './audience.ts';
import { createClusterStats } from './cluster-stats.ts';
import { createConnection, send, watchSilence, type Connection } from './connection.ts';
import { createDelivery } from './delivery.ts';
import { createEventCache, type CachedEvent } from './event-cache.ts';
import type { FanOut } from './fan-out.ts';
import { handleMessage, type ClusterStats } from './fan-out-messages.ts';
import { closeCodes, writeFrame, writeTextFrame } from './frames.ts';
import { closeGracefully } from './close-gracefully.ts';
import { createGrantIndex } from './grant-index.ts';
import type { RealtimeLimits } from './limits.ts';
import { createPresence } from './presence.ts';
import { createReceiver } from './receiver.ts';
import { createSubscriberIndex } from './subscriber-index.ts';
import { signChannel, type RealtimeCredentials } from './signature.ts';
import { createSubscriptions } from './subscriptions.ts';

/** A caller who may join a private channel, and the socket to join it with. */
export interface ChannelGrant {
  readonly socketId: string;
  /** Channel name on the wire, with its prefix. */
  readonly channel: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Registry of sockets, their channels and their grants. */
export interface RealtimeHub {
  /**
   * Publishes an event to all subscribers of a channel, on every node. Resolves when it is handed over.
   */
  publish(channelWireName: string, event: string, payload: unknown): void | Promise<void>;
  /** Like `publish` for data that is already text, to all subscribers except one socket. */
  publishText(
    channel: string,
    event: string,
    data: string,
    exceptSocketId?: string,
  ): void | Promise<void>;
  /**
   * Signs a subscription and stores its session, so that it can be revoked. The caller checks the access
   * rights. `undefined` when the user already has too many sockets on this node.
   */
  grant(grant: ChannelGrant, channelData?: string): string | undefined;
  /** Revokes all private channels of a session, at once. */
  revokeSession(sessionId: string): void;
  /** Revokes the private channels of a session on this node that it may no longer join. */
  keepOnly(sessionId: string, mayKeep: (channel: string) => boolean): void;
  /** Closes every socket of a user permanently. */
  closeUser(userId: string): void;
  /** Sessions with a private channel on this node, which must be checked for their end. */
  sessionIds(): string[];
  /** Takes over an opened socket and its underlying stream. */
  accept(socket: WebSocket, wire: Duplex): void;
  /** Pings silent connections and announces the counts; called on a timer. */
  sweep(): void;
  /** Connections of this node. */
  readonly connectionCount: number;
  /** Time in ms over which clients should reconnect after a simultaneous disconnect. */
  readonly returnSpreadMs: number;
  /** Names of the channels with at least one subscriber on this node. */
  channelNames(): string[];
  /** Statistics of all nodes; `null` requests no channels. */
  clusterStats(prefix: string | null): Promise<ClusterStats>;
  /** Users in a presence channel, on all nodes. */
  userIds(channel: string): string[];
  /** Last event of a cache channel, as this node has received it. */
  cached(channel: string): CachedEvent | undefined;
  /**
   * Closes all connections, in random order over `overMs`, so that clients do not reconnect to the other
   * processes all at once. Default at once.
   */
  close(overMs?: number): Promise<void>;
}

export interface HubOptions {
  readonly credentials: RealtimeCredentials;
  readonly limits: RealtimeLimits;
  readonly fanOut: FanOut;
  /** Allows channels that are not in the table. Default false. */
  readonly otherChannels?: boolean;
  /** Allows client events on those channels. Default false. */
  readonly clientEvents?: boolean;
  /** Monotonic time in milliseconds. */
  readonly now?: () => number;
}

const newSocketId = (): string => `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`;

/** Creates the hub of one node. */
export function createHub(options: HubOptions): RealtimeHub {
  const { credentials, limits, fanOut, now = () => performance.now() } = options;
  const connections = new Map<string, Connection>();
  const subscribers = createSubscriberIndex();
  const grants = createGrantIndex();
  const presence = createPresence(fanOut, subscribers, limits);
  const audience = createAudience(fanOut, subscribers, limits);
  const cache = createEventCache({
    retentionMs: limits.cacheMs,
    maximumEvents: limits.cachedChannels,
    now,
  });
  const subscriptions = createSubscriptions({
    credentials,
    limits,
    subscribers,
    presence,
    audience,
    cache,
    areOthersAllowed: options.otherChannels ?? false,
    areGrantsShared: fanOut.isShared,
  });
  const clusterStats = createClusterStats(
    fanOut,
    (prefix) => ({
      connections: connections.size,
      channels: prefix === null ? {} : subscribers.sizes(prefix),
    }),
    limits.clusterStatsMs,
  );

  const { alive, receive } = createReceiver({
    credentials,
    limits,
    fanOut,
    grants,
    subscriptions,
    areClientEventsOn: options.clientEvents ?? false,
    now,
  });

  const forget = (connection: Connection): void => {
    subscriptions.leaveAll(connection);
    grants.removeAll(connection);
    connections.delete(connection.socketId);
  };

  const delivery = createDelivery({
    limits,
    fanOut,
    connections,
    subscribers,
    grants,
    presence,
    audience,
    cache,
    subscriptions,
    forget,
  });
  const handlers = {
    ...delivery.handlers,
    ...presence.handlers,
    ...audience.handlers,
    ...clusterStats.handlers,
  };
  fanOut.listen({
    message: (message, from) => handleMessage(handlers, message, from),
    missed: delivery.missed,
    nodeLost: (nodeId) => {
      presence.nodeLost(nodeId);
      audience.nodeLost(nodeId);
    },
  });

  return {
    publish: (channel, event, payload) =>
      fanOut.send({ kind: 'event', channel, frame: writeFrame(event, payload, channel) }),
    publishText: (channel, event, data, except) =>
      fanOut.send({
        kind: 'event',
        channel,
        frame: writeTextFrame(event, channel, data),
        ...(except === undefined ? {} : { except }),
      }),

    grant: (grant, channelData) => {
      const others = grants
        .ofUser(grant.userId)
        .filter((connection) => connection.socketId !== grant.socketId);
      if (others.length >= limits.connectionsPerUser) return undefined;
      void fanOut.send({ kind: 'grant', ...grant });
      return signChannel(credentials, grant.socketId, grant.channel, channelData);
    },

    revokeSession: (sessionId) => void fanOut.send({ kind: 'revoke-session', sessionId }),
    keepOnly: (sessionId, mayKeep) =>
      delivery.revoke(sessionId, 403, (channel) => !mayKeep(channel)),
    closeUser: (userId) => void fanOut.send({ kind: 'close-user', userId }),

    sessionIds: grants.sessionIds,

    accept: (socket, wire) => {
      if (connections.size >= limits.connections) {
        socket.on('error', () => socket.terminate());
        socket.close(closeCodes.overCapacity, 'Over capacity');
        return;
      }
      let socketId = newSocketId();
      while (connections.has(socketId)) socketId = newSocketId();
      const connection = createConnection(socketId, { socket, wire }, limits, now());
      connections.set(socketId, connection);
      socket.on('message', (raw, isBinary) => receive(connection, raw, isBinary));
      socket.on('ping', () => alive(connection));
      socket.on('pong', () => alive(connection));
      socket.on('close', () => forget(connection));
      // Broken frames and resets: `close` follows.
      socket.on('error', () => socket.terminate());
      send(
        connection,
        writeFrame('pusher:connection_established', {
          socket_id: socketId,
          activity_timeout: limits.activityTimeoutSeconds,
        }),
        limits,
      );
    },

    sweep: () => {
      for (const connection of connections.values()) {
        if (!watchSilence(connection, limits, now())) forget(connection);
      }
      audience.announceChanges();
    },

    get connectionCount() {
      return connections.size;
    },

    get returnSpreadMs() {
      const seconds = connections.size / limits.returnsPerSecond;
      return Math.min(limits.returnSpreadMs, Math.round(seconds * 1_000));
    },

    channelNames: subscribers.names,
    clusterStats: clusterStats.collect,
    userIds: presence.userIds,
    cached: cache.get,

    close: async (overMs = 0) => {
      const open = [...connections.values()];
      await Promise.all(open.map(({ socket }) => closeGracefully(socket, Math.random() * overMs)));
    },
  };
}
