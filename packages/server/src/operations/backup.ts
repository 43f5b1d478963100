import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { addressOfRunning, takeBaseBackup } from '../store/base-backup.ts';
import { copyCluster, sumsOf, type CopiedFile } from './copy-cluster.ts';

/** Facts of a backup, in its file `backup.json`. */
export interface BackupFacts {
  readonly format: 1;
  /** Completion of the copy, ISO 8601. A restored ledger is that of this time. */
  readonly takenAt: string;
  /** Major version of PostgreSQL. */
  readonly postgres: string;
  readonly files: readonly CopiedFile[];
}

/** Name of the file with the facts, inside a backup. */
export const factsFile = 'backup.json';

/** The master secret, without which seeds and credentials in the ledger cannot be opened. */
const secretFile = 'secret';

/**
 * Copies the built-in database of a running platform, and its secret, into a new folder without
 * interrupting it. Errors: `StartError` when no platform runs there or the folder exists.
 * @param dataFolder data folder of the platform
 * @param target new folder
 */
export async function takeBackup(dataFolder: string, target: string): Promise<BackupFacts> {
  if (existsSync(target)) {
    throw new StartError(`${target} exists already. Name a folder that does not exist.`);
  }
  const cluster = join(dataFolder, 'postgres');
  const address = addressOfRunning(cluster);
  // Written to a temporary folder next to the target and renamed, so that a folder of this name is
  // complete.
  const unfinished = `${target}.new-${process.pid}`;
  const copy = join(unfinished, 'postgres');
  await mkdir(join(copy, 'pg_wal'), { recursive: true, mode: 0o700 });

  const { label } = await takeBaseBackup(
    address,
    () => copyCluster(cluster, copy),
    async ({ firstSegment, lastSegment }) => {
      const segments = (await readdir(join(cluster, 'pg_wal'))).filter(
        (name) => name.length === 24 && name >= firstSegment && name <= lastSegment,
      );
      for (const name of segments) {
        await copyFile(join(cluster, 'pg_wal', name), join(copy, 'pg_wal', name));
      }
    },
  );
  await writeFile(join(copy, 'backup_label'), label, { mode: 0o600 });
  if (existsSync(join(dataFolder, secretFile))) {
    await copyFile(join(dataFolder, secretFile), join(unfinished, secretFile));
  }
  const facts: BackupFacts = {
    format: 1,
    takenAt: new Date().toISOString(),
    postgres: (await readFile(join(copy, 'PG_VERSION'), 'utf8')).trim(),
    files: await sumsOf(unfinished),
  };
  await writeFile(join(unfinished, factsFile), JSON.stringify(facts), { mode: 0o600 });
  await rename(unfinished, target);
  return facts;
}
