import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { waitForRecovery } from '../store/base-backup.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { factsFile, type BackupFacts } from './backup.ts';
import { checkLedger, type LedgerReport } from './check-ledger.ts';
import { copyFolder, sumsOf } from './copy-cluster.ts';

/** Backup to restore, and the target time. */
export interface RestorePlan {
  /** Folder created by `takeBackup`. */
  readonly backup: string;
  /** Data folder to create; it must be empty or not exist. */
  readonly dataFolder: string;
  /** Folder of the archived write-ahead log, see `LOBI_WAL_ARCHIVE`. */
  readonly archive?: string | undefined;
  /**
   * Target time of the restore, later than the backup; requires `archive`. Default: the end of the log.
   */
  readonly until?: Date | undefined;
}

async function readFacts(backup: string): Promise<BackupFacts> {
  try {
    return JSON.parse(await readFile(join(backup, factsFile), 'utf8')) as BackupFacts;
  } catch (cause) {
    throw new StartError(`${backup} is not a complete backup: its ${factsFile} is missing.`, cause);
  }
}

/** Asserts that every file is unchanged since the backup. */
async function assertUnchanged(backup: string, { files }: BackupFacts): Promise<void> {
  const found = new Map((await sumsOf(backup)).map(({ path, sha256 }) => [path, sha256]));
  const damaged = files.find(({ path, sha256 }) => found.get(path) !== sha256);
  if (damaged) throw new StartError(`${damaged.path} of ${backup} is damaged or missing.`);
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** PostgreSQL settings for recovery from the archived log. */
function recoverySettings(archive: string, until: Date | undefined): string {
  const settings = [
    `restore_command = ${quote(`cp "${archive}/%f" "%p"`)}`,
    `recovery_target_action = 'promote'`,
    ...(until
      ? [
          `recovery_target_time = ${quote(until.toISOString().replace('T', ' ').replace('Z', '+00'))}`,
        ]
      : []),
  ];
  return `\n${settings.join('\n')}\n`;
}

const isEmptyFolder = async (folder: string): Promise<boolean> =>
  !existsSync(folder) || (await readdir(folder)).length === 0;

/** Timeout of the recovery from the log, in ms. */
const recoveryMs = 30 * 60_000;

/**
 * Creates a data folder from a backup, replays the log up to the target time, and runs all checks of the
 * ledger. The backup is not changed. Errors: `StartError` when the backup is incomplete or damaged, the
 * folder is not empty, or the log does not reach back to the backup.
 */
export async function restoreBackup({
  backup,
  dataFolder,
  archive,
  until,
}: RestorePlan): Promise<LedgerReport> {
  const facts = await readFacts(backup);
  if (until && archive === undefined) {
    throw new StartError(
      'A restore to a moment after the backup requires the archived WAL; set its folder.',
    );
  }
  if (until && until.toISOString() < facts.takenAt) {
    throw new StartError(
      `The backup was complete at ${facts.takenAt}, after the requested moment. Use an older one.`,
    );
  }
  if (!(await isEmptyFolder(dataFolder))) {
    throw new StartError(`${dataFolder} is not empty. Move it aside, or name another folder.`);
  }
  await assertUnchanged(backup, facts);

  try {
    return await restoreInto(dataFolder, { backup, archive, until });
  } catch (error) {
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  }
}

async function restoreInto(
  dataFolder: string,
  { backup, archive, until }: Omit<RestorePlan, 'dataFolder'>,
): Promise<LedgerReport> {
  const cluster = join(dataFolder, 'postgres');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await copyFolder(join(backup, 'postgres'), cluster);
  const secret = join(backup, 'secret');
  if (existsSync(secret)) await copyFile(secret, join(dataFolder, 'secret'));

  const settingsFile = join(cluster, 'postgresql.auto.conf');
  const settings = await readFile(settingsFile, 'utf8');
  if (archive !== undefined) {
    await appendFile(settingsFile, recoverySettings(archive, until));
    await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  }
  const postgres = await startEmbeddedPostgres({ dataFolder, startTimeoutMs: recoveryMs });
  try {
    await waitForRecovery(postgres.connectionString, recoveryMs);
    return await checkLedger(postgres.connectionString);
  } finally {
    await postgres.stop();
    await writeFile(settingsFile, settings);
  }
}
