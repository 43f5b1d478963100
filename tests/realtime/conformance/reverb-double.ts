import { createHash, createHmac, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** App that the double serves. */
export const reverbApp = { id: '77', key: 'reverb-key', secret: 'the secret of the reverb app' };

interface Event {
  readonly name: string;
  readonly data: string;
  readonly channel?: string;
  readonly channels?: readonly string[];
}

/** An event as it was published. */
export interface PublishedEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
}

/**
 * A broker that behaves as Laravel Reverb does where it differs from ours: a bad signature is a 4009
 * frame that names no channel, there is no signing in and no `subscription_error`, calls are refused
 * above 10,000 bytes, and it cannot take a channel away from a socket. Written from what is known of
 * Reverb and not from our server, so that both can be wrong in different places only.
 */
export interface ReverbDouble {
  readonly port: number;
  readonly published: readonly PublishedEvent[];
  /** Calls that came in, refused ones too. */
  readonly calls: () => number;
  /** Channels with somebody in them. */
  channels(): string[];
  /** Refuses calls with a status, `undefined` takes them again. */
  refuseWith(status: number | undefined, headers?: Readonly<Record<string, string>>): void;
  /** Is gone, with all its sockets, until it is started again at the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const hmac = (text: string): string =>
  createHmac('sha256', reverbApp.secret).update(text).digest('hex');

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

function isSigned(method: string, url: URL, body: string): boolean {
  const query = [...url.searchParams].filter(([name]) => name !== 'auth_signature');
  const md5 = createHash('md5').update(body).digest('hex');
  const text = query
    .map(([name, value]) => [name, name === 'body_md5' ? md5 : value] as const)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const signature = hmac([method, url.pathname, text].join('\n'));
  return signature === url.searchParams.get('auth_signature');
}

/** Starts one at a free port. */
export async function startReverbDouble(): Promise<ReverbDouble> {
  const rooms = new Map<string, Set<WebSocket>>();
  const published: PublishedEvent[] = [];
  let calls = 0;
  let refusal: { status: number; headers: Readonly<Record<string, string>> } | undefined;
  let server: Server | undefined;
  let sockets: WebSocketServer | undefined;
  let port = 0;

  const tell = (socket: WebSocket, event: string, data: unknown, channel?: string): void =>
    socket.send(
      JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }),
    );

  const subscribe = (
    socket: WebSocket,
    socketId: string,
    { channel, auth }: { channel: string; auth?: string },
  ): void => {
    const isGood =
      !channel.startsWith('private-') ||
      (auth ?? '').slice((auth ?? '').indexOf(':') + 1) === hmac(`${socketId}:${channel}`);
    if (!isGood) {
      return tell(socket, 'pusher:error', { code: 4009, message: 'Connection is unauthorized' });
    }
    rooms.set(channel, (rooms.get(channel) ?? new Set()).add(socket));
    tell(socket, 'pusher_internal:subscription_succeeded', {}, channel);
  };

  const accept = (socket: WebSocket): void => {
    const socketId = `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`;
    tell(socket, 'pusher:connection_established', { socket_id: socketId, activity_timeout: 30 });
    socket.on('message', (raw) => {
      const { event, data } = JSON.parse((raw as Buffer).toString()) as {
        event: string;
        data: { channel: string; auth?: string };
      };
      if (event === 'pusher:ping') tell(socket, 'pusher:pong', {});
      else if (event === 'pusher:subscribe') subscribe(socket, socketId, data);
      else if (event === 'pusher:unsubscribe') rooms.get(data.channel)?.delete(socket);
      else if (event !== 'pusher:pong') {
        tell(socket, 'pusher:error', { code: 4200, message: 'Invalid message format' });
      }
    });
    socket.on('close', () => {
      for (const room of rooms.values()) room.delete(socket);
    });
  };

  const publish = ({ name, data, channel, channels }: Event): void => {
    for (const each of channels ?? [channel ?? '']) {
      published.push({ channel: each, name, data });
      const frame = JSON.stringify({ event: name, data, channel: each });
      for (const socket of rooms.get(each) ?? []) socket.send(frame);
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const end = (status: number, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
    };
    calls += 1;
    const url = new URL(request.url ?? '', 'http://localhost');
    if (refusal) return end(refusal.status, refusal.headers);
    if (body.length > 10_000) return end(413);
    if (!url.pathname.startsWith(`/apps/${reverbApp.id}/`)) return end(404);
    if (!isSigned(request.method ?? '', url, body)) return end(401);
    const read = JSON.parse(body) as Event & { batch?: Event[] };
    for (const event of read.batch ?? [read]) publish(event);
    end(200);
  };

  const start = async (): Promise<void> => {
    const made = createServer((request, response) => void answer(request, response));
    sockets = new WebSocketServer({ server: made, path: `/app/${reverbApp.key}` });
    sockets.on('connection', accept);
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
    ({ port } = made.address() as AddressInfo);
    server = made;
  };

  const kill = async (): Promise<void> => {
    for (const socket of sockets?.clients ?? []) socket.terminate();
    sockets?.close();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  };

  await start();
  return {
    port,
    published,
    calls: () => calls,
    channels: () => [...rooms].filter(([, room]) => room.size > 0).map(([name]) => name),
    refuseWith: (status, headers = {}) => {
      refusal = status === undefined ? undefined : { status, headers };
    },
    kill,
    start,
  };
}
