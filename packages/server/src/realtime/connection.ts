import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Member } from './fan-out-messages.ts';
import { closeCodes, writeFrame, type SubscribeRequest } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

/** User who was allowed to join a private channel with this socket. */
export interface Grant {
  readonly userId: string;
  readonly sessionId: string;
}

/** A subscription that waits for its grant. */
export interface WaitingRequest {
  readonly request: SubscribeRequest;
  readonly giveUp: NodeJS.Timeout;
}

/** One client and what is known about it. */
export interface Connection {
  readonly socketId: string;
  readonly socket: WebSocket;
  /**
   * Stream that `socket` reads from and writes to: frames for many sockets are written here
   * unchanged.
   */
  readonly wire: Duplex;
  /** Channels it has joined. */
  readonly channels: Set<string>;
  /** Private channels it may join, by name; written by the auth endpoint, taken away at logout. */
  readonly grants: Map<string, Grant>;
  /** Private channels whose grant may still be on its way from another node. */
  readonly waiting: Map<string, WaitingRequest>;
  /** Member data in the presence channels that it has joined. */
  readonly members: Map<string, Member>;
  /** User who has signed in on it. */
  userId: string | undefined;
  readonly bucket: TokenBucket;
  /** Rate limit of the events it publishes to other clients. */
  readonly clientBucket: TokenBucket;
  refusedFrames: number;
  /** Time of its last frame, in milliseconds. */
  seenAt: number;
  /** Time of our unanswered ping. */
  pingedAt: number | undefined;
}

/** A connection that has just opened. */
export function createConnection(
  socketId: string,
  { socket, wire }: Pick<Connection, 'socket' | 'wire'>,
  limits: RealtimeLimits,
  nowMs: number,
): Connection {
  return {
    socketId,
    socket,
    wire,
    channels: new Set(),
    grants: new Map(),
    waiting: new Map(),
    members: new Map(),
    userId: undefined,
    bucket: createTokenBucket(limits.frameBurst, limits.framesPerSecond),
    clientBucket: createTokenBucket(limits.clientEventsPerSecond, limits.clientEventsPerSecond),
    refusedFrames: 0,
    seenAt: nowMs,
    pingedAt: undefined,
  };
}

/** Does a reader exist? One that is too far behind is cut off, so that it cannot fill our memory. */
function isReading({ socket }: Connection, limits: RealtimeLimits): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount <= limits.bufferedBytes) return true;
  socket.terminate();
  return false;
}

/** Sends a message. */
export function send(connection: Connection, message: string, limits: RealtimeLimits): void {
  if (isReading(connection, limits)) connection.socket.send(message);
}

/**
 * Sends what many are sent, as a frame that was made once: the library would make one for each. It
 * writes whole frames itself, since nothing is compressed, so that none is cut in two.
 */
export function sendFrame(connection: Connection, frame: Buffer, limits: RealtimeLimits): void {
  if (isReading(connection, limits)) connection.wire.write(frame);
}

/** Sends an error to the client; the connection stays open. */
export function sendError(
  connection: Connection,
  code: number,
  message: string,
  limits: RealtimeLimits,
): void {
  send(connection, writeFrame('pusher:error', { code, message }), limits);
}

const refusals = {
  401: 'The session has ended.',
  403: 'Not allowed.',
  413: 'The member is too large.',
  422: 'There is no member.',
  429: 'Too many.',
  503: 'The grant has not come. Ask again.',
} as const;

/** Why a channel is rejected, as an HTTP status. */
export type RefusalStatus = keyof typeof refusals;

/**
 * Notifies the client that it is not, or no longer, in a channel. Reaches Echo's `.error()` with its
 * status; the connection and its other channels stay.
 */
export function sendSubscriptionError(
  connection: Connection,
  channel: string,
  status: RefusalStatus,
  limits: RealtimeLimits,
): void {
  send(
    connection,
    writeFrame(
      'pusher:subscription_error',
      { type: 'AuthError', error: refusals[status], status },
      channel,
    ),
    limits,
  );
}

/** Is it still there? Pings the silent and ends those that stayed silent: `false`. */
export function watchSilence(
  connection: Connection,
  limits: RealtimeLimits,
  nowMs: number,
): boolean {
  const { pingedAt, seenAt, socket } = connection;
  if (pingedAt !== undefined && nowMs - pingedAt >= limits.pongMs) {
    socket.close(closeCodes.noPong, 'Pong not received');
    // A half-open peer never answers the closing handshake: do not wait for it.
    setTimeout(() => socket.terminate(), 1_000).unref();
    return false;
  }
  if (pingedAt === undefined && nowMs - seenAt >= limits.idleMs) {
    connection.pingedAt = nowMs;
    send(connection, writeFrame('pusher:ping', {}), limits);
  }
  return true;
}
