import type { Page, Request, WebSocketRoute } from '@playwright/test';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data?: { readonly channel?: string } | string;
}

const readFrame = (message: string | Buffer): Frame => JSON.parse(message.toString()) as Frame;

/** Tracks the sockets that a page opens from now on, and can inject messages. */
export async function listenIn(
  page: Page,
  /** Tracks pending requests: calls, connections, channels, pings. */
  asked = new Set<unknown>(),
): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  const isCall = (request: Request) => /\/(api|broadcasting)\//.test(request.url());
  page.on('request', (request) => void (isCall(request) && asked.add(request)));
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
  await page.routeWebSocket(/\/app\//, (socket) => {
    sockets.push(socket);
    asked.add(socket);
    const server = socket.connectToServer();
    socket.onClose((code, reason) => {
      asked.delete(socket);
      void server.close({ ...(code === undefined ? {} : { code }), ...(reason ? { reason } : {}) });
    });
    socket.onMessage((message) => {
      const { event, data } = readFrame(message);
      const channel = typeof data === 'object' ? data.channel : undefined;
      if (event === 'pusher:subscribe' && channel !== undefined) asked.add(channel);
      if (event === 'pusher:ping') asked.add(event);
      server.send(message);
    });
    server.onMessage((message) => {
      const { event, channel = '' } = readFrame(message);
      if (event === 'pusher:connection_established') asked.delete(socket);
      if (event === 'pusher_internal:subscription_succeeded') asked.delete(channel);
      if (event === 'pusher:pong') asked.delete('pusher:ping');
      socket.send(message);
    });
  });
  return sockets;
}
