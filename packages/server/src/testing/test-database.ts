import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../store/database.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { migrate } from '../store/migrate.ts';

/** An empty, migrated database of its own. */
export interface FreshDatabase {
  readonly db: Database;
  readonly connectionString: string;
}

/** A real PostgreSQL for one test file. */
export interface TestDatabase {
  /** A fresh database, some 30 ms each. Closed by `stop`. */
  fresh(options?: { readonly poolSize?: number }): Promise<FreshDatabase>;
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
    fresh: async (options = {}) => {
      count += 1;
      const connectionString = await postgres.createDatabase(`fresh_${count}`, 'lobi');
      const db = await openDatabase({ connectionString, ...options });
      opened.push(db);
      return { db, connectionString };
    },
    stop: async () => {
      for (const db of opened) await db.close();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
