import { setTimeout } from 'node:timers/promises';

/** Pause before a lost socket is opened again, in milliseconds. */
const reconnectDelayMs = 3_000;

/** A frame of the Pusher protocol. */
const frame = (event: string, data: unknown = {}): string => JSON.stringify({ event, data });

/** Joins the channel for the lifetime of one socket; resolves when the socket has closed. */
function joinOnce(address: string, channel: string, signal: AbortSignal): Promise<void> {
  const socket = new WebSocket(address);
  const leave = (): void => socket.close();
  signal.addEventListener('abort', leave, { once: true });
  return new Promise((resolve) => {
    socket.addEventListener('open', () => socket.send(frame('pusher:subscribe', { channel })));
    socket.addEventListener('message', ({ data }) => {
      const { event } = JSON.parse(String(data)) as { event?: unknown };
      if (event === 'pusher:ping') socket.send(frame('pusher:pong'));
    });
    // A `close` event follows also when the socket could not be opened.
    socket.addEventListener('close', () => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
  });
}

/**
 * Joins a public channel as the page of a game does, so that others see that a player is present. With
 * an external broker players are not counted, and this has no effect.
 * @param origin base URL of the platform
 * @param key key of its realtime app
 * @param signal leaves the channel
 */
export async function takeSeat(
  origin: string,
  key: string,
  channel: string,
  signal: AbortSignal,
): Promise<void> {
  const address = `${origin.replace(/^http/, 'ws')}/app/${key}?protocol=7&client=demo&version=1`;
  while (!signal.aborted) {
    await joinOnce(address, channel, signal);
    await setTimeout(reconnectDelayMs, undefined, { signal }).catch(() => undefined);
  }
}
