import type { RawData } from 'ws';
import { passClientEvent } from './client-events.ts';
import { send, sendError, type Connection } from './connection.ts';
import type { FanOut } from './fan-out.ts';
import {
  closeCodes,
  readFrame,
  readUserId,
  signinSchema,
  subscribeSchema,
  unsubscribeSchema,
  writeFrame,
} from './frames.ts';
import type { GrantIndex } from './grant-index.ts';
import type { RealtimeLimits } from './limits.ts';
import { isSameText, signUser, type RealtimeCredentials } from './signature.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface ReceiverDeps {
  readonly credentials: RealtimeCredentials;
  readonly limits: RealtimeLimits;
  readonly fanOut: FanOut;
  readonly grants: GrantIndex;
  readonly subscriptions: Subscriptions;
  readonly areClientEventsOn: boolean;
  readonly now: () => number;
}

/** Processes the messages of clients. */
export interface Receiver {
  /** Notes a sign of life. */
  alive(connection: Connection): void;
  receive(connection: Connection, raw: RawData, isBinary: boolean): void;
}

/** Text of a message; `ws` delivers text as one buffer. */
const textOf = (raw: RawData): string => (Buffer.isBuffer(raw) ? raw.toString() : '');

/** Creates the receiver of one node. */
export function createReceiver(deps: ReceiverDeps): Receiver {
  const { credentials, limits, fanOut, grants, subscriptions, now } = deps;

  const invalid = (connection: Connection): void =>
    sendError(connection, closeCodes.invalidMessage, 'Invalid message format', limits);

  const signIn = (connection: Connection, auth: string, userData: string): void => {
    const userId = readUserId(userData);
    const isGood =
      userId !== undefined &&
      isSameText(signUser(credentials, connection.socketId, userData), auth) &&
      (connection.userId === undefined || connection.userId === userId);
    if (!isGood) return sendError(connection, closeCodes.unauthorised, 'Not signed in', limits);
    connection.userId = userId;
    send(connection, writeFrame('pusher:signin_success', { user_data: userData }), limits);
  };

  const handlers = new Map<string, (connection: Connection, data: unknown) => void>([
    ['pusher:ping', (connection) => send(connection, writeFrame('pusher:pong', {}), limits)],
    ['pusher:pong', () => undefined],
    [
      'pusher:subscribe',
      (connection, data) => {
        const request = subscribeSchema.safeParse(data).data;
        if (request) subscriptions.subscribe(connection, request);
        else invalid(connection);
      },
    ],
    [
      'pusher:unsubscribe',
      (connection, data) => {
        const request = unsubscribeSchema.safeParse(data).data;
        if (!request) return invalid(connection);
        subscriptions.leave(connection, request.channel);
        grants.remove(connection, request.channel);
      },
    ],
    [
      'pusher:signin',
      (connection, data) => {
        const request = signinSchema.safeParse(data).data;
        if (request) signIn(connection, request.auth, request.user_data);
        else invalid(connection);
      },
    ],
  ]);

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

  const receive = (connection: Connection, raw: RawData, isBinary: boolean): void => {
    alive(connection);
    if (!connection.bucket.take(now())) return refuseFrame(connection);
    if (isBinary) return connection.socket.close(closeCodes.unsupportedData, 'Text frames only');
    const frame = readFrame(textOf(raw));
    if (!frame) return invalid(connection);
    if (frame.event.startsWith('client-')) {
      if (deps.areClientEventsOn) return passClientEvent(connection, frame, fanOut, limits, now());
      return sendError(connection, closeCodes.refused, 'Client events are off', limits);
    }
    const handle = handlers.get(frame.event) ?? invalid;
    return handle(connection, frame.data);
  };

  return { alive, receive };
}
