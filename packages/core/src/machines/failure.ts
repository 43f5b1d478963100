import { isAppError, type ErrorCode, type FieldErrors } from '../contract/error-codes.ts';

/** A failure as machines keep it: plain data, shown to the user by its code. */
export interface Failure {
  readonly code: ErrorCode;
  /** The server's own words, in the reader's language; for developers when no answer came. */
  readonly message: string;
  /** Values for the placeholders of `errors.<code>`. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly errors?: FieldErrors;
  /** Request id for support. */
  readonly reference?: string;
  readonly retryAfterSeconds?: number;
}

/** Turns what an effect threw into plain data; anything without a code is a fault of `server`. */
export function toFailure(error: unknown): Failure {
  if (!isAppError(error)) return { code: 'server', message: String(error), params: {} };
  const { code, message, params, errors, reference, retryAfterSeconds } = error;
  return {
    code,
    message,
    params,
    ...(errors === undefined ? {} : { errors }),
    ...(reference === undefined ? {} : { reference }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}
