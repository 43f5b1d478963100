import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../config/start-error.ts';
import type { Database, Transaction } from './database.ts';

/** One numbered file of SQL. Forward only: a mistake is mended by the next file. */
interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

interface AppliedRow {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Any number, the same in every process: one of them migrates, the others wait. */
const migrationLock = 7_230_115;

/**
 * Brings the database to the newest schema, all or nothing; answers the names applied.
 * Fails with one readable sentence when an applied file has changed since, or when the database
 * is newer than this program.
 */
export async function migrate(db: Database): Promise<string[]> {
  const known = await readMigrations();
  return db.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.run(`create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const applied = await tx.rows<AppliedRow>(
      'select number, name, checksum from schema_migrations order by number',
    );
    assertSameHistory(known, applied);
    const pending = known.slice(applied.length);
    for (const migration of pending) await apply(tx, migration);
    return pending.map((migration) => migration.name);
  });
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

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${migrationsFolder}${name}`, 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { number: Number.parseInt(name, 10), name, text, checksum };
    }),
  );
}
