import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../store/database.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
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

/**
 * Starts the embedded PostgreSQL in a folder of its own, as durable as in earnest, and migrates a
 * template that `fresh` copies. Call it in `beforeAll` and `stop` in `afterAll`.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-test-'));
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const template = await openDatabase({ connectionString: postgres.connectionString });
  await migrate(template);
  await template.close();
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
