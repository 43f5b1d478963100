import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { waitForRecovery } from '../store/base-backup.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { factsFile, type BackupFacts } from './backup.ts';
import { checkBooks, type BooksReport } from './check-books.ts';
import { copyFolder, sumsOf } from './copy-cluster.ts';

/** Backup to restore, and the time up to which. */
export interface RestorePlan {
  /** Folder that `takeBackup` made. */
  readonly backup: string;
  /** Data folder to make; it must be empty or not there. */
  readonly dataFolder: string;
  /** Folder with the log that was put aside since, as `LOBI_WAL_ARCHIVE` names it. */
  readonly archive?: string | undefined;
  /** Restores the ledger of this moment, later than the backup; needs `archive`. Default: all there is. */
  readonly until?: Date | undefined;
}

async function readFacts(backup: string): Promise<BackupFacts> {
  try {
    return JSON.parse(await readFile(join(backup, factsFile), 'utf8')) as BackupFacts;
  } catch (cause) {
    throw new StartError(`${backup} is not a complete backup: its ${factsFile} is missing.`, cause);
  }
}

/** Every file must be what it was when the backup was taken. */
async function assertUnchanged(backup: string, { files }: BackupFacts): Promise<void> {
  const found = new Map((await sumsOf(backup)).map(({ path, sha256 }) => [path, sha256]));
  const damaged = files.find(({ path, sha256 }) => found.get(path) !== sha256);
  if (damaged) throw new StartError(`${damaged.path} of ${backup} is damaged or missing.`);
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Settings with which PostgreSQL reads on in the log that was put aside. */
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

/** Longest time to read the log again, in ms. */
const recoveryMs = 30 * 60_000;

/**
 * Makes a data folder from a backup, reads the log on as far as wanted, and runs all checks of the
 * books. Nothing of the backup is changed. Errors: `StartError` when the backup is incomplete or
 * damaged, the folder is not empty, or the log does not reach back to the backup.
 */
export async function restoreBackup({
  backup,
  dataFolder,
  archive,
  until,
}: RestorePlan): Promise<BooksReport> {
  const facts = await readFacts(backup);
  if (until && archive === undefined) {
    throw new StartError('A moment after the backup needs the log that was put aside since.');
  }
  if (until && until.toISOString() < facts.takenAt) {
    throw new StartError(
      `The backup was complete at ${facts.takenAt}, after the moment that is wanted. Take an older one.`,
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
): Promise<BooksReport> {
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
    return await checkBooks(postgres.connectionString);
  } finally {
    await postgres.stop();
    await writeFile(settingsFile, settings);
  }
}
