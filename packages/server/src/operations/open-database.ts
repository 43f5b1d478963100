import { resolve } from 'node:path';
import { prepareDataFolder } from '../config/data-folder.ts';
import type { Environment } from '../config/read-environment.ts';
import { addressOfRunning } from '../store/base-backup.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { isFolderInUse } from '../store/folder-lock.ts';
import { migrate } from '../store/migrate.ts';

/**
 * Opens the configured database for a command, with the newest schema, whether or not the platform runs:
 * that of `DATABASE_URL`, else the built-in one, which is started for the command if it is not running.
 * `running` closes and stops it again. Errors: `StartError` with one sentence.
 */
export async function openForCommand(
  { databaseUrl, dataFolder }: Pick<Environment, 'databaseUrl' | 'dataFolder'>,
  running: AsyncDisposableStack,
): Promise<Database> {
  const connectionString = databaseUrl ?? (await builtInAddress(dataFolder, running));
  const db = await openDatabase({ connectionString, poolSize: 2 });
  running.defer(() => db.close());
  await migrate(db);
  return db;
}

async function builtInAddress(dataFolder: string, running: AsyncDisposableStack): Promise<string> {
  if (isFolderInUse(dataFolder)) return addressOfRunning(resolve(dataFolder, 'postgres'));
  prepareDataFolder(dataFolder);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  running.defer(() => postgres.stop());
  return postgres.connectionString;
}
