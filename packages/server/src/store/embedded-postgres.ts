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
  /** Makes a database, from a template if one is named; returns its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Ends all connections, writes everything down and stops. */
  stop(): Promise<void>;
}

/** Options of the launcher. */
export interface EmbeddedOptions {
  /** Folder that holds the cluster in `postgres/`; made when missing. */
  readonly dataFolder: string;
  /** Called with the output of PostgreSQL, line by line. */
  readonly log?: (line: string) => void;
  /**
   * Folder in which every segment of the log is put aside, at least once a minute, so that a backup
   * can be read on to any moment. Default: none is kept.
   */
  readonly archive?: string | undefined;
  /** Longest wait for the database to answer, in ms. Default 30,000. */
  readonly startTimeoutMs?: number;
}

const owner = 'lobi';
const defaultStartTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;

/** Longest path of a Unix socket that every system takes, less the name of the socket file. */
const longestSocketFolder = 85;

/** The cluster is reachable only through a socket in a folder that only its owner may enter. */
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

/** Longest time until what was booked is in the archive, in seconds. */
const archiveSeconds = 60;

/** A segment is put aside once, under its name only when it is whole. */
function archiveSettings(folder: string): Readonly<Record<string, string>> {
  const kept = `${folder}/%f`;
  const copy = `cp "%p" "${kept}.part" && sync "${kept}.part" && mv "${kept}.part" "${kept}"`;
  return {
    archive_mode: 'on',
    archive_timeout: String(archiveSeconds),
    archive_command: `cmp -s "%p" "${kept}" || (test ! -e "${kept}" && ${copy})`,
  };
}

function prepareArchive(folder: string, user: PostgresUser): void {
  if (/["%\\$`]/.test(folder)) {
    throw new StartError(`LOBI_WAL_ARCHIVE ${folder} has a sign that a shell would read.`);
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(`The folder ${folder} of LOBI_WAL_ARCHIVE cannot be made.`, cause);
  }
  user.own(folder);
}

/**
 * Starts the PostgreSQL that comes from the package registry on a folder, making a cluster in it
 * at the first start. Data survives a kill of this process and of the cluster: a cluster left
 * behind is stopped first.
 * Throws a `StartError` of one sentence when the folder cannot be written or is in use.
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

/** Made beside its place and moved there when complete, so that a cut leaves no half a cluster. */
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
  const made = spawnSync(command, args, { ...user.identity, encoding: 'utf8' });
  if (made.status !== 0) {
    const reason = (made.stderr || made.error?.message || '').trim().split('\n').at(-1) ?? '';
    throw new StartError(`The database in ${cluster} could not be created: ${reason}`);
  }
  renameSync(unfinished, cluster);
}

/**
 * Waits until no process of an earlier start works in the cluster. We hold the folder's lock, so
 * whatever still runs there has lost its parent; it is asked to stop. The pid file that remains is
 * removed: its number may by now belong to a stranger, which PostgreSQL would take for itself.
 */
async function freeCluster(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const postmaster = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  const deadline = Date.now() + stopTimeoutMs;
  let asked = false;
  for (;;) {
    const running = processesIn(cluster);
    if (running.length === 0) break;
    if (Date.now() > deadline) {
      throw new StartError(
        `An earlier database process ${postmaster} still holds ${cluster} and does not stop; end it and start again.`,
      );
    }
    if (!asked && running.includes(postmaster)) {
      process.kill(postmaster, 'SIGINT');
      asked = true;
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
  const lastWords = collectLog(child, plan.log);
  const addressOf = (database: string) =>
    `postgresql://${owner}@localhost/${database}?host=${encodeURIComponent(sockets.folder)}`;
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    sockets.remove();
    unlock();
  };
  try {
    const explain = () => lastWords(cluster);
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
    // In a group of its own: Ctrl-C reaches us first, and we stop it when our work is done.
    detached: true,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** The socket lies in the data folder, or, where that path is too long, in a folder of its own. */
function socketFolder(dataFolder: string, user: PostgresUser) {
  const inside = join(dataFolder, 'run');
  const isShort = Buffer.byteLength(inside) <= longestSocketFolder;
  if (isShort) mkdirSync(inside, { recursive: true, mode: 0o700 });
  const folder = isShort ? inside : mkdtempSync(join(tmpdir(), 'lobi-run-'));
  user.own(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Passes the log on and keeps its last lines, for the sentence that explains a failed start. */
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
