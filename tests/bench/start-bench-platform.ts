import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/src/store/embedded-postgres.ts';
import { discard, startServer, waitUntilReady } from '../e2e/start-server.ts';

/** The platform and its database, each as a process of its own. */
export interface BenchPlatform extends AsyncDisposable {
  readonly origin: string;
  readonly databaseUrl: string;
}

/** Starts PostgreSQL and, on it, the platform with its demo data, in a folder that goes away after. */
export async function startBenchPlatform(): Promise<BenchPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-bench-'));
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const databaseUrl = postgres.connectionString;
  const server = await startServer({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' } });
  const stop = async () => {
    await discard(server);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: server.origin, databaseUrl, [Symbol.asyncDispose]: stop };
}
