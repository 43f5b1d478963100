import { createHmac, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { settings } from './data.ts';
import { Refusal, type Call } from './handlers.ts';

// The Pusher protocol, as far as the app needs it. In production this is Reverb, Soketi or Pusher.

const { key } = settings.app.realtime;
const secret = process.env['REALTIME_SECRET'] ?? 'change me';
const members = new Map<string, Set<WebSocket>>();

const signatureOf = (socketId: string, channel: string) =>
  `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;

/** Signs a private channel for its owner: `private-user.{id}` and `private-wallet.{id}`. */
export function signSubscription({ user, body }: Call): { auth: string } {
  const { socket_id: socketId, channel_name: channel } = body as Record<string, string>;
  const own = [`private-user.${user?.id}`, `private-wallet.${user?.wallet.id}`];
  if (socketId === undefined || channel === undefined || !own.includes(channel)) {
    throw new Refusal('forbidden');
  }
  return { auth: signatureOf(socketId, channel) };
}

/** Sends an event to all subscribers of a channel, such as a new wallet as `updated`. */
export function publish(channel: string, event: string, payload: unknown): void {
  const text = JSON.stringify({ event, channel, data: JSON.stringify(payload) });
  for (const socket of members.get(channel) ?? []) socket.send(text);
}

/** A message of a client. */
interface Message {
  readonly event?: string;
  readonly data?: { readonly channel?: string; readonly auth?: string };
}

/** Parses a message; an invalid one is ignored. */
function read(bytes: Buffer): Message {
  try {
    return JSON.parse(bytes.toString()) as Message;
  } catch {
    return {};
  }
}

/** Accepts sockets at `/app/{key}`. */
export function serveRealtime(server: Server): void {
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    if (!request.url?.startsWith(`/app/${key}?`)) return socket.close(4001, 'The key is unknown.');
    const socketId = `${randomInt(1e9)}.${randomInt(1e9)}`;
    const send = (event: string, data: unknown, channel?: string) =>
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    send('pusher:connection_established', { socket_id: socketId, activity_timeout: 30 });
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = read(bytes);
      const channel = data?.channel ?? '';
      if (event === 'pusher:ping') send('pusher:pong', {});
      if (event === 'pusher:unsubscribe') members.get(channel)?.delete(socket);
      if (event !== 'pusher:subscribe') return;
      const isPrivate = /^(private|presence)-/.test(channel);
      if (isPrivate && data?.auth !== signatureOf(socketId, channel)) {
        send('pusher:error', { code: 4009, message: 'The signature is wrong.' });
        return;
      }
      members.set(channel, (members.get(channel) ?? new Set()).add(socket));
      send('pusher_internal:subscription_succeeded', {}, channel);
    });
    socket.on('close', () => members.forEach((sockets) => sockets.delete(socket)));
  });
}
