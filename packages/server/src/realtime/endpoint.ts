import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes } from './frames.ts';
import type { RealtimeHub } from './hub.ts';
import type { RealtimeLimits } from './limits.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

export interface EndpointOptions {
  readonly hub: RealtimeHub;
  /** Public key; the path is `/app/{key}`. */
  readonly key: string;
  readonly limits: RealtimeLimits;
  /**
   * Returns whether an origin is one of ours. Called for every connection with an `Origin` header, which
   * browsers always send.
   */
  readonly isOwnOrigin: (origin: string, request: IncomingMessage) => boolean;
  /** Address that connections are counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Monotonic time in milliseconds. */
  readonly now?: () => number;
}

export interface RealtimeEndpoint {
  /** Listener for a server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Accepts no more connections. */
  stop(): void;
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Close code with which a handshake is rejected. @source ours, after the protocol's text */
function handshakeFault(url: URL, key: string): number | undefined {
  if (url.pathname !== `/app/${key}`) return closeCodes.unknownKey;
  const protocol = url.searchParams.get('protocol');
  if (protocol === null) return closeCodes.missingProtocol;
  return protocol === '7' ? undefined : closeCodes.unsupportedProtocol;
}

/** The Pusher-protocol endpoint on the port of the HTTP server. */
export function createEndpoint({
  hub,
  key,
  limits,
  isOwnOrigin,
  addressOf,
  now = () => performance.now(),
}: EndpointOptions): RealtimeEndpoint {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    maxFragments: 64,
    maxBufferedChunks: 1_024,
  });
  const buckets = new Map<string, TokenBucket>();
  let isStopped = false;

  const mayConnect = (address: string): boolean => {
    const bucket =
      buckets.get(address) ?? createTokenBucket(limits.connectBurst, limits.connectsPerMinute / 60);
    buckets.set(address, bucket);
    return bucket.take(now());
  };

  const timer = setInterval(() => {
    hub.sweep();
    for (const [address, bucket] of buckets) if (bucket.isFull(now())) buckets.delete(address);
  }, limits.sweepMs);
  timer.unref();

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (isStopped) return refuse(socket, '503 Service Unavailable');
      const base = 'http://localhost';
      const url = URL.canParse(request.url ?? '', base) ? new URL(request.url ?? '', base) : null;
      if (!url?.pathname.startsWith('/app/')) return refuse(socket, '404 Not Found');
      const { origin } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, request)) {
        return refuse(socket, '403 Forbidden');
      }
      if (!mayConnect(addressOf(request))) return refuse(socket, '429 Too Many Requests');
      const fault = handshakeFault(url, key);
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        if (fault === undefined) return hub.accept(webSocket, socket);
        webSocket.on('error', () => webSocket.terminate());
        webSocket.close(fault);
      });
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
