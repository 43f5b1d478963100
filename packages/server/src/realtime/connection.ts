import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Member } from './fan-out-messages.ts';
import { closeCodes, writeFrame, type SubscribeRequest } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

/** User who was authorized to join a private channel with this socket. */
export interface Grant {
  readonly userId: string;
  readonly sessionId: string;
}

/** A subscription that waits for its grant. */
export interface WaitingRequest {
  readonly request: SubscribeRequest;
  readonly giveUp: NodeJS.Timeout;
}

/** State of one client connection. */
export interface Connection {
  readonly socketId: string;
  readonly socket: WebSocket;
  /** Stream under `socket`: frames for many sockets are written to it directly. */
  readonly wire: Duplex;
  /** Channels it has joined. */
  readonly channels: Set<string>;
  /**
   * Private channels that the socket may join, by name; written by the auth endpoint, revoked at logout.
   */
  readonly grants: Map<string, Grant>;
  /** Private channels whose grant may still arrive from another node. */
  readonly waiting: Map<string, WaitingRequest>;
  /** Member data in the presence channels that it has joined. */
  readonly members: Map<string, Member>;
  /** User who signed in on the connection (`pusher:signin`). */
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

/**
 * Returns whether the client keeps up with reading. A client that is too far behind is disconnected, so
 * that its buffer cannot fill our memory.
 */
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
 * Sends a frame that was encoded once for many sockets, because the library would encode it for each.
 * The library writes whole frames itself, since nothing is compressed, so that frames never interleave.
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
 * Notifies the client that it is not, or no longer, in a channel. Echo calls `.error()` with the status;
 * the connection and its other channels remain.
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

/** Pings silent connections and terminates those that do not respond; returns `false` for those. */
export function watchSilence(
  connection: Connection,
  limits: RealtimeLimits,
  nowMs: number,
): boolean {
  const { pingedAt, seenAt, socket } = connection;
  if (pingedAt !== undefined && nowMs - pingedAt >= limits.pongMs) {
    socket.close(closeCodes.noPong, 'Pong not received');
    // A half-open peer never answers the closing handshake; the timeout ends the wait.
    setTimeout(() => socket.terminate(), 1_000).unref();
    return false;
  }
  if (pingedAt === undefined && nowMs - seenAt >= limits.idleMs) {
    connection.pingedAt = nowMs;
    send(connection, writeFrame('pusher:ping', {}), limits);
  }
  return true;
}
