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

const brokenSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/** Classes and codes by which PostgreSQL says that it is not there, or not for us now. */
const brokenStates = /^(08...|57P..|53300|25P03)$/;

/** What the driver says; it gives its own failures no code. */
const brokenMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Did the connection fail, rather than the statement? */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return brokenSockets.has(state) || brokenStates.test(state);
  return error instanceof Error && brokenMessages.test(error.message);
}
