import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '../store/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../store/embedded-postgres.ts';
import { migrate } from '../store/migrate.ts';
import { nameStatements } from './named-statements.ts';
import { makeRestorable, restoreRows } from './restorable-database.ts';

/** A separate database. */
export interface FreshDatabase {
  readonly name: string;
  readonly db: Database;
  readonly connectionString: string;
  readonly poolSize: number | undefined;
}

/** Options of a fresh database. */
export interface FreshOptions {
  readonly poolSize?: number | undefined;
  /** Name of a database to copy, which must have no connections. Default: an empty, migrated one. */
  readonly template?: string;
}

/** A real PostgreSQL for one test file. */
export interface TestDatabase {
  /** Creates a separate database, some 30 ms each if temporary files are in memory. Closed by `stop`. */
  fresh(options?: FreshOptions): Promise<FreshDatabase>;
  /**
   * A separate, empty, migrated database until its `release`, which restores it for the next test: with its
   * open connections, on which every statement is prepared, it is several times faster than a fresh one.
   */
  acquire(options?: Pick<FreshOptions, 'poolSize'>): Promise<FreshDatabase>;
  /** Ends the use of an acquired database. */
  release(database: FreshDatabase): Promise<void>;
  stop(): Promise<void>;
}

/** Options of a test file's PostgreSQL. */
export interface TestDatabaseOptions {
  /** Uses a separate cluster, for tests that change its settings. Default: one per process. */
  readonly alone?: boolean;
}

/**
 * Environment variable with the folder of a stopped cluster with a migrated `lobi`, from which test
 * files start.
 */
const preparedCluster = 'LOBI_TEST_CLUSTER';

const runProgram = promisify(execFile);

/**
 * Prepares a cluster from which all test files of a run start, because creating and migrating one takes
 * as long as some test files. Returns a function that removes it, and the clusters started from it.
 */
export async function prepareTestCluster(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-prepared-'));
  const postgres = await startMigrated(dataFolder);
  await postgres.stop();
  process.env[preparedCluster] = join(dataFolder, 'postgres');
  return async () => {
    delete process.env[preparedCluster];
    await stopLeftOver(dataFolder);
    await rm(dataFolder, { recursive: true, force: true });
  };
}

/** Ends the clusters of processes that have ended. */
async function stopLeftOver(folder: string): Promise<void> {
  for await (const pidFile of glob('*/postgres/postmaster.pid', { cwd: folder })) {
    const postmaster = Number.parseInt(await readFile(join(folder, pidFile), 'utf8'), 10);
    endAtOnce(postmaster);
    while (isRunning(postmaster)) await setTimeout(20);
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has already ended.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startMigrated(dataFolder: string): Promise<EmbeddedPostgres> {
  const prepared = process.env[preparedCluster];
  // Keeps its owner, who is not root.
  if (prepared) await runProgram('cp', ['-a', prepared, join(dataFolder, 'postgres')]);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  if (prepared) return postgres;
  const template = await openDatabase({ connectionString: postgres.connectionString });
  await migrate(template);
  await template.close();
  return postgres;
}

/** The cluster of this process, which its test files use one after the other. */
let shared: Promise<EmbeddedPostgres> | undefined;
/** Databases created by this process. */
let createdCount = 0;

const startShared = async (prepared: string): Promise<EmbeddedPostgres> =>
  startMigrated(await mkdtemp(join(dirname(prepared), 'of-')));

/**
 * Starts an embedded PostgreSQL with production durability, and a migrated template that `fresh` copies.
 * Call it in `beforeAll` and `stop` in `afterAll`.
 */
export async function startTestDatabase({
  alone = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const prepared = process.env[preparedCluster];
  if (alone || !prepared) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-test-'));
    const postgres = await startMigrated(dataFolder);
    const databases = databasesOf(postgres);
    return {
      ...databases,
      stop: async () => {
        await databases.close();
        await postgres.stop();
        await rm(dataFolder, { recursive: true, force: true });
      },
    };
  }
  shared ??= startShared(prepared);
  const databases = databasesOf(await shared, released);
  return { ...databases, stop: databases.drop };
}

/** Maximum released databases that remain for the next test file; each has open connections. */
const maxReleased = 4;

/** Released databases of the shared cluster, the latest last. */
const released: FreshDatabase[] = [];

/** Databases of one test file. */
function databasesOf(postgres: EmbeddedPostgres, free: FreshDatabase[] = []) {
  const opened = new Set<FreshDatabase>();

  const fresh: TestDatabase['fresh'] = async ({ template = 'lobi', poolSize } = {}) => {
    createdCount += 1;
    const name = `fresh_${createdCount}`;
    const connectionString = await postgres.createDatabase(name, template);
    const db = await openDatabase({ connectionString, applicationName: 'lobi test', poolSize });
    const database = { name, db, connectionString, poolSize };
    opened.add(database);
    return database;
  };
  const acquire: TestDatabase['acquire'] = async ({ poolSize } = {}) => {
    const index = free.findLastIndex((database) => database.poolSize === poolSize);
    const [known] = index < 0 ? [] : free.splice(index, 1);
    if (known) {
      opened.add(known);
      return known;
    }
    const database = await fresh({ poolSize });
    await makeRestorable(database.db);
    opened.delete(database);
    const reusable = { ...database, db: nameStatements(database.db) };
    opened.add(reusable);
    return reusable;
  };
  const release: TestDatabase['release'] = async (database) => {
    if (!(await restoreRows(database.db))) return;
    opened.delete(database);
    free.push(database);
  };

  const close = async (): Promise<void> => {
    for (const { db } of [...opened, ...free]) await db.close();
  };
  const drop = async (): Promise<void> => {
    for (const database of free.splice(0, free.length - maxReleased)) opened.add(database);
    for (const { db } of opened) await db.close();
    const admin = await openDatabase({
      connectionString: postgres.connectionString.replace('/lobi?', '/postgres?'),
    });
    for (const { name } of opened) await admin.run(`drop database if exists ${name} with (force)`);
    await admin.close();
  };
  return { fresh, acquire, release, close, drop };
}
