import { AppError } from '@lobi/core/contract';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { column, readRows, type Columns, type RowOf } from './row-shape.ts';
import { isConnectionFailure, isReadOnlyServer, sqlStateOf } from './sql-state.ts';

/** A statement. A named one is parsed and planned once per connection: use names in hot paths. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** A statement with declared columns. */
export interface RowStatement<Shape extends Columns> extends Statement {
  readonly columns: Shape;
}

/** A row of a statement: typed by its columns, or with unknown values. */
export type RowFrom<Asked extends Statement | string> =
  Asked extends RowStatement<infer Shape> ? RowOf<Shape> : Readonly<Record<string, unknown>>;

/** Executes statements: the pool, or one transaction. */
export interface Queryable {
  /**
   * Returns all rows. BIGINT arrives as `bigint`, TIMESTAMPTZ as `Date`.
   * @throws Error when the rows do not match the declared columns of the statement
   */
  rows<Asked extends Statement | string>(
    statement: Asked,
    values?: readonly unknown[],
  ): Promise<RowFrom<Asked>[]>;
  /** First row, if any; errors as `rows`. */
  row<Asked extends Statement | string>(
    statement: Asked,
    values?: readonly unknown[],
  ): Promise<RowFrom<Asked> | undefined>;
  /** Runs a statement for its effect; returns the number of affected rows. */
  run(statement: Statement | string, values?: readonly unknown[]): Promise<number>;
}

/** An open transaction, READ COMMITTED. Money code takes this type, so that it cannot run outside one. */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
}

/** The database. @source ours – one driver, one SQL, wherever PostgreSQL is started */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction and commits. Deadlocks and serialization failures are retried, so
   * `work` must have no effect outside the transaction.
   * @throws AppError `unavailable` when the database is not available, is not the primary, or does not
   *   respond in time, a commit included; the outcome is then unknown
   */
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Closes all connections; idempotent. */
  close(): Promise<void>;
}

/** Options of a transaction. */
export interface TransactionOptions {
  /** Disables statement timeouts, for migrations and checks of the ledger. */
  readonly isLong?: boolean;
}

/** A database with its own connection pool. */
export interface DatabasePool extends Database {
  /** State of the pool, and the number of retries since the start. */
  stats(): DatabaseStats;
}

/** State of the pool of one process. */
export interface DatabaseStats {
  readonly total: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  readonly retries: number;
}

/** Address and credentials of the database. */
export interface DatabaseOptions {
  readonly connectionString: string;
  /** Maximum connections of this process. Default 16. */
  readonly poolSize?: number | undefined;
  /** Name of the connections in `pg_stat_activity`. Default `lobi`, which only running nodes have. */
  readonly applicationName?: string;
  /** Timeouts; default `defaultWaits`. */
  readonly waits?: Partial<DatabaseWaits>;
  /** Called for connections that failed while idle. */
  readonly onIdleError?: (error: Error) => void;
}

/** Database timeouts, in milliseconds; after each the caller is asked to retry. */
export interface DatabaseWaits {
  /** For a connection. Default 5,000. */
  readonly connectionMs: number;
  /** For a statement, which the server then cancels. Default 15,000. */
  readonly statementMs: number;
  /**
   * Timeout of a commit, which the server cannot cancel: it may wait for a lost synchronous standby.
   * Default 10,000.
   */
  readonly commitMs: number;
  /**
   * From there until the connection is destroyed. Until then it counts towards the pool, since opening a
   * new one each time would soon exhaust the server. Default 30,000.
   */
  readonly giveUpMs: number;
}

const defaultWaits: DatabaseWaits = {
  connectionMs: 5_000,
  statementMs: 15_000,
  commitMs: 10_000,
  giveUpMs: 30_000,
};

/** The server cancels a statement first; after this margin, in ms, the connection counts as lost. */
const cancelMarginMs = 1_000;

const retryable = new Set(['40001', '40P01']);
const maxAttempts = 6;

/** BIGINT is money or a version: `bigint`, never a float. */
const int8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === int8 ? BigInt : pg.types.getTypeParser(oid, format)) as never,
};

