import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { assertPortIsFree } from '../config/listen-error.ts';
import type { Metrics } from './metrics.ts';

/** Address of the metrics endpoint. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves `/metrics` on a separate port, so that no proxy in front of the app can publish it by mistake.
 * Errors: `StartError` when the port is taken.
 */
export async function listenForMetrics(
  metrics: Pick<Metrics, 'read' | 'contentType'>,
  { host, port }: MetricsAddress,
): Promise<{ close(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  };
  await assertPortIsFree(host, port, { portName: 'METRICS_PORT', hostName: 'METRICS_HOST' });
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(503).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
