import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

/** Faults that a connection applies to channel events. Shares from 0 to 1, times in milliseconds. */
export interface Faults {
  readonly lost: number;
  readonly twice: number;
  /** Each event waits up to this long, so that later ones overtake it. */
  readonly delayMs: number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** A proxy between clients and a platform's socket endpoint that can inject faults. */
export interface FaultyProxy extends AsyncDisposable {
  readonly port: number;
  /** Sets the faults from now on; `undefined`: none. */
  setFaults(faults: Faults | undefined): void;
  /** Drops subscriptions, like a server that ignores them. */
  setSwallowing(isSwallowing: boolean): void;
  /** Subscriptions dropped so far, as sent by their clients. */
  swallowed(): readonly string[];
  /** Cuts every connection without a close frame. */
  cut(): void;
  /** Cuts every connection, and each new one, until `open` is called. */
  close(): void;
  open(): void;
  /** Events of channels that the platform has sent. */
  events(): number;
}

/** Creates a seeded pseudo-random generator. @source public domain (mulberry32) */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Frames come as one buffer, unless a socket is set to another type. */
const textOf = (data: RawData): string => (data as Buffer).toString();

const isOfProtocol = (text: string): boolean =>
  (JSON.parse(text) as { event: string }).event.startsWith('pusher');

/** Opens a proxy to the platform at `origin`. */
export async function openFaultyProxy(origin: string): Promise<FaultyProxy> {
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const timers = new Set<NodeJS.Timeout>();
  let faults: Faults | undefined;
  let isSwallowing = false;
  let isClosed = false;
  let events = 0;
  const swallowed: string[] = [];

  const deliver = (client: WebSocket, text: string, delayMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (client.readyState === WebSocket.OPEN) client.send(text);
    }, delayMs);
    timers.add(timer);
  };

  const passEvent = (client: WebSocket, text: string): void => {
    events += 1;
    if (!faults) {
      client.send(text);
      return;
    }
    const { lost, twice, delayMs, random } = faults;
    if (random() < lost) return;
    deliver(client, text, random() * delayMs);
    if (random() < twice) deliver(client, text, random() * delayMs);
  };

  const cut = (): void => {
    for (const client of server.clients) client.terminate();
  };

  server.on('connection', (client, request) => {
    if (isClosed) return client.terminate();
    const upstream = new WebSocket(origin.replace(/^http/, 'ws') + (request.url ?? ''));
    const early: RawData[] = [];
    upstream.on('open', () => {
      for (const data of early.splice(0)) upstream.send(textOf(data));
    });
    client.on('message', (data) => {
      if (isSwallowing && textOf(data).includes('pusher:subscribe')) {
        swallowed.push(textOf(data));
        return;
      }
      if (upstream.readyState === WebSocket.OPEN) upstream.send(textOf(data));
      else early.push(data);
    });
    upstream.on('message', (data) => {
      const text = textOf(data);
      if (isOfProtocol(text)) client.send(text);
      else passEvent(client, text);
    });
    client.on('close', () => upstream.close());
    upstream.on('close', () => client.terminate());
    upstream.on('error', () => client.terminate());
    client.on('error', () => upstream.terminate());
  });

  return {
    port: (http.address() as AddressInfo).port,
    setFaults: (next) => void (faults = next),
    setSwallowing: (next) => void (isSwallowing = next),
    swallowed: () => swallowed,
    cut,
    close: () => {
      isClosed = true;
      cut();
    },
    open: () => void (isClosed = false),
    events: () => events,
    [Symbol.asyncDispose]: async () => {
      for (const timer of timers) clearTimeout(timer);
      cut();
      // A client that gave up before its handshake leaves a connection without a socket.
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