/** Settings without which acknowledged bets could be lost; a database with one of them off is rejected. */
const durabilitySettings = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Opens the pool, after verifying that the database is durable. Fails with one readable sentence when it
 * cannot be reached, is a replica, or has one of `fsync`, `synchronous_commit`, `full_page_writes` off.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabasePool> {
  const waits = { ...defaultWaits, ...options.waits };
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: waits.connectionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'lobi',
    // A statement and not a connection parameter, which poolers reject or drop. The driver waits for it,
    // although its types do not show that.
    onConnect: (client) => client.query(sessionSettings(waits.statementMs)) as unknown as void,
    types,
  });
  pool.on('error', (error) => {
    // A connection may fail while it closes, without a listener.
    if (!pool.ending && !pool.ended) options.onIdleError?.(error);
  });
  // The user of a lost connection sees the error of its own statement; without a listener the process
  // would exit.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connections = createConnections(pool, waits);
  try {
    await assertDurable(pool);
    await assertOneSession(pool, options.connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let retries = 0;
  const again: TryAgain = (work) => tryAgain(work, () => (retries += 1));
  const answerMs = waits.statementMs + cancelMarginMs;
  // A single statement is its own transaction: a rejected one has had no effect.
  const alone: RunQuery = (config) =>
    again(() => connections.use((client) => answerOf(client, config, answerMs)));
  return {
    ...queryableOf(alone),
    transaction: (work, { isLong = false } = {}) =>
      again(() =>
        connections.use((client) =>
          attemptTransaction(client, work, {
            statementMs: isLong ? undefined : answerMs,
            commitMs: waits.commitMs,
          }),
        ),
      ),
    stats: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      retries,
    }),
    close: () => {
      connections.giveUpLate();
      return pool.ended ? Promise.resolve() : pool.end();
    },
  };
}

/** Planning the statement that posts a bet takes longer than running it, and one plan fits all. */
const sessionSettings = (statementMs: number): string =>
  `set statement_timeout = ${statementMs};
   set idle_in_transaction_session_timeout = 15000;
   set plan_cache_mode = force_generic_plan`;

const durability = {
  text: `select name, setting, pg_is_in_recovery() as replica
    from pg_settings where name = any($1) order by name`,
  columns: { name: column.text, setting: column.text, replica: column.boolean },
};

async function assertDurable(pool: pg.Pool): Promise<void> {
  const answer = await pool.query(durability.text, [durabilitySettings]).catch((cause: Error) => {
    throw new StartError(`The database cannot be reached: ${cause.message}.`, cause);
  });
  const rows = readRows(durability, answer);
  if (rows[0]?.replica) {
    throw new StartError(
      'The database is a read-only replica; money is decided on the primary only.',
    );
  }
  const off = rows.filter((row) => row.setting === 'off').map((row) => row.name);
  if (off.length > 0) {
    throw new StartError(
      `The database has ${off.join(' and ')} switched off and could lose acknowledged bets; switch it on.`,
    );
  }
}

const backendPid = {
  text: 'select pg_backend_pid() as pid',
  columns: { pid: column.integer },
};

/** Rounds of `assertOneSession`; a pooler without other users shows itself in the first. */
const sessionRounds = 5;

/**
 * Rejects a pooler in transaction mode: session settings would apply to other clients, and prepared
 * statements would be missing. Two connected clients never share a server connection, unless it is
 * pooled so.
 */
async function assertOneSession(pool: pg.Pool, connectionString: string): Promise<void> {
  const pidOf = async (client: pg.ClientBase): Promise<number | undefined> =>
    readRows(backendPid, await client.query(backendPid.text))[0]?.pid;
  const one = await pool.connect();
  const two = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    // The server knows this connection by its backend process id; a pooler returns an id of its own.
    if ((await pidOf(one)) === (one as unknown as { processID: number }).processID) return;
    await two.connect();
    const [ones, twos] = [new Set<number | undefined>(), new Set<number | undefined>()];
    for (let round = 0; round < sessionRounds; round += 1) {
      ones.add(await pidOf(one));
      twos.add(await pidOf(two));
    }
    if (ones.size === 1 && twos.size === 1 && new Set([...ones, ...twos]).size === 2) return;
    throw new StartError(
      'DATABASE_URL leads to a pooler that changes connections between transactions; set pool_mode = session for it in PgBouncer, or name the database itself.',
    );
  } finally {
    one.release();
    await two.end();
  }
}

type QueryConfig = pg.QueryConfig<unknown[]>;

const configOf = ({ name, text }: Statement, values: readonly unknown[]): QueryConfig => ({
  ...(name !== undefined && { name }),
  text,
  values: [...values],
});

/** Sends a statement and waits for the result. */
type RunQuery = (config: QueryConfig) => Promise<pg.QueryResult>;

function queryableOf(runQuery: RunQuery): Queryable {
  const toStatement = (statement: Statement | string): Statement =>
    typeof statement === 'string' ? { text: statement } : statement;
  const query = (statement: Statement | string, values: readonly unknown[] = []) =>
    runQuery(configOf(toStatement(statement), values));
  const rows = async <Asked extends Statement | string>(
    statement: Asked,
    values?: readonly unknown[],
  ): Promise<RowFrom<Asked>[]> => {
    const answer = await query(statement, values);
    const found = hasColumns(statement) ? readRows(statement, answer) : answer.rows;
    // Rows with declared columns have been checked; others are untyped.
    return found as RowFrom<Asked>[];
  };
  return {
    rows,
    row: async (statement, values) => (await rows(statement, values))[0],
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  };
}

const hasColumns = (statement: Statement | string): statement is RowStatement<Columns> =>
  typeof statement !== 'string' && 'columns' in statement;

