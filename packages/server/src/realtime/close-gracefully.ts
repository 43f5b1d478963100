import type { WebSocket } from 'ws';
import { closeCodes } from './frames.ts';

/** Timeout of the closing handshake, in ms. */
const closeTimeoutMs = 1_000;

/** Closes a connection after `delayMs`; resolves when it is closed. */
export function closeGracefully(socket: WebSocket, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) return resolve();
    let cut: NodeJS.Timeout | undefined;
    const start = setTimeout(() => {
      cut = setTimeout(() => socket.terminate(), closeTimeoutMs);
      socket.close(closeCodes.goingAway, 'Going away');
    }, delayMs);
    socket.once('close', () => {
      clearTimeout(start);
      clearTimeout(cut);
      resolve();
    });
  });
}
