import { createRequire } from 'node:module';
import Echo from 'laravel-echo';
import PusherServer from 'pusher';
import type PusherClass from 'pusher-js';
import { onTestFinished } from 'vitest';
import {
  brokerApp,
  startBrokerNode,
  type BrokerNode,
  type BrokerNodeOptions,
} from '../../../packages/server/src/testing/broker-node.ts';
import { authOf, RawClient } from './raw-client.ts';

/** pusher-js for Node; its package names the browser's build first. */
export const PusherJs = createRequire(import.meta.url)('pusher-js') as typeof PusherClass;

/**
 * Registers cleanup after the test, in reverse order. A hook of this module would belong only to the
 * first file that loads it, since files share a worker.
 */
export const afterwards = (cleanUp: () => Promise<unknown> | unknown): void =>
  onTestFinished(async () => {
    await cleanUp();
  });

/** One node, and functions to connect to it. */
export interface Stage extends BrokerNode {
  connect(path?: string, headers?: Record<string, string>): RawClient;
}

/** Starts a node that is stopped after the test. */
export async function stage(options: BrokerNodeOptions = {}): Promise<Stage> {
  const node = await startBrokerNode(options);
  afterwards(() => node.stop());
  return {
    ...node,
    hub: node.hub,
    connect: (path, headers) => {
      const client = new RawClient(node.port, path, headers);
      afterwards(() => client.socket.terminate());
      return client;
    },
  };
}

type Conclude = (error: Error | null, data: { auth: string; channel_data?: string } | null) => void;

/** Signs every request, unless the name contains `refused`. */
const authorizer = (member?: unknown) => (channel: { name: string }) => ({
  authorize: (socketId: string, conclude: Conclude): void => {
    const { name } = channel;
    if (name.includes('refused')) return conclude(new Error('403'), null);
    if (!name.startsWith('presence-')) {
      return conclude(null, { auth: authOf(socketId, name) });
    }
    const channel_data = JSON.stringify(member ?? { user_id: 'someone' });
    conclude(null, { auth: authOf(socketId, name, channel_data), channel_data });
  },
});

/** A real pusher-js. */
export function pusherJs(port: number, key: string = brokerApp.key, member?: unknown): PusherClass {
  const pusher = new PusherJs(key, {
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    cluster: '',
    authorizer: authorizer(member) as never,
  });
  afterwards(() => pusher.disconnect());
  return pusher;
}

/** A real Echo. */
export function echo(port: number, member?: unknown): Echo<'reverb'> {
  const created = new Echo({
    broadcaster: 'reverb',
    Pusher: PusherJs,
    key: brokerApp.key,
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    withoutInterceptors: true,
    authorizer: authorizer(member) as never,
  });
  afterwards(() => created.disconnect());
  return created;
}

/** The official server package of Pusher. */
export const pusherServer = (port: number, secret: string = brokerApp.secret): PusherServer =>
  new PusherServer({
    appId: brokerApp.id,
    key: brokerApp.key,
    secret,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
  });

/** Received values, and a function that waits for them. */
export class Received<Value> {
  readonly all: Value[] = [];
  private waiting: (() => void)[] = [];
  readonly add = (value: Value): void => {
    this.all.push(value);
    for (const resume of this.waiting.splice(0)) resume();
  };
  async atLeast(count: number): Promise<Value[]> {
    while (this.all.length < count) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    return this.all;
  }
}
