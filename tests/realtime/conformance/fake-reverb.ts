import { createHash, createHmac, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** App that the fake serves. */
export const reverbApp = { id: '77', key: 'reverb-key', secret: 'the secret of the reverb app' };

/** Body of an HTTP request that publishes an event. */
interface Published {
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
 * A fake broker that imitates Laravel Reverb where it differs from our own: an invalid signature causes a
 * 4009 frame without a channel; there is no `pusher:signin` and no `subscription_error`; requests above
 * 10,000 bytes, headers included, are rejected; HTTP responses close the connection and report errors as
 * plain text; members of any channel may publish client events; and no member can be removed. It follows
 * the observed behaviour of Reverb 1.10 and shares no code with our server, so that a mistake in one is
 * not repeated in the other.
 */
export interface FakeReverb {
  readonly port: number;
  readonly published: readonly PublishedEvent[];
  /** Number of received HTTP requests, including rejected ones. */
  readonly calls: () => number;
  /** Names of the channels that have members. */
  channels(): string[];
  /** Rejects HTTP requests with a status; `undefined` accepts them again. */
  refuseWith(status: number | undefined, headers?: Readonly<Record<string, string>>): void;
  /** Stops, with all its sockets, until it is started again on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Message that a client sends on a socket. */
interface ClientMessage {
  readonly event: string;
  readonly channel?: unknown;
  readonly data?: { readonly channel?: unknown; readonly auth?: string | null };
}

/** Maximum bytes of a request, and of a frame of a client. */
const maxBytes = 10_000;

const errors = {
  unknown: { code: 4001, message: 'Application does not exist' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  notMember: { code: 4009, message: 'The client is not a member of the specified channel.' },
  malformed: { code: 4200, message: 'Invalid message format' },
} as const;

const hmac = (text: string): string =>
  createHmac('sha256', reverbApp.secret).update(text).digest('hex');

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Bytes of a request before its body. */
function headBytes({ method, url, rawHeaders }: IncomingMessage): number {
  const line = `${method} ${url} HTTP/1.1`;
  // Each name and value is followed by `: ` or a line end, and an empty line follows.
  return [line, ...rawHeaders].reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 2);
}

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

function parseMessage(raw: Buffer): ClientMessage | undefined {
  try {
    const message = JSON.parse(raw.toString()) as ClientMessage | null;
    return typeof message?.event === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the validation errors of a batch with the messages of Reverb. */
function findFaults(batch: readonly Partial<Published>[]): Record<string, string[]> {
  if (batch.length === 0) return { batch: ['The batch field is required.'] };
  const faults: Record<string, string[]> = {};
  for (const [at, { data }] of batch.entries()) {
    if (typeof data === 'string' && data !== '') continue;
    const what = data === '' || data === undefined ? 'is required' : 'must be a string';
    faults[`batch.${at}.data`] = [`The batch.${at}.data field ${what}.`];
  }
  return faults;
}

/** Starts a fake broker on a free port. */
export async function startFakeReverb(): Promise<FakeReverb> {
  const membersByChannel = new Map<string, Set<WebSocket>>();
  const published: PublishedEvent[] = [];
  let calls = 0;
  let refusal: { status: number; headers: Readonly<Record<string, string>> } | undefined;
  let server: Server | undefined;
  let sockets: WebSocketServer | undefined;
  let port = 0;

  const sendEvent = (socket: WebSocket, event: string, data: unknown, channel?: string): void =>
    socket.send(
      JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }),
    );
  const refuse = (socket: WebSocket, error: (typeof errors)[keyof typeof errors]): void =>
    sendEvent(socket, 'pusher:error', error);

  const subscribe = (socket: WebSocket, socketId: string, { data = {} }: ClientMessage): void => {
    const { channel } = data;
    const auth = data.auth ?? '';
    if (typeof channel !== 'string') return refuse(socket, errors.malformed);
    const isAuthorized =
      !channel.startsWith('private-') ||
      auth.slice(auth.indexOf(':') + 1) === hmac(`${socketId}:${channel}`);
    if (!isAuthorized) return refuse(socket, errors.unauthorized);
    membersByChannel.set(channel, (membersByChannel.get(channel) ?? new Set()).add(socket));
    sendEvent(socket, 'pusher_internal:subscription_succeeded', {}, channel);
  };

  /**
   * Forwards client events of a member to the others, which is the default of Reverb, also on public
   * channels.
   */
  const relay = (socket: WebSocket, { event, channel, data }: ClientMessage): void => {
    const members = membersByChannel.get(String(channel));
    if (!members?.has(socket)) return refuse(socket, errors.notMember);
    for (const other of members) {
      if (other !== socket) other.send(JSON.stringify({ event, channel, data }));
    }
  };

  const receive = (socket: WebSocket, socketId: string, raw: Buffer): void => {
    const message = parseMessage(raw);
    if (!message) return refuse(socket, errors.malformed);
    const { event, data } = message;
    if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong' }));
    else if (event === 'pusher:subscribe') subscribe(socket, socketId, message);
    else if (event === 'pusher:unsubscribe')
      membersByChannel.get(String(data?.channel))?.delete(socket);
    else if (event.startsWith('client-')) relay(socket, message);
    else if (event.startsWith('pusher:') && event !== 'pusher:pong') {
      refuse(socket, errors.malformed);
    }
  };

  const accept = (socket: WebSocket, { url = '' }: IncomingMessage): void => {
    if (new URL(url, 'http://localhost').pathname !== `/app/${reverbApp.key}`) {
      refuse(socket, errors.unknown);
      return socket.terminate();
    }
    const socketId = `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`;
    sendEvent(socket, 'pusher:connection_established', {
      socket_id: socketId,
      activity_timeout: 30,
    });
    socket.on('message', (raw) => receive(socket, socketId, raw as Buffer));
    // For a frame that is too large, the library closes the socket with 1009.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const members of membersByChannel.values()) members.delete(socket);
    });
  };

  const publish = ({ name, data, channel, channels }: Published): void => {
    for (const each of channels ?? [channel ?? '']) {
      published.push({ channel: each, name, data });
      const frame = JSON.stringify({ event: name, data, channel: each });
      for (const socket of membersByChannel.get(each) ?? []) socket.send(frame);
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const end = (status: number, answered: string | object, headers = {}): void => {
      response
        .writeHead(status, { connection: 'close', ...headers })
        .end(typeof answered === 'string' ? answered : JSON.stringify(answered));
    };
    calls += 1;
    const url = new URL(request.url ?? '', 'http://localhost');
    if (refusal) return end(refusal.status, 'refused', refusal.headers);
    if (headBytes(request) + Buffer.byteLength(body) > maxBytes) {
      return end(413, 'Payload too large.');
    }
    const [, , appId = '', name] = url.pathname.split('/');
    if (appId !== reverbApp.id) return end(404, `No matching application for ID [${appId}].`);
    if (!isSigned(request.method ?? '', url, body)) {
      return end(401, 'Authentication signature invalid.');
    }
    const read = JSON.parse(body) as Published & { readonly batch?: Published[] };
    const faults = name === 'batch_events' ? findFaults(read.batch ?? []) : {};
    if (Object.keys(faults).length > 0) return end(422, faults);
    for (const event of read.batch ?? [read]) publish(event);
    end(200, read.batch ? { batch: {} } : {});
  };

  const start = async (): Promise<void> => {
    const httpServer = createServer((request, response) => void answer(request, response));
    sockets = new WebSocketServer({ server: httpServer, maxPayload: maxBytes });
    sockets.on('connection', accept);
    await new Promise<void>((resolve) => httpServer.listen(port, '127.0.0.1', resolve));
    ({ port } = httpServer.address() as AddressInfo);
    server = httpServer;
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
    channels: () =>
      [...membersByChannel].filter(([, members]) => members.size > 0).map(([name]) => name),
    refuseWith: (status, headers = {}) => {
      refusal = status === undefined ? undefined : { status, headers };
    },
    kill,
    start,
  };
}
