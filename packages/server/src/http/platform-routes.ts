import type { FastifyInstance } from 'fastify';
import { AppError } from '@lobi/core/contract';
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
  /** Is the database reached, with all migrations done? */
  readonly isReady: () => Promise<boolean>;
  readonly realtimeKey: string;
}

/** Makes the routes of `platformPaths`. */
export function registerPlatformRoutes(
  app: FastifyInstance,
  { isReady, realtimeKey }: PlatformRouteDependencies,
): void {
  const documents = {
    [platformPaths.openApi]: openApiDocument(),
    [platformPaths.asyncApi]: asyncApiDocument(realtimeKey),
  };

  app.get(platformPaths.up, { logLevel: 'warn' }, async () => ({ status: 'up' }));
  app.get(platformPaths.ready, { logLevel: 'warn' }, async () => {
    if (await isReady()) return { status: 'ready' };
    throw new AppError('unavailable', 'not ready', { retryAfterSeconds: 1 });
  });
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return document;
    });
  }
}
