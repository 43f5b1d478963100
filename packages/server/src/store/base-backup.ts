import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import type { RowStatement } from './database.ts';
import { column, readRows, type Columns, type RowOf } from './row-shape.ts';

/** Additional files that a copy of a running cluster needs. */
export interface BaseBackup {
  /** Text of the file `backup_label`, with the position from which PostgreSQL recovers. */
  readonly label: string;
  /** Names of the first and the last WAL segment of the copy. */
  readonly firstSegment: string;
  readonly lastSegment: string;
}

/** Address of the cluster of a data folder that a running platform has started. */
export function addressOfRunning(cluster: string): string {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (cause) {
    throw new StartError(
      `No database runs in ${cluster}. Start the platform, or name its data folder with LOBI_DATA_DIR.`,
      cause,
    );
  }
  const [, , , port = '', sockets = ''] = lines;
  return `postgresql://lobi@localhost/lobi?host=${encodeURIComponent(sockets)}&port=${port}`;
}

/**
 * Runs a base backup of a running cluster: `copyFiles` copies its files, then `copyLog` the WAL
 * segments. The WAL is retained for the duration of the copy.
 */
export async function takeBaseBackup(
  address: string,
  copyFiles: () => Promise<void>,
  copyLog: (backup: BaseBackup) => Promise<void>,
): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const one = async <Shape extends Columns>(
    statement: RowStatement<Shape>,
  ): Promise<RowOf<Shape>> => {
    const [row] = readRows(statement, await client.query(statement.text));
    if (!row) throw new Error('The database returned no backup label.');
    return row;
  };
  try {
    await client.query(
      `select pg_create_physical_replication_slot('lobi_backup_${process.pid}', true, true)`,
    );
    const { first } = await one({
      text: `select pg_walfile_name(pg_backup_start('lobi', true)) as first`,
      columns: { first: column.text },
    });
    await copyFiles();
    const { label, last } = await one({
      text: `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
      columns: { label: column.text, last: column.text },
    });
    const backup = { label, firstSegment: first, lastSegment: last };
    await copyLog(backup);
    return backup;
  } finally {
    // Closing the connection ends the backup, if it is in progress, and releases the WAL.
    await client.end();
  }
}

const inRecovery = {
  text: 'select pg_is_in_recovery() as busy',
  columns: { busy: column.boolean },
};

/** Waits until a cluster has finished its recovery and accepts writes. */
export async function waitForRecovery(address: string, withinMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const [recovery] = readRows(inRecovery, await client.query(inRecovery.text));
      if (recovery?.busy === false) return;
      if (Date.now() > deadline) {
        throw new StartError(
          'The database has not finished its recovery in time; see its log, and try again.',
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await client.end();
  }
}
