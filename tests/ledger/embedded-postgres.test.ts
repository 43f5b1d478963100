import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { compileCache } from '../../packages/server/src/testing/compile-cache.ts';
import { queryRow } from '../query-rows.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writer = fileURLToPath(new URL('./embedded-writer.ts', import.meta.url));

/** A process that starts the database, inserts rows continuously and prints the last acknowledged one. */
async function startWriter(): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const child = spawn(process.execPath, ['--conditions=@lobi/source', writer, folder], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The writer ended early.')));
    child.stdout.on('data', (chunk: Buffer) => {
      last = Number(chunk.toString().trim().split('\n').at(-1));
      if (last >= 20) resolve();
    });
  });
  return { child, acknowledged: () => last };
}

const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

async function countRows(): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const db = await openDatabase({ connectionString: postgres.connectionString });
  const row = await queryRow<{ count: bigint }>(db, 'select count(*) as count from kept');
  await db.close();
  await postgres.stop();
  return Number(row?.count);
}

describe('the embedded PostgreSQL', () => {
  it('the embedded PostgreSQL keeps every acknowledged row when its process is killed, and starts again', async () => {
    for (let kill = 1; kill <= 2; kill += 1) {
      const { child, acknowledged } = await startWriter();
      const ended = exitOf(child);
      child.kill('SIGKILL');
      await ended;
      expect(await countRows()).toBeGreaterThanOrEqual(acknowledged());
    }
  });

  it('the embedded PostgreSQL rejects a second process on the same data with one sentence', async () => {
    const { child } = await startWriter();
    const ended = exitOf(child);
    await expect(startEmbeddedPostgres({ dataFolder: folder })).rejects.toThrow(
      /^The data folder .* is in use by process \d+; stop it, or choose another one with LOBI_DATA_DIR\.$/,
    );
    child.kill('SIGKILL');
    await ended;
    expect(await countRows()).toBeGreaterThan(0);
  });

  it('the embedded PostgreSQL rejects a second start within one process', async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: folder });
    await expect(startEmbeddedPostgres({ dataFolder: folder })).rejects.toThrow(/is in use/);
    await postgres.stop();
  });

  it('the embedded PostgreSQL reports a read-only folder in one sentence', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(startEmbeddedPostgres({ dataFolder: join(file, 'data') })).rejects.toThrow(
      /^The data folder .* cannot be written\. Choose another one with LOBI_DATA_DIR\.$/,
    );
  });

  it('the embedded PostgreSQL works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    const postgres = await startEmbeddedPostgres({ dataFolder: deep });
    const db = await openDatabase({ connectionString: postgres.connectionString });
    expect(await db.row('select 1 as one')).toEqual({ one: 1 });
    await db.close();
    await postgres.stop();
  });
});

describe('a database', () => {
  // id: database-durability-off
  it.each([
    ['synchronous_commit', 'alter database lobi set synchronous_commit = off'],
    ['synchronous_commit', 'alter role lobi set synchronous_commit = off'],
  ])('a database with %s turned off is rejected (%s)', async (setting, statement) => {
    const postgres = await startEmbeddedPostgres({ dataFolder: folder });
    const db = await openDatabase({ connectionString: postgres.connectionString });
    await db.run(statement);
    await db.close();
    await expect(openDatabase({ connectionString: postgres.connectionString })).rejects.toThrow(
      `The database has ${setting} switched off and could lose acknowledged bets; switch it on.`,
    );
    await postgres.stop();
  });

  it('a database that cannot be reached is reported in one sentence', async () => {
    await expect(
      openDatabase({ connectionString: 'postgresql://unknown@127.0.0.1:1/none' }),
    ).rejects.toThrow(/^The database cannot be reached: .*\.$/);
  });

  it('a database is migrated once, and rejected when its history differs or is newer', async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: folder });
    const db = await openDatabase({ connectionString: postgres.connectionString });
    const both = await Promise.all([migrate(db), migrate(db)]);
    const written = await readdir(new URL('../../packages/server/migrations/', import.meta.url));
    expect(both.flat()).toEqual(written.toSorted());
    await db.run(`update schema_migrations set checksum = 'other' where number = 2`);
    await expect(migrate(db)).rejects.toThrow(
      'The migration 0002_ledger.sql differs from the one that this database has seen.',
    );
    await db.run('delete from schema_migrations where number = 2');
    await db.run(`insert into schema_migrations (number, name, checksum)
      values (9999, '9999_future.sql', 'x')`);
    await expect(migrate(db)).rejects.toThrow(/differs|newer/);
    await db.close();
    await postgres.stop();
  });
});
