import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '../store/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../store/embedded-postgres.ts';
import { migrate } from '../store/migrate.ts';

/** A database of its own. */
export interface FreshDatabase {
  readonly name: string;
  readonly db: Database;
  readonly connectionString: string;
}

/** What a fresh database starts with. */
export interface FreshOptions {
  readonly poolSize?: number;
  /** Name of a database to copy, which must be closed. Default: an empty, migrated one. */
  readonly template?: string;
}

/** A real PostgreSQL for one test file. */
export interface TestDatabase {
  /** A database of its own, some 30 ms each where temporary files lie in memory. Closed by `stop`. */
  fresh(options?: FreshOptions): Promise<FreshDatabase>;
  stop(): Promise<void>;
}

/** Names the folder of a cluster with a migrated `lobi`, at rest, that test files start from. */
const preparedCluster = 'LOBI_TEST_CLUSTER';

const runProgram = promisify(execFile);

/**
 * Makes a cluster for all test files of a run to start from: making and migrating one takes as long
 * as many a file. Answers how to remove it.
 */
export async function prepareTestCluster(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-prepared-'));
  const postgres = await startMigrated(dataFolder);
  await postgres.stop();
  process.env[preparedCluster] = join(dataFolder, 'postgres');
  return async () => {
    delete process.env[preparedCluster];
    await rm(dataFolder, { recursive: true, force: true });
  };
}

async function startMigrated(dataFolder: string): Promise<EmbeddedPostgres> {
  const prepared = process.env[preparedCluster];
  // With its owner, who is not root.
  if (prepared) await runProgram('cp', ['-a', prepared, join(dataFolder, 'postgres')]);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  if (prepared) return postgres;
  const template = await openDatabase({ connectionString: postgres.connectionString });
  await migrate(template);
  await template.close();
  return postgres;
}

/**
 * Starts the embedded PostgreSQL in a folder of its own, as durable as in earnest, with a migrated
 * template that `fresh` copies. Call it in `beforeAll` and `stop` in `afterAll`.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-test-'));
  const postgres = await startMigrated(dataFolder);
  const opened: Database[] = [];
  let count = 0;
  return {
    fresh: async ({ template: copied = 'lobi', ...options } = {}) => {
      count += 1;
      const name = `fresh_${count}`;
      const connectionString = await postgres.createDatabase(name, copied);
      const db = await openDatabase({ connectionString, ...options });
      opened.push(db);
      return { name, db, connectionString };
    },
    stop: async () => {
      for (const db of opened) await db.close();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
