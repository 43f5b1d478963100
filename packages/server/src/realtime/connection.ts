import type { WebSocket } from 'ws';
import { closeCodes, writeFrame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

/** Who was allowed to join a private channel with this socket. */
export interface Grant {
  readonly userId: string;
  readonly sessionId: string;
}

/** One client and what is known about it. */
export interface Connection {
  readonly socketId: string;
  readonly socket: WebSocket;
  /** Channels it has joined. */
  readonly channels: Set<string>;
  /** Private channels it may join, by name; written by the auth endpoint, taken away at logout. */
  readonly grants: Map<string, Grant>;
  readonly bucket: TokenBucket;
  refusedFrames: number;
  /** Time of its last frame, in milliseconds. */
  seenAt: number;
  /** Time of our unanswered ping. */
  pingedAt: number | undefined;
}

/** A connection that has just opened. */
export function createConnection(
  socketId: string,
  socket: WebSocket,
  limits: RealtimeLimits,
  nowMs: number,
): Connection {
  return {
    socketId,
    socket,
    channels: new Set(),
    grants: new Map(),
    bucket: createTokenBucket(limits.frameBurst, limits.framesPerSecond),
    refusedFrames: 0,
    seenAt: nowMs,
    pingedAt: undefined,
  };
}

/** Sends a frame. A reader that is too far behind is cut off, so that it cannot fill our memory. */
export function send(connection: Connection, frame: string | Buffer, limits: RealtimeLimits): void {
  const { socket } = connection;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > limits.bufferedBytes) {
    socket.terminate();
    return;
  }
  socket.send(frame, { binary: false });
}

/** Tells the client what was wrong; the connection stays. */
export function sendError(
  connection: Connection,
  code: number,
  message: string,
  limits: RealtimeLimits,
): void {
  send(connection, writeFrame('pusher:error', { code, message }), limits);
}

/**
 * Tells the client that it is not, or no longer, in a channel. Reaches Echo's `.error()` with its
 * status; the connection and its other channels stay.
 */
export function sendSubscriptionError(
  connection: Connection,
  channel: string,
  status: 401 | 403 | 429,
  limits: RealtimeLimits,
): void {
  const error = {
    401: 'The session has ended.',
    403: 'Not allowed.',
    429: 'Too many channels.',
  }[status];
  send(
    connection,
    writeFrame('pusher:subscription_error', { type: 'AuthError', error, status }, channel),
    limits,
  );
}

/** Pings the silent and ends those that stayed silent. */
export function watchSilence(connection: Connection, limits: RealtimeLimits, nowMs: number): void {
  const { pingedAt, seenAt, socket } = connection;
  if (pingedAt !== undefined && nowMs - pingedAt >= limits.pongMs) {
    socket.close(closeCodes.noPong, 'Pong not received');
    // A half-open peer never answers the closing handshake: do not wait for it.
    setTimeout(() => socket.terminate(), 1_000).unref();
    return;
  }
  if (pingedAt === undefined && nowMs - seenAt >= limits.idleMs) {
    connection.pingedAt = nowMs;
    send(connection, writeFrame('pusher:ping', {}), limits);
  }
}
