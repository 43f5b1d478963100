import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** A proxy in front of a page that can send events to the browser. */
export interface Wire extends AsyncDisposable {
  readonly origin: string;
  /** Sends a frame to every connected browser. */
  send(frame: string): void;
  /** Resolves when a frame with the text has been sent to a browser. */
  seen(text: string): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(answer: Answer, accept: (socket: WebSocket, path: string) => void) {
  const server = createServer(answer);
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => accept(socket, request.url ?? '/'));
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const close = async () => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  const { port } = server.address() as AddressInfo;
  const broadcast = (frame: string) => {
    for (const socket of sockets.clients) socket.send(frame);
  };
  return { origin: `http://localhost:${port}`, close, broadcast };
}

/** A minimal page with a bare socket: the lower limit of the time between an event and the paint. */
export async function bareWire(html: string): Promise<Wire> {
  let connected = () => {};
  const connection = new Promise<void>((resolve) => {
    connected = resolve;
  });
  const { origin, close, broadcast } = await listen(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    },
    () => connected(),
  );
  return { origin, send: broadcast, seen: () => connection, [Symbol.asyncDispose]: close };
}

/** The platform behind a proxy that forwards everything in both directions. */
export async function platformWire(platform: string): Promise<Wire> {
  const waiting = new Map<string, () => void>();
  const notice = (frame: string) => {
    for (const [text, resolve] of waiting) if (frame.includes(text)) resolve();
  };
  const pass: Answer = (request, response) => {
    const { method, headers, url = '/' } = request;
    const upstream = httpRequest(new URL(url, platform), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(upstream);
  };
  const { origin, close, broadcast } = await listen(pass, (socket, path) => {
    const upstream = new WebSocket(platform.replace('http', 'ws') + path, { origin: platform });
    const early: string[] = [];
    socket.on('message', (data: Buffer) => {
      if (upstream.readyState === WebSocket.OPEN) upstream.send(data.toString());
      else early.push(data.toString());
    });
    upstream.on('open', () => {
      for (const frame of early) upstream.send(frame);
    });
    upstream.on('message', (data: Buffer) => {
      socket.send(data.toString());
      notice(data.toString());
    });
    socket.on('close', () => upstream.terminate());
  });
  return {
    origin,
    send: broadcast,
    seen: (text) =>
      new Promise((resolve) => {
        waiting.set(text, resolve);
      }),
    [Symbol.asyncDispose]: close,
  };
}
