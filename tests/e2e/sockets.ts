import type { Page, WebSocketRoute } from '@playwright/test';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data?: { readonly channel?: string } | string;
}

const readFrame = (message: string | Buffer): Frame => JSON.parse(message.toString()) as Frame;

/** The sockets that a page opens from now on, through which more can be said than the platform says. */
export async function listenIn(
  page: Page,
  /** Holds the channels that were asked for and not joined yet. */
  asked = new Set<string>(),
): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { event, data } = readFrame(message);
      const channel = typeof data === 'object' ? data.channel : undefined;
      if (event === 'pusher:subscribe' && channel !== undefined) asked.add(channel);
      server.send(message);
    });
    server.onMessage((message) => {
      const { event, channel = '' } = readFrame(message);
      if (event === 'pusher_internal:subscription_succeeded') asked.delete(channel);
      socket.send(message);
    });
  });
  return sockets;
}
