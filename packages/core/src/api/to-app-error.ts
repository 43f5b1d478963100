import { AxiosError, isAxiosError } from 'axios';
import { AppError, errorCodes, isAppError, type ErrorCode } from '../contract/error-codes.ts';
import { errorSchema, type ErrorBody } from '../contract/schemas/common.ts';

/** Meaning of a status without one of our codes in the body (proxies, other backends). */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  419: 'antiforgery',
  422: 'validation',
  423: 'account_blocked',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

const timeoutCodes: readonly (string | undefined)[] = [
  AxiosError.ECONNABORTED,
  AxiosError.ETIMEDOUT,
];

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorCodes, code);

/** Seconds of a `Retry-After` header, which may also be a date. */
function retryAfterOf(header: unknown, nowMs: number): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - nowMs) / 1_000));
}

function bodyOf(data: unknown): Partial<ErrorBody> {
  const parsed = errorSchema.safeParse(data);
  return parsed.success ? parsed.data : {};
}

/**
 * Converts a thrown value to an `AppError`: the server's code, message, reference and field errors;
 * `timeout` and `network` without a response. The cause stays attached for debugging, but without its
 * configuration, which contains the token and the body.
 * @param nowMs local time, for a `Retry-After` that is a date
 */
export function toAppError(error: unknown, nowMs: number): AppError {
  if (isAppError(error)) return error;
  if (!isAxiosError(error)) return new AppError('server', 'unexpected failure', { cause: error });
  if (!error.response)
    return new AppError(timeoutCodes.includes(error.code) ? 'timeout' : 'network', error.message);

  const { status, data, headers } = error.response;
  const body = bodyOf(data);
  const code = isErrorCode(body.code) ? body.code : (codeByStatus[status] ?? 'server');
  const retryAfterSeconds = retryAfterOf(headers['retry-after'], nowMs);
  return new AppError(code, body.message ?? `HTTP ${status}`, {
    status,
    params: {
      ...(body.reference === undefined ? {} : { ref: body.reference }),
      ...(retryAfterSeconds === undefined ? {} : { seconds: retryAfterSeconds }),
      ...(body.retryAfterMs === undefined ? {} : { milliseconds: body.retryAfterMs }),
    },
    ...(body.reference === undefined ? {} : { reference: body.reference }),
    ...(body.errors === undefined ? {} : { errors: body.errors }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
