import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, type RawData } from 'ws';
import { createEndpoint, type RealtimeEndpoint } from '../realtime/endpoint.ts';
import { createLocalFanOut } from '../realtime/fan-out.ts';
import { createHub, type RealtimeHub } from '../realtime/hub.ts';
import { realtimeLimits, type RealtimeLimits } from '../realtime/limits.ts';

/** Key and secret with which channels are signed. */
export const credentials = { key: 'test-key', secret: 'test-secret' };

/** A public channel. */
export const round = 'round.r1';

/** The private channel of a user. */
export const own = 'private-user.u1';

interface Frame {
  event: string;
  channel?: string;
  data: unknown;
}

/** A frame as text. */
export const textOf = (bytes: RawData): string => (Buffer.isBuffer(bytes) ? bytes.toString() : '');

/** A raw client that records every frame and lets a test wait for one. */
export class Client {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];
  private readonly refused: Promise<number>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (bytes) => {
      const frame = JSON.parse(textOf(bytes)) as Frame;
      this.frames.push({ ...frame, data: JSON.parse(String(frame.data)) });
      this.wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve(code);
        this.wake();
      });
    });
    this.refused = new Promise((resolve) => {
      this.socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
    });
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  status(): Promise<number> {
    return this.refused;
  }

  /** Waits for a frame from position `from` on. */
  async until(match: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    for (;;) {
      const found = this.frames.slice(from).find(match);
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed while waiting');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  event(name: string, from = 0): Promise<Frame> {
    return this.until((frame) => frame.event === name, from);
  }

  async socketId(): Promise<string> {
    const frame = await this.event('pusher:connection_established');
    return (frame.data as { socket_id: string }).socket_id;
  }

  send(event: string, data: unknown = {}): void {
    this.socket.send(JSON.stringify({ event, data }));
  }

  /** Waits for the response to a ping: everything sent before has been processed. */
  async settle(): Promise<void> {
    const from = this.frames.length;
    this.send('pusher:ping');
    await this.event('pusher:pong', from);
  }

  async subscribe(channel: string, auth = ''): Promise<Frame> {
    await this.socketId();
    const from = this.frames.length;
    this.send('pusher:subscribe', { channel, auth });
    return this.until(
      (frame) => frame.channel === channel && frame.event.includes('subscription'),
      from,
    );
  }
}

/** Closes what tests have opened; run after each test. */
export const cleanUps: (() => Promise<void> | void)[] = [];

interface Setup {
  hub: RealtimeHub;
  endpoint: RealtimeEndpoint;
  url: string;
  connect(path?: string, headers?: Record<string, string>): Client;
  /** Grants a channel to a client's socket on behalf of a session. */
  grant(client: Client, channel?: string, sessionId?: string, userId?: string): Promise<string>;
}

/** Starts a server with a hub, and connects clients to it. */
export async function start(
  limits: Partial<RealtimeLimits> = {},
  now: () => number = () => performance.now(),
): Promise<Setup> {
  const all = { ...realtimeLimits, ...limits };
  const hub = createHub({ credentials, limits: all, fanOut: createLocalFanOut(), now });
  const endpoint = createEndpoint({
    hub,
    key: credentials.key,
    limits: all,
    isOwnOrigin: (origin) => origin === 'http://own.test',
    addressOf: (request) => request.socket.remoteAddress ?? '',
    now,
  });
  const server: Server = createServer();
  server.on('upgrade', (...upgrade) => endpoint.upgrade(...upgrade));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(async () => {
    endpoint.stop();
    await hub.close();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    hub,
    endpoint,
    url,
    connect: (
      path = `/app/${credentials.key}?protocol=7&client=js&version=8.6.0`,
      headers = {},
    ) => {
      const client = new Client(url + path, headers);
      cleanUps.push(() => client.socket.terminate());
      return client;
    },
    grant: async (client, channel = own, sessionId = 's1', userId = 'u1') => {
      const auth = hub.grant({ socketId: await client.socketId(), channel, userId, sessionId });
      if (auth === undefined) throw new Error('no grant');
      return auth;
    },
  };
}
