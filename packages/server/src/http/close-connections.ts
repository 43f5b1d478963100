import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A request may take this long to end once the server stops, in milliseconds. @source ours */
const graceMs = 5_000;

/**
 * Closes what would keep a server from stopping: at once the connections that have brought no request
 * (browsers open some in advance, and Node waits for them as for a request), and after `graceMs` any
 * whose request has not come or been answered to its end.
 * @returns to be called when the server stops; what it returns, once it has
 */
export function watchConnections(server: Server): () => () => void {
  // Sockets of channels stay in it, as they bring no request: they are closed before HTTP is.
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
