import { setTimeout } from 'node:timers/promises';

/** Pause before a socket that was lost is opened again, in milliseconds. */
const againAfterMs = 3_000;

/** A frame of the Pusher protocol. */
const frame = (event: string, data: unknown = {}): string => JSON.stringify({ event, data });

/** Is in the channel for as long as the socket lives; resolves when it has ended. */
function sit(address: string, channel: string, signal: AbortSignal): Promise<void> {
  const socket = new WebSocket(address);
  const leave = (): void => socket.close();
  signal.addEventListener('abort', leave, { once: true });
  return new Promise((resolve) => {
    socket.addEventListener('open', () => socket.send(frame('pusher:subscribe', { channel })));
    socket.addEventListener('message', ({ data }) => {
      const { event } = JSON.parse(String(data)) as { event?: unknown };
      if (event === 'pusher:ping') socket.send(frame('pusher:pong'));
    });
    // A socket that could not be opened closes as well.
    socket.addEventListener('close', () => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
  });
}

/**
 * Sits in a public channel as the page of a game does, so that others see that a player is present.
 * Where sockets are at another broker no player is counted, and this changes nothing.
 * @param origin where the platform answers
 * @param key of its sockets
 * @param signal ends it
 */
export async function takeSeat(
  origin: string,
  key: string,
  channel: string,
  signal: AbortSignal,
): Promise<void> {
  const address = `${origin.replace(/^http/, 'ws')}/app/${key}?protocol=7&client=demo&version=1`;
  while (!signal.aborted) {
    await sit(address, channel, signal);
    await setTimeout(againAfterMs, undefined, { signal }).catch(() => undefined);
  }
}