/** The response did not arrive in time; it may still arrive. */
class LateAnswer extends Error {
  readonly answer: Promise<unknown>;
  constructor(answer: Promise<unknown>, waitedMs: number) {
    super(`The database has not answered for ${waitedMs} ms.`);
    this.answer = answer;
  }
}

/** A transaction failed with `reason`, and its rollback failed as well. */
class RollbackFailed extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('The transaction could not be rolled back.');
    this.reason = reason;
  }
}

/** Waits for a response. @param withinMs timeout; `undefined` for none */
async function answerOf(
  client: pg.PoolClient,
  config: QueryConfig,
  withinMs: number | undefined,
): Promise<pg.QueryResult> {
  const answer = client.query(config);
  if (withinMs === undefined) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateAnswer(answer, withinMs)), withinMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Connections of a pool, used by one caller at a time. */
interface Connections {
  /**
   * Passes a connection to `work`. A failed one is replaced. After a server has reported that it is
   * read-only, all existing connections are replaced: the address may now lead to another server.
   * @throws AppError `unavailable` for errors that the statement did not cause
   */
  use<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
  /** Destroys connections that have not responded in time. */
  giveUpLate(): void;
}

function createConnections(pool: pg.Pool, { giveUpMs }: DatabaseWaits): Connections {
  let generation = 0;
  const generationOf = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => generationOf.set(client, generation));
  const late = new Set<() => void>();

  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (generationOf.get(client) === generation) return client;
      client.release(true);
    }
  };

  const releaseLate = (client: pg.PoolClient, answer: Promise<unknown>): void => {
    const giveUp = (): void => {
      if (!late.delete(giveUp)) return;
      clearTimeout(timer);
      client.release(true);
    };
    const timer = setTimeout(giveUp, giveUpMs).unref();
    late.add(giveUp);
    answer.then(giveUp, giveUp);
  };

  return {
    use: async (work) => {
      // Whatever the reason, including a rejected login, no statement has run: the caller may retry.
      const client = await connect().catch((error: unknown) => {
        throw unavailable('no connection to the database', error);
      });
      try {
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        if (error instanceof LateAnswer) releaseLate(client, error.answer);
        else client.release(error instanceof RollbackFailed || isConnectionFailure(error));
        if (isReadOnlyServer(error)) generation += 1;
        throw toStoreError(error instanceof RollbackFailed ? error.reason : error);
      }
    },
    giveUpLate: () => {
      for (const giveUp of late) giveUp();
    },
  };
}

const unavailable = (message: string, cause: unknown): AppError =>
  new AppError('unavailable', message, { cause, retryAfterSeconds: 1 });

/** SQLSTATE of a statement timeout, usually in a queue for a lock. */
const tookTooLong = '57014';

/** SQLSTATE of our own triggers: a value is sealed with a master secret other than the current one. */
const unknownSecret = 'LS001';

/**
 * Converts lost connections and lock timeouts to 503 errors that may be retried. Other errors pass
 * through.
 */
function toStoreError(error: unknown): unknown {
  if (error instanceof LateAnswer) return unavailable('the database does not answer', error);
  if (isReadOnlyServer(error)) return unavailable('the database takes no writes', error);
  if (isConnectionFailure(error)) return unavailable('database connection failed', error);
  if (sqlStateOf(error) === unknownSecret) {
    return unavailable('the master secret has been changed since this process started', error);
  }
  if (sqlStateOf(error) === tookTooLong) return unavailable('the database took too long', error);
  return error;
}

type TryAgain = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Retries work that PostgreSQL has rolled back because of conflicts, with growing pauses.
 * @throws AppError `unavailable` after five retries
 */
async function tryAgain<Result>(work: () => Promise<Result>, onRetry: () => void): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!retryable.has(sqlStateOf(error) ?? '')) throw error;
      if (attempt >= maxAttempts) throw unavailable('others were in the way', error);
      onRetry();
      await pauseMs(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function attemptTransaction<Result>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<Result>,
  {
    statementMs,
    commitMs,
  }: { readonly statementMs: number | undefined; readonly commitMs: number },
): Promise<Result> {
  let failure: unknown;
  const runQuery: RunQuery = async (config) => {
    try {
      return await answerOf(client, config, statementMs);
    } catch (error) {
      // The first failure decides whether the connection is reused, even if `work` handles it.
      failure ??= isConnectionFailure(error) || error instanceof LateAnswer ? error : undefined;
      throw toStoreError(error);
    }
  };
  try {
    const queryable = queryableOf(runQuery);
    await queryable.run('begin');
    const result = await work({ ...queryable, inTransaction: true });
    await answerOf(client, { text: 'commit' }, commitMs);
    return result;
  } catch (error) {
    if (error instanceof LateAnswer) throw error;
    if (failure !== undefined) throw failure;
    await answerOf(client, { text: 'rollback' }, commitMs).catch(() => {
      throw new RollbackFailed(error);
    });
    throw error;
  }
}

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
