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
import { createGrantBook } from './grant-book.ts';
import type { RealtimeLimits } from './limits.ts';
import { createPresence } from './presence.ts';
import { createReceiver } from './receiver.ts';
import { createRooms } from './rooms.ts';
import { signChannel, type RealtimeCredentials } from './signature.ts';
import { createSubscriptions } from './subscriptions.ts';

/** A caller who may join a private channel, and the socket to join it with. */
export interface ChannelGrant {
  readonly socketId: string;
  /** Wire name, with its prefix. */
  readonly channel: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Sockets, the channels they have joined, and who may join. */
export interface RealtimeHub {
  /** Sends an event to everyone in a channel, on every node. Resolves when it is handed over. */
  publish(channelWireName: string, event: string, payload: unknown): void | Promise<void>;
  /** The same with data that is text already, to everyone but one socket. */
  publishText(
    channel: string,
    event: string,
    data: string,
    exceptSocketId?: string,
  ): void | Promise<void>;
  /**
   * Signs a subscription and remembers on whose behalf, so that it can be taken back. Rights are
   * the caller's to check. `undefined` when the user already has too many sockets here.
   */
  grant(grant: ChannelGrant, channelData?: string): string | undefined;
  /** Takes all private channels away from the sockets of a session, at once. */
  revokeSession(sessionId: string): void;
  /** Takes the private channels of a session away here that it has no right to any more. */
  keepOnly(sessionId: string, mayKeep: (channel: string) => boolean): void;
  /** Closes every socket of a user, for good. */
  closeUser(userId: string): void;
  /** Sessions with a private channel here: those whose end must be looked for. */
  sessionIds(): string[];
  /** Takes over a socket that has opened, and what it reads from and writes to. */
  accept(socket: WebSocket, wire: Duplex): void;
  /** Looks for silent connections, and announces how many there are; called on a timer. */
  sweep(): void;
  /** Connections of this node. */
  readonly connectionCount: number;
  /** Time over which they should come back if all were cut off at once, in ms. */
  readonly returnSpreadMs: number;
  /** Names of the channels with at least one subscriber on this node. */
  channelNames(): string[];
  /** Connections and channels of all nodes; `null` asks for no channels. */
  clusterStats(prefix: string | null): Promise<ClusterStats>;
  /** Users in a presence channel, on all nodes. */
  userIds(channel: string): string[];
  /** Last event of a cache channel, as this node has received it. */
  cached(channel: string): CachedEvent | undefined;
  /**
   * Ends all connections, in random order over `overMs` so that clients do not come back to the
   * other processes all at once. Default at once.
   */
  close(overMs?: number): Promise<void>;
}

export interface HubOptions {
  readonly credentials: RealtimeCredentials;
  readonly limits: RealtimeLimits;
  readonly fanOut: FanOut;
  /** May there be channels beside the table's? Default no. */
  readonly otherChannels?: boolean;
  /** May clients speak to each other on those? Default no. */
  readonly clientEvents?: boolean;
  /** Monotonic time in milliseconds. */
  readonly now?: () => number;
}

const newSocketId = (): string => `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`;

/** The hub of one node. */
export function createHub(options: HubOptions): RealtimeHub {
  const { credentials, limits, fanOut, now = () => performance.now() } = options;
  const connections = new Map<string, Connection>();
  const rooms = createRooms();
  const grants = createGrantBook();
  const presence = createPresence(fanOut, rooms, limits);
  const audience = createAudience(fanOut, rooms, limits);
  const cache = createEventCache({ keepMs: limits.cacheMs, most: limits.cachedChannels, now });
  const subscriptions = createSubscriptions({
    credentials,
    limits,
    rooms,
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
      channels: prefix === null ? {} : rooms.sizes(prefix),
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
    rooms,
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

    channelNames: rooms.names,
    clusterStats: clusterStats.take,
    userIds: presence.userIds,
    cached: cache.get,

    close: async (overMs = 0) => {
      const open = [...connections.values()];
      await Promise.all(open.map(({ socket }) => closeGracefully(socket, Math.random() * overMs)));
    },
  };
}
