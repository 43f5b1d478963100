import pg from 'pg';

// Loaded into a server of these tests before its own modules (`node --import`). It is between the server
// and its driver: it can kill the process at a named statement, and make PostgreSQL itself reject
// statements or end connections. The server is unmodified.

/**
 * Crashes at a statement: `before` it is sent, or `after` its response arrived and before it is
 * processed.
 */
export interface CrashPoint {
  /** Name of a prepared statement, or the start of a plain one's text. */
  readonly statement: string;
  readonly when: 'before' | 'after';
  /** Only on a connection whose transaction has executed this statement. */
  readonly following?: string;
  /** Only if it returned rows; with `after`. */
  readonly withRows?: boolean;
}

/** Faults of a statement. */
export const faultKinds = ['40001', '40P01', '57P01', 'reset-before', 'reset-after'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Statements that fail; deterministic by seed. */
export interface FaultPlan {
  readonly seed: number;
  /** Share of statements, from 0 to 1. */
  readonly rate: number;
  readonly kinds: readonly FaultKind[];
}

/** Order from a test to a node. */
export type Order =
  | { readonly order: 'crash'; readonly point: CrashPoint }
  | { readonly order: 'faults'; readonly plan: FaultPlan | null }
  | { readonly order: 'report'; readonly statement: string }
  | { readonly order: 'report-writes' };

/** Report from a node to a test. */
export type Report =
  | { readonly kind: 'done' }
  /** A statement that ran: its name, if it has one, else its text. */
  | { readonly kind: 'statement'; readonly statement: string };

interface Config {
  readonly name?: string;
  readonly text: string;
}
type Done = (error: Error | null, result?: unknown) => void;
type Query = (config: Config | string, values?: unknown, done?: Done) => unknown;

let crash: CrashPoint | undefined;
/** Connections whose transaction has executed the statement before a crash point. */
const prepared = new WeakSet<object>();
let faults: (FaultPlan & { random: () => number }) | undefined;
let reported: ((config: Config, rows: number) => boolean) | undefined;

/**
 * Returns whether the statement changed data. A lock (`for update`) does not, nor does a write that
 * affects no rows, like most writes of clocks.
 */
const isWrite = ({ text }: Config, rows: number): boolean =>
  rows > 0 && /\b(insert into|(?<!\bfor |\bkey )update|delete from)\s+\w/i.test(text);

/** A small seeded generator of numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isAt = (statement: string, config: Config): boolean =>
  config.name === statement || config.text.trimStart().startsWith(statement);

const rowsOf = (result: unknown): number => (result as { rows?: unknown[] })?.rows?.length ?? 0;

const changedRowsOf = (result: unknown): number =>
  (result as { rowCount?: number | null } | undefined)?.rowCount ?? 0;

/** Returns whether the process must crash here. Records executed statements of the connection. */
function isCrashAt(client: object, config: Config): boolean {
  if (!crash) return false;
  const { statement, following } = crash;
  if (isAt('begin', config)) prepared.delete(client);
  if (following !== undefined && isAt(following, config)) prepared.add(client);
  return isAt(statement, config) && (following === undefined || prepared.has(client));
}

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/** Session statements: they fail only together with their connection. */
const untouched = /^\s*(rollback|set |do |select pg_terminate_backend)/i;

/** Statements to which PostgreSQL itself responds with an error. */
const instead: Readonly<Partial<Record<FaultKind, string>>> = {
  '40001': `do $$ begin raise exception 'injected' using errcode = '40001'; end $$`,
  '40P01': `do $$ begin raise exception 'injected' using errcode = '40P01'; end $$`,
  '57P01': 'select pg_terminate_backend(pg_backend_pid())',
};

const cut = (client: object): void => {
  const { stream } = (client as { connection: { stream: { destroy(error: Error): void } } })
    .connection;
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  stream.destroy(reset);
};

const query = pg.Client.prototype.query as Query;

function run(client: object, config: Config | string, values: unknown, done?: Done): unknown {
  const rest = values === undefined ? [] : [values];
  return query.apply(client, [config, ...rest, ...(done ? [done] : [])] as never);
}

/** Sends the statement, or the replacement that its fault defines. */
function send(client: object, config: Config, values: unknown, done: Done): void {
  const meets = faults && !untouched.test(config.text) && faults.random() < faults.rate;
  const kind = meets ? faults?.kinds[Math.floor(faults.random() * faults.kinds.length)] : undefined;
  if (kind === 'reset-before') cut(client);
  const replaced = kind === undefined ? undefined : instead[kind];
  if (replaced === undefined) run(client, config, values, done);
  else run(client, replaced, undefined, done);
  // The statement was sent; its outcome is unknown to the caller.
  if (kind === 'reset-after') setImmediate(() => cut(client));
}

pg.Client.prototype.query = function watched(
  this: object,
  configOrPath: Config | string,
  second?: unknown,
  third?: Done,
): unknown {
  const config = typeof configOrPath === 'string' ? { text: configOrPath } : configOrPath;
  const done = typeof second === 'function' ? (second as Done) : third;
  const values = typeof second === 'function' ? undefined : second;
  // A value that is no plain statement, such as a cursor, passes.
  if (typeof config.text !== 'string') return run(this, configOrPath, values, done);
  const isCrash = isCrashAt(this, config);
  if (isCrash && crash?.when === 'before') die();
  const report: Done = (error, result) => {
    if (isCrash && (!crash?.withRows || rowsOf(result) > 0)) die();
    if (reported?.(config, changedRowsOf(result))) {
      const statement = config.name ?? config.text.trim().replaceAll(/\s+/g, ' ');
      process.send?.({ kind: 'statement', statement } satisfies Report);
    }
    done?.(error, result);
  };
  if (done) {
    send(this, config, values, report);
    return undefined;
  }
  return new Promise((resolve, reject) => {
    send(this, config, values, (error, result) => {
      report(error, result);
      if (error) reject(error);
      else resolve(result);
    });
  });
} as never;

process.on('message', (received: Order) => {
  if (received.order === 'crash') crash = received.point;
  else if (received.order === 'faults') {
    faults = received.plan
      ? { ...received.plan, random: randomFrom(received.plan.seed) }
      : undefined;
  } else if (received.order === 'report-writes') reported = isWrite;
  else reported = (config) => isAt(received.statement, config);
  process.send?.({ kind: 'done' } satisfies Report);
});

// No server outlives its test, regardless of its state.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
