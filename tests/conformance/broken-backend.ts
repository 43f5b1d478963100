import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

/** A request to the platform; a breakage may change it. */
export interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  readonly body: string;
}

/** A response of the platform; a breakage may change it. */
export interface ProxiedAnswer {
  status: number;
  headers: Headers;
  /** JSON where it was JSON, text otherwise. */
  body: unknown;
}

/** One deviation from the contract. */
export interface Breakage {
  request?(request: ProxiedRequest): void | Promise<void>;
  answer?(request: ProxiedRequest, answer: ProxiedAnswer): void;
  /** Frames to send instead of one of the platform; default the frame itself. */
  frames?(frame: string): readonly string[];
  /** Messages to forward instead of one of the client; default the message itself. */
  messages?(message: string): readonly string[];
}

/** A platform behind a proxy that breaks it. */
export interface BrokenBackend extends AsyncDisposable {
  readonly origin: string;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Hop-by-hop headers, and those that may no longer match the body. */
const ownHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

const textOf = (bytes: RawData): string => (Buffer.isBuffer(bytes) ? bytes.toString() : '');

interface SettingsBody {
  readonly data: { readonly app: { readonly realtime: { host: string; port: number } } };
}

/** Serves a platform on another port, broken in one way. Both calls and sockets pass through it. */
export async function startBrokenBackend(
  platformOrigin: string,
  breakage: Breakage,
): Promise<BrokenBackend> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) {
        if (!ownHeaders.includes(name)) headers.set(name, String(value));
      }
      const request: ProxiedRequest = {
        method: incoming.method ?? 'GET',
        path: incoming.url ?? '/',
        headers,
        body: await readBody(incoming),
      };
      await breakage.request?.(request);
      const response = await fetch(platformOrigin + request.path, {
        method: request.method,
        headers: request.headers,
        redirect: 'manual',
        ...(request.body !== '' && { body: request.body }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      const answer: ProxiedAnswer = {
        status: response.status,
        headers: new Headers(response.headers),
        body: isJson && text !== '' ? JSON.parse(text) : text,
      };
      // Sockets pass through the proxy as well.
      if (request.path === '/api/settings') {
        Object.assign((answer.body as SettingsBody).data.app.realtime, {
          host: '127.0.0.1',
          port: (server.address() as AddressInfo).port,
        });
      }
      breakage.answer?.(request, answer);
      for (const name of ownHeaders) answer.headers.delete(name);
      outgoing.statusCode = answer.status;
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') outgoing.setHeader(name, value);
      }
      outgoing.setHeader('set-cookie', answer.headers.getSetCookie());
      const isText = typeof answer.body === 'string';
      outgoing.end(isText ? answer.body : JSON.stringify(answer.body));
    })();
  });

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (client, { url }) => {
    const upstream = new WebSocket(platformOrigin.replace('http', 'ws') + (url ?? ''));
    const opened = once(upstream, 'open');
    upstream.on('message', (bytes) => {
      const frame = textOf(bytes);
      for (const each of breakage.frames?.(frame) ?? [frame]) client.send(each);
    });
    client.on('message', (bytes) => {
      const message = textOf(bytes);
      const messages = breakage.messages?.(message) ?? [message];
      void opened.then(() => {
        for (const each of messages) upstream.send(each);
      });
    });
    upstream.on('close', (code) => client.close(code === 1005 || code === 1006 ? 1000 : code));
    upstream.on('error', () => client.terminate());
    client.on('close', () => upstream.terminate());
    client.on('error', () => upstream.terminate());
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
