import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../config/start-error.ts';
import type { Database, Transaction } from './database.ts';
import { sqlStateOf } from './sql-state.ts';
import { column, type RowOf } from './row-shape.ts';

/** One numbered SQL file. Forward only: a mistake is fixed by the next file. */
interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const appliedColumns = {
  number: column.integer,
  name: column.text,
  checksum: column.text,
};

type AppliedRow = RowOf<typeof appliedColumns>;

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Advisory lock, the same in every process: one process migrates while the others wait. */
const migrationLock = 7_230_115;

/** SQLSTATE of a lock timeout. */
const lockNotAvailable = '55P03';

/**
 * Lock timeout of a migration. While it waits for a table in use, all other statements queue behind it;
 * so it gives up early, lets them pass, and retries.
 */
const lockTimeout = '1s';
const lockAttempts = 30;

/**
 * Migrates the database to the newest schema, atomically, while other processes use it; returns the
 * names of the applied files. Fails with one readable sentence when an applied file has changed since,
 * when the database is newer than this program, or when another session holds a required table for too
 * long.
 * @param folder folder of the numbered files, ending in a slash
 */
export async function migrate(db: Database, folder = migrationsFolder): Promise<string[]> {
  const known = await readMigrations(folder);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyPending(db, known);
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error;
      if (attempt === lockAttempts) {
        throw new StartError(
          'The database could not be brought up to date: another program holds a table that has to change. End long transactions and start again.',
          error,
        );
      }
      await pauseMs(100 * attempt);
    }
  }
}

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function applyPending(db: Database, known: readonly Migration[]): Promise<string[]> {
  const work = async (tx: Transaction): Promise<string[]> => {
    // A file may have to rewrite many rows; statement timeouts are meant for calls of players.
    await tx.run('set local statement_timeout = 0');
    await tx.run('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.run(`set local lock_timeout = '${lockTimeout}'`);
    await tx.run(`create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const applied = await tx.rows({
      text: 'select number, name, checksum from schema_migrations order by number',
      columns: appliedColumns,
    });
    assertSameHistory(known, applied);
    const pending = known.slice(applied.length);
    for (const migration of pending) await apply(tx, migration);
    return pending.map((migration) => migration.name);
  };
  return db.transaction(work, { isLong: true });
}

async function apply(tx: Transaction, { number, name, text, checksum }: Migration): Promise<void> {
  await tx.run(text);
  await tx.run('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

function assertSameHistory(known: readonly Migration[], applied: readonly AppliedRow[]): void {
  for (const [index, row] of applied.entries()) {
    const migration = known[index];
    if (!migration) {
      throw new StartError(
        `The database is newer than this program: it has the migration ${row.name}, which is unknown here.`,
      );
    }
    if (migration.number !== row.number || migration.checksum !== row.checksum) {
      throw new StartError(
        `The migration ${migration.name} differs from the one that this database has seen.`,
      );
    }
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}${name}`, 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { number: Number.parseInt(name, 10), name, text, checksum };
    }),
  );
}
