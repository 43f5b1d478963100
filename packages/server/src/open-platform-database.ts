import type { Logger } from 'pino';
import type { Environment } from './config/read-environment.ts';
import type { Sealer } from './config/sealer.ts';
import { StartError } from './config/start-error.ts';
import { openDatabase, type DatabasePool } from './store/database.ts';
import { startEmbeddedPostgres } from './store/embedded-postgres.ts';
import { migrate } from './store/migrate.ts';
import { adoptSecret, assertSecretFits } from './store/secret-keys.ts';

/** Errors of the database at its start have readable messages, and are shown without a stack trace. */
async function readableErrors<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const isReadable = error instanceof Error && error.constructor === Error;
    throw isReadable ? new StartError(error.message, error) : error;
  }
}

/** Timeouts of the readiness write, shorter than those of other writes. */
const probeTimeouts = { connectionMs: 2_000, statementMs: 2_000, commitMs: 2_000 };

/** The secret with which the database must have been encrypted. */
interface DatabaseSecret {
  readonly sealer: Sealer;
  /** File of the secret; `undefined` when it was given as `LOBI_SECRET`. */
  readonly secretFile: string | undefined;
}

/**
 * Opens the database, built-in or external, with the newest schema and its secret; `running` closes it
 * again. Errors: `StartError` with one sentence about a cause that the operator can fix.
 */
export async function openPlatformDatabase(
  { databaseUrl, dataFolder, reset, walArchive }: Environment,
  { sealer, secretFile }: DatabaseSecret,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<{ db: DatabasePool; probe: DatabasePool }> {
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
  const connectionString = databaseUrl ?? embedded?.connectionString ?? '';
  const db = await readableErrors(
    openDatabase({
      connectionString,
      onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection failed'),
    }),
  );
  running.defer(() => db.close());
  if (reset) await db.run('drop schema public cascade; create schema public');
  // Runs before any write, including migrations.
  await assertSecretFits(db, sealer, secretFile);
  await readableErrors(migrate(db));
  await adoptSecret(db, sealer, secretFile);
  // Separate connection for the readiness check, which must not wait for calls of players.
  const probe = await readableErrors(
    openDatabase({ connectionString, poolSize: 1, waits: probeTimeouts }),
  );
  running.defer(() => probe.close());
  return { db, probe };
}
