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
const brokenMessages = /Connection terminated|timeout exceeded when trying to connect/;

/** Did the connection fail, rather than the statement? */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) {
    return brokenSockets.has(state) || state.startsWith('08') || state.startsWith('57P');
  }
  return error instanceof Error && brokenMessages.test(error.message);
}
