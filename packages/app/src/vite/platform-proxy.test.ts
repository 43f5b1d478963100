import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createVite } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { BrandInput } from '../config/brand-schema.ts';
import type { BrandReader } from './brand-page.ts';
import { platformProxy } from './platform-proxy.ts';

/** Request headers by which a platform decides whether a request comes from its own page. */
interface Seen {
  readonly url: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
}

let seen: Seen[] = [];
const note = ({ url, headers }: IncomingMessage): void => {
  const { host, origin, referer } = headers;
  seen.push({ url, host, origin, referer });
};

/** Serves on 127.0.0.1, a host other than the `localhost` of the page. */
async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` };
}

let platform: Awaited<ReturnType<typeof listen>>;
let broker: typeof platform;
const sockets = new WebSocketServer({ noServer: true });

beforeAll(async () => {
  broker = await listen((_, response) => response.writeHead(404).end());
  broker.server.on('upgrade', (request, socket, head) => {
    note(request);
    // As Reverb and Pusher do for origins that are not listed.
    if (request.headers.origin !== platform.origin) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (open) =>
      open.send('pusher:connection_established'),
    );
  });
  platform = await listen((request, response) => {
    note(request);
    const realtime = { key: 'k', host: '127.0.0.1', port: broker.port, scheme: 'http' };
    response
      .setHeader('set-cookie', ['XSRF-TOKEN=1; Domain=127.0.0.1; Path=/', 'a=b'])
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: { app: { name: 'There', realtime } } }));
  });
});

afterAll(() => {
  sockets.close();
  platform.server.close();
  broker.server.close();
});

beforeEach(() => {
  seen = [];
});

/** A page of a brand proxied to the platform, and its origin. */
async function withPage(
  input: Partial<BrandInput>,
  act: (page: string) => Promise<void>,
): Promise<void> {
  const reader = { brand: async () => ({ input }) } as unknown as BrandReader;
  const vite = await createVite({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: 'localhost', hmr: false, ws: false, watch: null },
    plugins: [platformProxy(platform.origin, reader)],
  });
  try {
    await vite.listen();
    await act(new URL(vite.resolvedUrls?.local[0] ?? '').origin);
  } finally {
    await vite.close();
  }
}

const connect = async (page: string, path: string, origin = page): Promise<string> => {
  const socket = new WebSocket(`${page.replace('http', 'ws')}${path}?protocol=7`, { origin });
  try {
    const [message] = (await once(socket, 'message')) as [Buffer];
    return message.toString();
  } finally {
    socket.terminate();
  }
};

describe('the development server with a platform at another origin', () => {
  it('the platform sees calls of the page as same-origin', async () => {
    await withPage({}, async (page) => {
      const headers = { origin: page, referer: `${page}/login?next=/` };
      await fetch(`${page}/api/auth/login`, { method: 'POST', headers });
      expect(seen).toEqual([
        {
          url: '/api/auth/login',
          host: platform.host,
          origin: platform.origin,
          referer: `${platform.origin}/login?next=/`,
        },
      ]);
    });
  });

  it('the platform sees the origin of a cross-origin call', async () => {
    await withPage({}, async (page) => {
      const foreign = 'https://other.example';
      const headers = { origin: foreign, referer: `${foreign}/` };
      await fetch(`${page}/api/auth/login`, { method: 'POST', headers });
      expect(seen).toMatchObject([{ origin: foreign, referer: `${foreign}/` }]);
    });
  });

  it('the settings contain the origin of the page for sockets, and their cookies are for the page', async () => {
    await withPage({}, async (page) => {
      const answer = await fetch(`${page}/api/settings`);
      const { hostname: host, port } = new URL(page);
      expect(await answer.json()).toEqual({
        data: {
          app: { name: 'There', realtime: { key: 'k', host, port: Number(port), scheme: 'http' } },
        },
      });
      expect(answer.headers.getSetCookie()).toEqual(['XSRF-TOKEN=1; Path=/', 'a=b']);
    });
  });

  it('events come from the socket origin in the platform’s settings, as to a page of the platform', async () => {
    await withPage({}, async (page) => {
      expect(await connect(page, '/app/k')).toBe('pusher:connection_established');
      expect(seen.at(-1)).toMatchObject({ host: broker.host, origin: platform.origin });
    });
  });

  it('a cross-origin socket is rejected', async () => {
    await withPage({}, async (page) => {
      await expect(connect(page, '/app/k', 'https://other.example')).rejects.toThrow(
        'socket hang up',
      );
    });
  });

  it('calls and events use the paths and the origin in the brand file', async () => {
    const input: Partial<BrandInput> = {
      api: {
        endpoints: { 'settings.show': '/v2/settings', 'wallet.show': '/v2/purse/{walletId}' },
      },
      realtime: { port: broker.port, wsPath: '/realtime' },
    };
    await withPage(input, async (page) => {
      await fetch(`${page}/v2/purse/w-1?x=1`);
      expect(await connect(page, '/realtime/app/k')).toBe('pusher:connection_established');
      const answer = (await (await fetch(`${page}/v2/settings`)).json()) as object;
      expect(answer).toMatchObject({ data: { app: { realtime: { host: 'localhost' } } } });
      expect(seen.map(({ url }) => url)).toEqual([
        '/v2/purse/w-1?x=1',
        '/v2/settings',
        '/realtime/app/k?protocol=7',
        '/v2/settings',
      ]);
    });
  });
});
