import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time that a request may take to finish once the server stops, in milliseconds. @source ours */
const graceMs = 5_000;

/**
 * Closes connections that would prevent a server from stopping: at once those without a request
 * (browsers open some in advance, and Node waits for them), and after `graceMs` those whose request or
 * response is not complete.
 * @returns a function to call when the server stops; it returns a function to call afterwards
 */
export function watchConnections(server: Server): () => () => void {
  // WebSocket connections remain in the set, as they carry no request: they are closed before HTTP is.
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () => {
    for (const socket of silent) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    return () => clearTimeout(timer);
  };
}
