import type { Logger } from 'pino';
import type { Environment } from './config/read-environment.ts';
import { StartError } from './config/start-error.ts';
import { openDatabase, type DatabasePool } from './store/database.ts';
import { startEmbeddedPostgres } from './store/embedded-postgres.ts';
import { migrate } from './store/migrate.ts';

/** The database's own reasons not to start are written for people; the stack helps nobody. */
async function known<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const isSentence = error instanceof Error && error.constructor === Error;
    throw isSentence ? new StartError(error.message, error) : error;
  }
}

/**
 * Opens the database, our own or the given one, at the newest schema; `running` closes it again.
 * Errors: `StartError` with one sentence for whatever a person can put right.
 */
export async function openPlatformDatabase(
  { databaseUrl, dataFolder, reset, walArchive }: Environment,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<{ db: DatabasePool; isReady: () => Promise<boolean> }> {
  if (reset && databaseUrl !== undefined) {
    throw new StartError(
      'LOBI_RESET empties the built-in database only. Empty the one of DATABASE_URL yourself.',
    );
  }
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataFolder,
          archive: walArchive,
          log: (line) => logger.debug({ source: 'postgres' }, line),
        })
      : undefined;
  running.defer(() => embedded?.stop());
  const db = await known(
    openDatabase({
      connectionString: databaseUrl ?? embedded?.connectionString ?? '',
      onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
    }),
  );
  running.defer(() => db.close());
  if (reset) await db.run('drop schema public cascade; create schema public');
  await known(migrate(db));
  const isReady = () =>
    db.row('select 1').then(
      () => true,
      () => false,
    );
  return { db, isReady };
}
