/** SQLSTATE of a database failure (`23505`), else `undefined`. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Did this statement break that constraint? */
export function breaksConstraint(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

const brokenSockets = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * Classes and codes by which PostgreSQL says that it is not there, or cannot work for us now:
 * connection failures (08), insufficient resources (53), shutdowns and cancelled sessions (57P),
 * failures of the system below it (58), and time limits of a session that was idle.
 */
const brokenStates = /^(08...|53...|57P..|58...|25P0[34])$/;

/**
 * A write on a server that is not the primary, or not any more: `read_only_sql_transaction`. A
 * connection that says so leads to the wrong server for as long as it lives.
 */
const readOnly = '25006';

/** Messages of the driver's own failures; it gives them no code. */
const brokenMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Does the connection lead to a server that takes no writes? */
export const isReadOnlyServer = (error: unknown): boolean => sqlStateOf(error) === readOnly;

/** Did the connection fail, rather than the statement? */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) {
    return brokenSockets.has(state) || brokenStates.test(state) || state === readOnly;
  }
  return error instanceof Error && brokenMessages.test(error.message);
}
