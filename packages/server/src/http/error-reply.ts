import {
  AppError,
  errorCodes,
  errorFields,
  isAppError,
  type ErrorBody,
  type Language,
  type ValidationIssue,
} from '@lobi/core/contract';
import { issueText, translate, untilText } from '@lobi/core/locales';
import { readableParams } from '../services/wire/readable-params.ts';

/**
 * Returns whether an error carries issues, as `InvalidInput` and `InvalidPlay` do. It does not compare
 * classes: the rules of a partner's games may bring their own copy of the core.
 */
const hasIssues = (
  error: AppError,
): error is AppError & { readonly issues: readonly ValidationIssue[] } =>
  'issues' in error && Array.isArray(error.issues);

/** Issues of a rejection, from the schema or from a service, which gives message keys. */
function issuesOf(error: AppError): readonly ValidationIssue[] {
  if (hasIssues(error)) return error.issues;
  return Object.entries(error.errors ?? {}).map(([field, [key]]) => ({
    field,
    key: key as ValidationIssue['key'],
    params: error.params,
  }));
}

function fieldErrors(error: AppError, message: string, language: Language): ErrorBody['errors'] {
  const issues = issuesOf(error);
  if (issues.length > 0) {
    return Object.fromEntries(
      issues.map((issue) => {
        const params = readableParams(issue.params, language);
        return [issue.field || 'body', [issueText(language, { ...issue, params })]];
      }),
    );
  }
  const field = errorFields[error.code];
  return field === undefined ? undefined : { [field]: [message] };
}

/** Response of a failed call: status, headers and body. */
export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** Language and time zone of the response, and the id of the request in the log. */
interface Reading {
  readonly language: Language;
  /** Time zone of the times in messages, such as `Asia/Jakarta`. */
  readonly timeZone: string;
  /** The request's id in the log. */
  readonly reference: string;
}

/** Formats a size in the caller's language. It is rounded down: a file of the stated size is accepted. */
function sizeText(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const size = isSmall ? 1_000 : 1_000_000;
  const tenths = Math.floor((bytes / size) * 10) / 10;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    tenths,
  );
}

/** Formats an error in the caller's language. */
export function errorReply(error: AppError, reading: Reading): ErrorReply {
  const { language, reference } = reading;
  const seconds = error.retryAfterSeconds;
  const { bytes } = error.params;
  const sentence = translate(language, `errors.${error.code}`, {
    ...readableParams(error.params, language),
    ...(typeof bytes === 'number' ? { max: sizeText(bytes, language) } : {}),
    ...(seconds === undefined ? {} : { seconds, count: seconds }),
    ref: reference,
  });
  const message = sentence + untilText(language, reading.timeZone, error.params);
  const errors = fieldErrors(error, message, language);
  const { milliseconds } = error.params;
  return {
    status: error.status,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
    body: {
      message,
      code: error.code,
      reference,
      ...(errors ? { errors } : {}),
      ...(typeof milliseconds === 'number' ? { retryAfterMs: milliseconds } : {}),
    },
  };
}

/**
 * Converts a thrown value to an error of the catalogue. An unknown value is an internal error.
 * @param maxBytes maximum body size of the call
 */
export function toServerError(thrown: unknown, maxBytes: number): AppError {
  if (isAppError(thrown)) return thrown;
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  if (statusCode === errorCodes.too_large) {
    return new AppError('too_large', undefined, { cause: thrown, params: { bytes: maxBytes } });
  }
  if (statusCode === errorCodes.unavailable) {
    return new AppError('unavailable', undefined, { cause: thrown, retryAfterSeconds: 1 });
  }
  const isCallersFault = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return new AppError(isCallersFault ? 'malformed' : 'server', undefined, { cause: thrown });
}
