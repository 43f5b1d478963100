import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import { apiTable, type Settings } from '@lobi/core/contract';
import type { BrandInput } from '../config/brand-schema.ts';
import type { BrandReader } from './brand-page.ts';

type Socket = Settings['app']['realtime'];

/** Origin of the page that sent a request. */
const pageOf = ({ headers, socket }: IncomingMessage): string =>
  `${'encrypted' in socket ? 'https' : 'http'}://${headers.host}`;

/** Headers of a response that are invalid once its body has been rewritten. */
const ofBody = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
]);

/** Paths of the platform, as in the brand file: calls, and the socket. */
function pathsOf({ api, realtime }: Partial<BrandInput>) {
  const exactly = (path: string): string =>
    `^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`;
  const endpointPaths = Object.values(api?.endpoints ?? {}).map((path) => exactly(path ?? ''));
  return { calls: ['^/api/', ...endpointPaths], socket: `^${realtime?.wsPath ?? ''}/app/` };
}

/** Rewrites requests of the page, so that the platform sees them as same-origin. */
function comeFromThere(there: string, host: string) {
  return (outgoing: ClientRequest, incoming: IncomingMessage): void => {
    const page = pageOf(incoming);
    const { origin, referer } = incoming.headers;
    outgoing.setHeader('host', host);
    // Only same-origin requests are rewritten; those of another origin stay unchanged.
    if (origin === page) outgoing.setHeader('origin', there);
    if (referer?.startsWith(`${page}/`)) {
      outgoing.setHeader('referer', there + referer.slice(page.length));
    }
  };
}

/** Rewrites a cookie for the origin of the page. */
const withoutDomain = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');

const proxyOptions = (there: string): ProxyOptions => ({
  target: there,
  changeOrigin: true,
  cookieDomainRewrite: '',
  configure: (proxy) => void proxy.on('proxyReq', comeFromThere(there, new URL(there).host)),
});

/** Proxies sockets to the origin that the platform or the brand specifies for them. */
function socketOptions(there: string, find: () => Promise<string>): ProxyOptions {
  let found = there;
  let capturedOptions: ProxyOptions = {};
  return {
    target: there,
    ws: true,
    async bypass() {
      found = await find();
      capturedOptions.target = found;
      return undefined;
    },
    configure(proxy, options) {
      capturedOptions = options;
      proxy.on('proxyReqWs', (outgoing, incoming) =>
        comeFromThere(there, new URL(found).host)(outgoing, incoming),
      );
    },
  };
}

/**
 * Proxies calls and sockets of the page to a platform at another origin. The platform sees them as
 * same-origin, as in production, so that its origin checks pass. Its settings are rewritten with the
 * origin of the page for sockets, so that these are proxied too.
 * @param api origin of the platform
 * @source ours
 */
export function platformProxy(api: string, reader: BrandReader): Plugin {
  const { origin: there } = new URL(api);
  /** Socket origin in the latest settings. */
  let named: Socket | undefined;
  const ownInput = async (): Promise<Partial<BrandInput>> =>
    reader.brand().then(
      ({ input }) => input,
      () => ({}),
    );

  const settingsPath = async (): Promise<string> =>
    (await ownInput()).api?.endpoints?.['settings.show'] ?? apiTable['settings.show'].path;

  async function readSettings(headers: Record<string, string> = {}) {
    const answer = await fetch(there + (await settingsPath()), { headers });
    const body = (await answer.json()) as { data: Settings };
    named = body.data.app.realtime;
    return { answer, body };
  }

  async function findSocket(): Promise<string> {
    if (named === undefined) await readSettings().catch(() => undefined);
    const { protocol, hostname, port } = new URL(there);
    const ofPlatform = { scheme: protocol.slice(0, -1), host: hostname, port: Number(port) };
    const socket = { ...ofPlatform, ...named, ...(await ownInput()).realtime };
    return `${socket.scheme}://${socket.host}${socket.port ? `:${socket.port}` : ''}`;
  }

  /** Sends the settings of the platform, with the origin of the page for sockets. */
  async function sendSettings(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'accept-language': language = '*', cookie = '' } = request.headers;
    const { answer, body } = await readSettings({ 'accept-language': language, cookie });
    const { protocol, hostname, port } = new URL(pageOf(request));
    const realtime = {
      ...body.data.app.realtime,
      host: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      scheme: protocol.slice(0, -1),
    };
    for (const [name, value] of answer.headers) {
      if (!ofBody.has(name)) response.setHeader(name, value);
    }
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies.map(withoutDomain));
    const data = { ...body.data, app: { ...body.data.app, realtime } };
    response.end(JSON.stringify({ ...body, data }));
  }

  const answerSettings: Connect.NextHandleFunction = (request, response, next) => {
    const answer = async (): Promise<void> => {
      const isSettings = request.url?.split('?')[0] === (await settingsPath());
      if (request.method !== 'GET' || !isSettings) return next();
      await sendSettings(request, response);
    };
    // If the settings cannot be read, the proxy reports the error.
    answer().catch(() => next());
  };

  return {
    name: 'lobi-platform-proxy',
    async config(_, { command }) {
      if (command !== 'serve') return {};
      const { calls, socket } = pathsOf(await ownInput());
      const proxy = {
        ...Object.fromEntries(calls.map((path) => [path, proxyOptions(there)])),
        [socket]: socketOptions(there, findSocket),
      };
      return { server: { proxy }, preview: { proxy } };
    },
    configureServer: ({ middlewares }) => void middlewares.use(answerSettings),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answerSettings),
  };
}
