import { isAppError, type ErrorCode, type FieldErrors } from '../contract/error-codes.ts';

/** An error as stored by machines: plain data, shown to the user by its code. */
export interface Failure {
  readonly code: ErrorCode;
  /** The server's message in the user's language; for developers without a response. */
  readonly message: string;
  /** Values for the placeholders of `errors.<code>`. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly errors?: FieldErrors;
  /** Request id for support. */
  readonly reference?: string;
  readonly retryAfterSeconds?: number;
}

/** Converts a thrown value to plain data; a value without a code becomes `server`. */
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
