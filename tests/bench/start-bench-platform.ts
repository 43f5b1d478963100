import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/src/store/embedded-postgres.ts';
import { discard, startServer, waitUntilReady, type RunningServer } from '../e2e/start-server.ts';
import { startRedis } from '../realtime/redis-process.ts';

/** The platform and its database, each as a process of its own. */
export interface BenchPlatform extends AsyncDisposable {
  /** Address of the first node. */
  readonly origin: string;
  /** Addresses of all nodes. */
  readonly origins: readonly string[];
  readonly databaseUrl: string;
  /** The processes of the nodes. */
  readonly pids: readonly number[];
}

/** Options of the platform. */
export interface BenchPlatformOptions {
  /**
   * `outside` (default): a PostgreSQL that the nodes use by `DATABASE_URL`; `built-in`: the one that the
   * only node starts automatically.
   */
  readonly database?: 'outside' | 'built-in';
  /** Nodes on that database, connected by Redis if there is more than one. Default 1. */
  readonly nodes?: number;
  /** Additional settings of every node. */
  readonly env?: Readonly<Record<string, string>>;
}

const quiet = { LOG_LEVEL: 'error' } as const;

/** URL of a server's built-in database: a socket in its data folder. */
const builtInUrl = (dataFolder: string): string =>
  `postgresql://lobi@localhost/lobi?host=${encodeURIComponent(join(dataFolder, 'run'))}`;

/** Starts the platform with its demo data, in folders that are deleted afterwards. */
export async function startBenchPlatform({
  database = 'outside',
  nodes: count = 1,
  env: more = {},
}: BenchPlatformOptions = {}): Promise<BenchPlatform> {
  await using running = new AsyncDisposableStack();
  const env: Record<string, string> = {
    ...quiet,
    // An external database has no demo by default.
    LOBI_DEMO: '1',
    LOBI_DEMO_PLAYERS: '0',
    LOBI_SECRET: randomUUID(),
    ...more,
  };
  if (database === 'outside') {
    const folder = await mkdtemp(join(tmpdir(), 'lobi-bench-'));
    running.defer(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataFolder: folder });
    running.defer(() => postgres.stop());
    env['DATABASE_URL'] = postgres.connectionString;
  }
  if (count > 1) {
    const redis = await startRedis();
    running.defer(() => redis.stop());
    env['REDIS_URL'] = redis.url;
  }
  const nodes: RunningServer[] = [];
  // Sequentially, because the first one fills the database.
  for (let index = 0; index < count; index++) {
    const node = await startServer({ env });
    running.defer(() => discard(node));
    nodes.push(node);
    await waitUntilReady(node);
  }
  const [first] = nodes;
  if (!first) throw new Error('The platform has no node.');
  const stack = running.move();
  return {
    origin: first.origin,
    origins: nodes.map(({ origin }) => origin),
    pids: nodes.map(({ pid }) => pid),
    databaseUrl: env['DATABASE_URL'] ?? builtInUrl(first.dataFolder),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
