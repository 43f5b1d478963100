import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createEndpoint } from '../realtime/endpoint.ts';
import { createLocalFanOut, type FanOut } from '../realtime/fan-out.ts';
import { registerHttpApi } from '../realtime/http-api/register-http-api.ts';
import { createHub, type RealtimeHub } from '../realtime/hub.ts';
import { realtimeLimits, type RealtimeLimits } from '../realtime/limits.ts';

/** App of the nodes below; its secret is used nowhere else. */
export const brokerApp = { id: '3', key: 'test-key', secret: 'test-secret' } as const;

/** Options that a test may set for a node. */
export interface BrokerNodeOptions {
  readonly limits?: Partial<RealtimeLimits>;
  readonly fanOut?: FanOut;
  /** Default yes, unlike in the platform. */
  readonly otherChannels?: boolean;
  readonly clientEvents?: boolean;
  readonly app?: { readonly id: string; readonly key: string; readonly secret: string };
  /** Monotonic time, and wall-clock time, in ms. */
  readonly now?: () => number;
  readonly calendar?: () => number;
  /** Default a free port. */
  readonly port?: number;
}

/** One realtime node, without platform and database. */
export interface BrokerNode {
  readonly hub: RealtimeHub;
  readonly port: number;
  stop(): Promise<void>;
}

/** Page origin that a node treats as its own. */
export const ownOrigin = 'http://own.test';

/** Starts a node with the product's own endpoint, hub and HTTP API. */
export async function startBrokerNode(options: BrokerNodeOptions = {}): Promise<BrokerNode> {
  const credentials = options.app ?? brokerApp;
  const limits = { ...realtimeLimits, ...options.limits };
  const fanOut = options.fanOut ?? createLocalFanOut();
  const now = options.now ?? (() => performance.now());
  const hub = createHub({
    credentials,
    limits,
    fanOut,
    otherChannels: options.otherChannels ?? true,
    clientEvents: options.clientEvents ?? false,
    now,
  });
  const endpoint = createEndpoint({
    hub,
    key: credentials.key,
    limits,
    isOwnOrigin: (origin) => origin === ownOrigin,
    addressOf: (request) => request.socket.remoteAddress ?? '',
    now,
  });
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  registerHttpApi(app, {
    appId: credentials.id,
    credentials,
    hub,
    fanOut,
    ...(options.calendar ? { now: options.calendar } : {}),
  });
  await app.ready();
  app.server.on('upgrade', endpoint.upgrade);
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return {
    hub,
    port: (app.server.address() as AddressInfo).port,
    stop: async () => {
      endpoint.stop();
      await hub.close();
      await app.close();
      await fanOut.close();
    },
  };
}
