import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { lockFolder } from './folder-lock.ts';
import {
  findPostgresBinaries,
  postgresUser,
  type PostgresBinaries,
  type PostgresUser,
} from './postgres-binaries.ts';
import { processesIn } from './processes-in.ts';

/** A PostgreSQL that this process started and will stop. */
export interface EmbeddedPostgres {
  /** Address of the database `lobi`. */
  readonly connectionString: string;
  /** Creates a database, optionally from a template; returns its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Closes all connections, flushes and stops. */
  stop(): Promise<void>;
}

/** Options of the launcher. */
export interface EmbeddedOptions {
  /** Folder that holds the cluster in `postgres/`; created if missing. */
  readonly dataFolder: string;
  /** Called with the output of PostgreSQL, line by line. */
  readonly log?: (line: string) => void;
  /**
   * Folder to which every WAL segment is archived, at least once a minute, so that a backup can be
   * restored to any point in time. Default: no archive.
   */
  readonly archive?: string | undefined;
  /** Timeout of the start, in ms. Default 30,000. */
  readonly startTimeoutMs?: number;
}

const owner = 'lobi';
const defaultStartTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;

/** Maximum path length of a Unix socket on every system, less the name of the socket file. */
const longestSocketFolder = 85;

/** The cluster is reachable only through a socket in a folder that only its owner can access. */
const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  cluster_name: 'lobi',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // The statements are short; compiling one costs more than running it.
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** Maximum time until a commit is archived, in seconds. */
const archiveSeconds = 60;

/** A segment is archived once, and gets its name only when it is complete. */
function archiveSettings(folder: string): Readonly<Record<string, string>> {
  const archived = `${folder}/%f`;
  const copy = `cp "%p" "${archived}.part" && sync "${archived}.part" && mv "${archived}.part" "${archived}"`;
  return {
    archive_mode: 'on',
    archive_timeout: String(archiveSeconds),
    archive_command: `cmp -s "%p" "${archived}" || (test ! -e "${archived}" && ${copy})`,
  };
}

