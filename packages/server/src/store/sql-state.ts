/** SQLSTATE of a database error (`23505`), else `undefined`. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Returns whether the error is a violation of that constraint. */
export function breaksConstraint(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

const brokenSockets = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * SQLSTATE classes and codes of an unavailable server: connection failures (08), insufficient resources
 * (53), shutdowns and cancelled sessions (57P), system errors (58), and timeouts of idle sessions.
 */
const brokenStates = /^(08...|53...|57P..|58...|25P0[34])$/;

/**
 * A write on a server that is not, or no longer, the primary: `read_only_sql_transaction`. Such a
 * connection leads to the wrong server for its whole lifetime.
 */
const readOnly = '25006';

/** Messages of the driver's own errors, which have no code. */
const brokenMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Returns whether the error comes from a read-only server. */
export const isReadOnlyServer = (error: unknown): boolean => sqlStateOf(error) === readOnly;

/** Returns whether the connection failed, rather than the statement. */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) {
    return brokenSockets.has(state) || brokenStates.test(state) || state === readOnly;
  }
  return error instanceof Error && brokenMessages.test(error.message);
}
