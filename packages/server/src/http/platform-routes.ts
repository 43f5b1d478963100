import type { FastifyInstance } from 'fastify';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

/** Routes that are not in the API table: liveness, readiness and the two API documents. @source ours */
export const platformPaths = {
  up: '/up',
  ready: '/ready',
  openApi: '/api/openapi.json',
  asyncApi: '/api/asyncapi.json',
} as const;

export interface PlatformRouteDependencies {
  /** Whether this process accepts calls, and otherwise the reason. */
  readonly readiness: () => Promise<
    { readonly isReady: true } | { readonly isReady: false; readonly reason: string }
  >;
  readonly realtimeKey: string;
}

/** Registers the routes of `platformPaths`. */
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
    // For operators and monitoring: gives the reason, in one language.
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