function prepareArchive(folder: string, user: PostgresUser): void {
  if (/["%\\$`]/.test(folder)) {
    throw new StartError(
      `LOBI_WAL_ARCHIVE ${folder} contains a character that a shell interprets; rename the folder.`,
    );
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(
      `The folder ${folder} of LOBI_WAL_ARCHIVE cannot be created; check its permissions.`,
      cause,
    );
  }
  user.own(folder);
}

/**
 * Starts the PostgreSQL of the package registry on a folder, and creates a cluster at the first start.
 * Data survives a kill of this process and of the cluster: a running cluster of a dead process is
 * stopped first. Errors: `StartError` with one sentence when the folder cannot be written or is in use.
 * @source ours
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  const dataFolder = prepareFolder(options.dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    const cluster = join(dataFolder, 'postgres');
    const user = postgresUser(dataFolder, cluster);
    if (!existsSync(cluster)) createCluster(binaries, user, cluster);
    await freeCluster(cluster);
    const { log, archive, startTimeoutMs = defaultStartTimeoutMs } = options;
    if (archive !== undefined) prepareArchive(archive, user);
    const plan = { binaries, user, cluster, dataFolder, unlock, log, archive, startTimeoutMs };
    return await launch(plan);
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepareFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written. Choose another one with LOBI_DATA_DIR.`,
      cause,
    );
  }
}

const commandOf = (user: PostgresUser, program: string, args: readonly string[]) => {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  return { command, args: rest };
};

/**
 * Created in a temporary folder and moved when complete, so that an interruption leaves no incomplete
 * cluster.
 */
function createCluster(binaries: PostgresBinaries, user: PostgresUser, cluster: string): void {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  user.own(unfinished);
  const { command, args } = commandOf(user, binaries.initdb, [
    ...['-D', unfinished, '-U', owner, '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...['--auth-local=trust', '--auth-host=reject'],
  ]);
  const result = spawnSync(command, args, { ...user.identity, encoding: 'utf8' });
  if (result.status !== 0) {
    const reason = (result.stderr || result.error?.message || '').trim().split('\n').at(-1) ?? '';
    throw new StartError(`The database in ${cluster} could not be created: ${reason}`);
  }
  renameSync(unfinished, cluster);
}

/**
 * Waits until no process of an earlier start runs in the cluster. We hold the folder's lock, so that any
 * process there has lost its parent; it is asked to stop. A remaining pid file is removed: its pid may
 * now belong to another process, which PostgreSQL would mistake for itself.
 */
async function freeCluster(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const postmaster = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  const deadline = Date.now() + stopTimeoutMs;
  let isStopping = false;
  for (;;) {
    const running = processesIn(cluster);
    if (running.length === 0) break;
    if (Date.now() > deadline) {
      throw new StartError(
        `An earlier database process ${postmaster} still holds ${cluster} and does not stop; end it and start again.`,
      );
    }
    if (!isStopping && running.includes(postmaster)) {
      process.kill(postmaster, 'SIGINT');
      isStopping = true;
    }
    await pauseMs(20);
  }
  rmSync(pidFile, { force: true });
}

interface Launch {
  readonly binaries: PostgresBinaries;
  readonly user: PostgresUser;
  readonly cluster: string;
  readonly dataFolder: string;
  readonly unlock: () => void;
  readonly log: EmbeddedOptions['log'];
  readonly archive: string | undefined;
  readonly startTimeoutMs: number;
}

async function launch(plan: Launch): Promise<EmbeddedPostgres> {
  const { cluster, user, unlock } = plan;
  const sockets = socketFolder(plan.dataFolder, user);
  const child = spawnServer(plan, sockets.folder);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lastLogLines = collectLog(child, plan.log);
  const addressOf = (database: string) =>
    `postgresql://${owner}@localhost/${database}?host=${encodeURIComponent(sockets.folder)}`;
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    sockets.remove();
    unlock();
  };
  try {
    const explain = () => lastLogLines(cluster);
    await waitUntilReady(addressOf('postgres'), child, explain, plan.startTimeoutMs);
    await makeDatabase(addressOf('postgres'), 'lobi', undefined, true);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    connectionString: addressOf('lobi'),
    createDatabase: async (name, template) => {
      await makeDatabase(addressOf('postgres'), name, template, false);
      return addressOf(name);
    },
    stop,
  };
}

function spawnServer(plan: Launch, socketsIn: string): ChildProcess {
  const settings = Object.entries({
    ...serverSettings,
    ...(plan.archive === undefined ? {} : archiveSettings(plan.archive)),
    unix_socket_directories: socketsIn,
  });
  const { command, args } = commandOf(plan.user, plan.binaries.postgres, [
    ...['-D', plan.cluster],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  return spawn(command, args, {
    ...plan.user.identity,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group: Ctrl-C reaches us first, and we stop it when our work is done.
    detached: true,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Folder of the socket: the data folder, or a separate one if that path is too long. */
function socketFolder(dataFolder: string, user: PostgresUser) {
  const inside = join(dataFolder, 'run');
  const isShort = Buffer.byteLength(inside) <= longestSocketFolder;
  if (isShort) mkdirSync(inside, { recursive: true, mode: 0o700 });
  const folder = isShort ? inside : mkdtempSync(join(tmpdir(), 'lobi-run-'));
  user.own(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Forwards the log and keeps its last lines, for the message of a failed start. */
function collectLog(child: ChildProcess, log: EmbeddedOptions['log']) {
  const lines: string[] = [];
  const collect = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) {
      if (line === '') continue;
      log?.(line);
      lines.push(line);
      if (lines.length > 50) lines.shift();
    }
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.once('error', (error) => lines.push(`FATAL: ${error.message}`));
  return (cluster: string) => {
    const fatal = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
    return `The database in ${cluster} did not start: ${fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')}`;
  };
}

async function waitUntilReady(
  address: string,
  child: ChildProcess,
  explain: () => string,
  withinMs: number,
): Promise<void> {
  let over = false;
  child.once('exit', () => (over = true));
  child.once('error', () => (over = true));
  const deadline = Date.now() + withinMs;
  for (;;) {
    if (over || Date.now() > deadline) throw new StartError(explain());
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pauseMs(15);
    }
  }
}

async function makeDatabase(
  address: string,
  name: string,
  template: string | undefined,
  unlessThere: boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const quote = (identifier: string) => client.escapeIdentifier(identifier);
    if (unlessThere) {
      const found = await client.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount) return;
    }
    await client.query(
      `create database ${quote(name)}${template ? ` template ${quote(template)}` : ''}`,
    );
  } finally {
    await client.end();
  }
}

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
