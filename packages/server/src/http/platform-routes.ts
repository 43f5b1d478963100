import type { FastifyInstance } from 'fastify';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

/** Routes beside the API table: life, readiness and the two documents. @source ours */
export const platformPaths = {
  up: '/up',
  ready: '/ready',
  openApi: '/api/openapi.json',
  asyncApi: '/api/asyncapi.json',
} as const;

export interface PlatformRouteDependencies {
  /** Does this process take calls, and why not? */
  readonly readiness: () => Promise<
    { readonly isReady: true } | { readonly isReady: false; readonly reason: string }
  >;
  readonly realtimeKey: string;
}

/** Makes the routes of `platformPaths`. */
export function registerPlatformRoutes(
  app: FastifyInstance,
  { readiness, realtimeKey }: PlatformRouteDependencies,
): void {
  const documents = {
    [platformPaths.openApi]: openApiDocument(),
    [platformPaths.asyncApi]: asyncApiDocument(realtimeKey),
  };

  app.get(platformPaths.up, { logLevel: 'warn' }, async () => ({ status: 'up' }));
  app.get(platformPaths.ready, { logLevel: 'warn' }, async (request, reply) => {
    const answer = await readiness();
    if (answer.isReady) return { status: 'ready' };
    // Read by operators and by what watches for them, so it says why, and in one language.
    return reply.code(503).header('retry-after', '1').send({
      status: 'not ready',
      reason: answer.reason,
      reference: request.id,
    });
  });
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return document;
    });
  }
}
