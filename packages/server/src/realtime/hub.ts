import { randomInt } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { isPublicChannel } from './channel-rules.ts';
import {
  createConnection,
  send,
  sendError,
  sendSubscriptionError,
  watchSilence,
  type Connection,
} from './connection.ts';
import type { FanOut, FanOutMessage } from './fan-out.ts';
import {
  channelNamePattern,
  closeCodes,
  readFrame,
  subscribeSchema,
  unsubscribeSchema,
  writeFrame,
} from './frames.ts';
import { createGrantBook } from './grant-book.ts';
import type { RealtimeLimits } from './limits.ts';
import { isChannelSignature, signChannel, type RealtimeCredentials } from './signature.ts';

/** A caller who may join a private channel, and the socket to join it with. */
export interface ChannelGrant {
  readonly socketId: string;
  /** Wire name, with `private-`. */
  readonly channel: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Sockets, the channels they have joined, and who may join. */
export interface RealtimeHub {
  /** Sends an event to everyone in a channel, on every node. */
  publish(channelWireName: string, event: string, payload: unknown): void;
  /**
   * Signs a subscription and remembers on whose behalf, so that it can be taken back. Rights are
   * the caller's to check. `undefined` when the user already has too many sockets.
   */
  grant(grant: ChannelGrant): string | undefined;
  /** Takes all private channels away from the sockets of a session, at once. */
  revokeSession(sessionId: string): void;
  /** Closes every socket of a user, for good. */
  closeUser(userId: string): void;
  /** Sessions with a private channel here: those whose end must be looked for. */
  sessionIds(): string[];
  /** Takes over a socket that has opened. */
  accept(socket: WebSocket): void;
  /** Looks for silent connections; called on a timer. */
  sweep(): void;
  readonly connectionCount: number;
  /** Names of the channels with at least one subscriber. */
  channelNames(): string[];
  /** Ends all connections; clients come back to the next process. */
  close(): Promise<void>;
}

export interface HubOptions {
  readonly credentials: RealtimeCredentials;
  readonly limits: RealtimeLimits;
  readonly fanOut: FanOut;
  /** Monotonic time in milliseconds. */
  readonly now?: () => number;
}

/** Text of a message; `ws` hands text over as one buffer. */
const textOf = (raw: RawData): string => (Buffer.isBuffer(raw) ? raw.toString() : '');

const newSocketId = (): string => `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`;

/** The hub of one node. */
export function createHub({
  credentials,
  limits,
  fanOut,
  now = () => performance.now(),
}: HubOptions): RealtimeHub {
  const connections = new Map<string, Connection>();
  const subscribers = new Map<string, Set<Connection>>();
  const grants = createGrantBook();

  const join = (connection: Connection, channel: string): void => {
    const members = subscribers.get(channel) ?? new Set();
    subscribers.set(channel, members.add(connection));
    connection.channels.add(channel);
  };

  const leave = (connection: Connection, channel: string): void => {
    connection.channels.delete(channel);
    const members = subscribers.get(channel);
    members?.delete(connection);
    if (members?.size === 0) subscribers.delete(channel);
  };

  /** A signature proves what the auth endpoint said; the grant proves that it still holds. */
  const mayEnter = (connection: Connection, channel: string, auth: string): boolean =>
    channelNamePattern.test(channel) &&
    (isPublicChannel(channel) ||
      (connection.grants.has(channel) &&
        isChannelSignature(credentials, connection.socketId, channel, auth)));

  const subscribe = (connection: Connection, data: unknown): void => {
    const request = subscribeSchema.safeParse(data).data;
    if (!request) return invalid(connection);
    const { channel, auth } = request;
    if (!mayEnter(connection, channel, auth ?? '')) {
      return sendSubscriptionError(connection, channel, 403, limits);
    }
    const isNew = !connection.channels.has(channel);
    if (isNew && connection.channels.size >= limits.channelsPerConnection) {
      return sendSubscriptionError(connection, channel, 429, limits);
    }
    join(connection, channel);
    send(connection, writeFrame('pusher_internal:subscription_succeeded', {}, channel), limits);
  };

  const unsubscribe = (connection: Connection, data: unknown): void => {
    const request = unsubscribeSchema.safeParse(data).data;
    if (!request) return invalid(connection);
    leave(connection, request.channel);
    grants.remove(connection, request.channel);
  };

  const invalid = (connection: Connection): void =>
    sendError(connection, closeCodes.invalidMessage, 'Invalid message format', limits);

  const handlers = new Map<string, (connection: Connection, data: unknown) => void>([
    ['pusher:ping', (connection) => send(connection, writeFrame('pusher:pong', {}), limits)],
    ['pusher:pong', () => undefined],
    ['pusher:subscribe', subscribe],
    ['pusher:unsubscribe', unsubscribe],
  ]);

  const receive = (connection: Connection, raw: RawData, isBinary: boolean): void => {
    alive(connection);
    if (!connection.bucket.take(now())) return refuseFrame(connection);
    if (isBinary) return connection.socket.close(closeCodes.unsupportedData, 'Text frames only');
    const frame = readFrame(textOf(raw));
    if (!frame) return invalid(connection);
    if (frame.event.startsWith('client-')) {
      return sendError(connection, closeCodes.refused, 'Client events are off', limits);
    }
    const handle = handlers.get(frame.event) ?? invalid;
    return handle(connection, frame.data);
  };

  const refuseFrame = (connection: Connection): void => {
    connection.refusedFrames += 1;
    if (connection.refusedFrames > limits.refusedFrames) {
      connection.socket.close(closeCodes.refused, 'Too many messages');
      return;
    }
    sendError(connection, closeCodes.refused, 'Too many messages', limits);
  };

  const alive = (connection: Connection): void => {
    connection.seenAt = now();
    connection.pingedAt = undefined;
  };

  const forget = (connection: Connection): void => {
    for (const channel of connection.channels) leave(connection, channel);
    grants.removeAll(connection);
    connections.delete(connection.socketId);
  };

  const deliver: {
    [Kind in FanOutMessage['kind']]: (message: Extract<FanOutMessage, { kind: Kind }>) => void;
  } = {
    event: ({ channel, frame }) => {
      const members = subscribers.get(channel);
      if (!members) return;
      const bytes = Buffer.from(frame);
      for (const connection of members) send(connection, bytes, limits);
    },
    grant: ({ socketId, channel, userId, sessionId }) => {
      const connection = connections.get(socketId);
      if (connection) grants.add(connection, channel, { userId, sessionId });
    },
    'revoke-session': ({ sessionId }) => {
      for (const connection of grants.ofSession(sessionId)) {
        const ended = [...connection.grants].filter(([, grant]) => grant.sessionId === sessionId);
        for (const [channel] of ended) {
          grants.remove(connection, channel);
          if (!connection.channels.has(channel)) continue;
          leave(connection, channel);
          sendSubscriptionError(connection, channel, 401, limits);
        }
      }
    },
    'close-user': ({ userId }) => {
      for (const connection of grants.ofUser(userId)) {
        forget(connection);
        connection.socket.close(closeCodes.unauthorised, 'Unauthorised');
      }
    },
  };

  fanOut.listen(
    <Kind extends FanOutMessage['kind']>(message: Extract<FanOutMessage, { kind: Kind }>) =>
      deliver[message.kind as Kind](message),
  );

  return {
    publish: (channel, event, payload) =>
      fanOut.send({ kind: 'event', channel, frame: writeFrame(event, payload, channel) }),

    grant: (grant) => {
      const others = grants
        .ofUser(grant.userId)
        .filter((connection) => connection.socketId !== grant.socketId);
      if (others.length >= limits.connectionsPerUser) return undefined;
      fanOut.send({ kind: 'grant', ...grant });
      return signChannel(credentials, grant.socketId, grant.channel);
    },

    revokeSession: (sessionId) => fanOut.send({ kind: 'revoke-session', sessionId }),
    closeUser: (userId) => fanOut.send({ kind: 'close-user', userId }),

    sessionIds: grants.sessionIds,

    accept: (socket) => {
      if (connections.size >= limits.connections) {
        socket.close(closeCodes.overCapacity, 'Over capacity');
        return;
      }
      let socketId = newSocketId();
      while (connections.has(socketId)) socketId = newSocketId();
      const connection = createConnection(socketId, socket, limits, now());
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
      for (const connection of connections.values()) watchSilence(connection, limits, now());
    },

    get connectionCount() {
      return connections.size;
    },

    channelNames: () => [...subscribers.keys()],

    close: async () => {
      const open = [...connections.values()];
      await Promise.all(
        open.map(
          ({ socket }) =>
            new Promise<void>((resolve) => {
              const cut = setTimeout(() => socket.terminate(), 1_000);
              socket.once('close', () => {
                clearTimeout(cut);
                resolve();
              });
              socket.close(closeCodes.goingAway, 'Going away');
            }),
        ),
      );
    },
  };
}
