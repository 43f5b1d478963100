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
  subscribed = new Set<unknown>(),
): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  const isCall = (request: Request) => /\/(api|broadcasting)\//.test(request.url());
  page.on('request', (request) => void (isCall(request) && subscribed.add(request)));
  page.on('requestfinished', (request) => void subscribed.delete(request));
  page.on('requestfailed', (request) => void subscribed.delete(request));
  await page.routeWebSocket(/\/app\//, (socket) => {
    sockets.push(socket);
    subscribed.add(socket);
    const server = socket.connectToServer();
    socket.onClose((code, reason) => {
      subscribed.delete(socket);
      void server.close({ ...(code === undefined ? {} : { code }), ...(reason ? { reason } : {}) });
    });
    socket.onMessage((message) => {
      const { event, data } = readFrame(message);
      const channel = typeof data === 'object' ? data.channel : undefined;
      if (event === 'pusher:subscribe' && channel !== undefined) subscribed.add(channel);
      if (event === 'pusher:ping') subscribed.add(event);
      server.send(message);
    });
    server.onMessage((message) => {
      const { event, channel = '' } = readFrame(message);
      if (event === 'pusher:connection_established') subscribed.delete(socket);
      if (event === 'pusher_internal:subscription_succeeded') subscribed.delete(channel);
      if (event === 'pusher:pong') subscribed.delete('pusher:ping');
      socket.send(message);
    });
  });
  return sockets;
}
