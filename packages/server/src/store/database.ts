import { AppError } from '@lobi/core/contract';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { isConnectionFailure, sqlStateOf } from './sql-state.ts';

/** A statement. One with a name is parsed and planned once per connection: use it in hot paths. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Something that runs statements: the pool, or one transaction. */
export interface Queryable {
  /** All rows. BIGINT arrives as `bigint`, TIMESTAMPTZ as `Date`. */
  rows<Row>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
  /** First row, if any. */
  row<Row>(statement: Statement | string, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Runs a statement for its effect; answers the number of rows it touched. */
  run(statement: Statement | string, values?: readonly unknown[]): Promise<number>;
}

/** A transaction under way, READ COMMITTED. Money code takes this, so that it cannot run outside one. */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
}

/** The database. @source ours – one driver, one SQL, whoever starts PostgreSQL */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction and commits. Deadlocks and serialization failures are tried
   * again, so `work` must have no effect outside the transaction.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Ends all connections; may be called again. */
  close(): Promise<void>;
}

/** A database with a pool of connections of its own. */
export interface DatabasePool extends Database {
  /** State of the pool, and how often work was tried again since the start. */
  stats(): DatabaseStats;
}

/** State of the pool of one process. */
export interface DatabaseStats {
  readonly total: number;
  readonly idle: number;
  /** Calls that have no connection yet. */
  readonly waiting: number;
  readonly retries: number;
}

/** How to reach the database. */
export interface DatabaseOptions {
  readonly connectionString: string;
  /** Most connections of this process. Default 16. */
  readonly poolSize?: number;
  /** Told of connections that broke while idle. */
  readonly onIdleError?: (error: Error) => void;
}

const retryable = new Set(['40001', '40P01']);
const maxAttempts = 6;

/** BIGINT is money or a version: `bigint`, never a float. */
const int8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === int8 ? BigInt : pg.types.getTypeParser(oid, format)) as never,
};

/** Settings whose loss would lose acknowledged bets; a database that has them off is refused. */
const durabilitySettings = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Opens the pool, after making sure that this database keeps what it acknowledges.
 * Fails with one readable sentence when it cannot be reached, is a replica, or has one of
 * `fsync`, `synchronous_commit`, `full_page_writes` off.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabasePool> {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'lobi',
    // Planning the statement that books a bet takes longer than running it, and one plan serves all.
    options: '-c plan_cache_mode=force_generic_plan',
    types,
  });
  pool.on('error', (error) => {
    // What is being closed may break as it likes, and nobody may be there any more to be told.
    if (!pool.ending && !pool.ended) options.onIdleError?.(error);
  });
  // One read may bring the answer to a statement, upon which the connection goes to whoever waits, and
  // after it that the server is gone, before the next has begun to listen. Whoever has it then learns
  // of it by the own statement, as does whoever loses it between two; without a listener the process
  // would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await assertDurable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let retries = 0;
  const again: TryAgain = (work) => tryAgain(work, () => (retries += 1));
  return {
    // A statement by itself is a transaction of its own: refused, it has done nothing.
    ...queryableOf(pool, again),
    transaction: (work) => again(() => attemptTransaction(pool, work)),
    stats: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      retries,
    }),
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  };
}

async function assertDurable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; setting: string; replica: boolean }>(
      `select name, setting, pg_is_in_recovery() as replica
       from pg_settings where name = any($1) order by name`,
      [durabilitySettings],
    )
    .catch((cause: Error) => {
      throw new StartError(`The database cannot be reached: ${cause.message}.`, cause);
    });
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

const configOf = (statement: Statement | string, values: readonly unknown[]) =>
  typeof statement === 'string'
    ? { text: statement, values: [...values] }
    : { name: statement.name, text: statement.text, values: [...values] };

function queryableOf(
  source: pg.Pool | pg.PoolClient,
  again: TryAgain = (work) => work(),
): Queryable {
  const query = (statement: Statement | string, values: readonly unknown[] = []) =>
    again(async () => {
      try {
        return await source.query(configOf(statement, values));
      } catch (error) {
        throw toStoreError(error);
      }
    });
  return {
    rows: async <Row>(statement: Statement | string, values?: readonly unknown[]) =>
      (await query(statement, values)).rows as Row[],
    row: async <Row>(statement: Statement | string, values?: readonly unknown[]) =>
      (await query(statement, values)).rows[0] as Row | undefined,
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  };
}

const unavailable = (message: string, cause: unknown): AppError =>
  new AppError('unavailable', message, { cause, retryAfterSeconds: 1 });

/** SQLSTATE of a statement that took longer than it may, most often in a queue for a lock. */
const tookTooLong = '57014';

/** A lost connection and a long queue are our trouble, not the caller's: 503, try again. Other failures pass. */
function toStoreError(error: unknown): unknown {
  if (isConnectionFailure(error)) return unavailable('database connection failed', error);
  if (sqlStateOf(error) === tookTooLong) return unavailable('the database took too long', error);
  return error;
}

type TryAgain = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Does work again that PostgreSQL has undone because others were in its way, with growing pauses.
 * @throws AppError `unavailable` when they still are after five more tries
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
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toStoreError(error);
  });
  let broken: Error | undefined;
  try {
    const queryable = queryableOf(client);
    await queryable.run('begin');
    const result = await work({ ...queryable, inTransaction: true });
    await queryable.run('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
