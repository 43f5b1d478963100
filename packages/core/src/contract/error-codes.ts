/**
 * The catalogue of errors: stable code → HTTP status. The text for users is the message key
 * `errors.<code>`; the type of the locales requires one in each language.
 */
export const errorCodes = {
  malformed: 400,
  unauthenticated: 401,
  credentials: 401,
  expired: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  idempotency_conflict: 409,
  round_state: 409,
  bet_closed: 409,
  antiforgery: 419,
  validation: 422,
  play_open: 409,
  insufficient_funds: 422,
  stake_below_minimum: 422,
  stake_above_maximum: 422,
  round_limit_reached: 422,
  draw_market_full: 422,
  payout_above_maximum: 422,
  key_required: 422,
  account_blocked: 423,
  account_pending: 403,
  account_restricted: 403,
  wallet_frozen: 403,
  username_taken: 422,
  referral_unknown: 422,
  password_wrong: 422,
  code_required: 422,
  code_wrong: 422,
  pin_required: 422,
  pin_wrong: 422,
  second_factor_required: 403,
  link_invalid: 422,
  status_not_allowed: 403,
  rate_above_own: 422,
  amount_below_minimum: 422,
  amount_above_maximum: 422,
  channel_unavailable: 409,
  limit_reached: 422,
  receiver_limit: 422,
  limit_required: 409,
  agreement_required: 409,
  reality_check_due: 409,
  session_limit: 409,
  jurisdiction_restricted: 403,
  other_game_open: 409,
  open_request: 409,
  own_request: 403,
  staff_decides: 403,
  float_insufficient: 422,
  second_person: 409,
  approval_required: 409,
  change_pending: 409,
  has_downline: 409,
  has_money: 409,
  has_open_work: 409,
  has_agent: 409,
  own_downline: 409,
  not_correctable: 409,
  too_large: 413,
  rate_limited: 429,
  too_soon: 429,
  server: 500,
  unavailable: 503,
  network: 0,
  timeout: 0,
} as const;

/** Code of an error; `network` and `timeout` exist on the client only and have status 0. */
export type ErrorCode = keyof typeof errorCodes;

/** First error of each rejected field, in the user's language. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Details of an error in addition to its code. */
export interface AppErrorOptions {
  readonly status?: number;
  readonly reference?: string;
  readonly errors?: FieldErrors;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * An error with a code. `message` is for developers and logs; users see the message key `errors.<code>`
 * (or the server's own translated `message`).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** Request id that the server logged, for support. */
  readonly reference: string | undefined;
  readonly errors: FieldErrors | undefined;
  /** Values for the placeholders of the language key. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string = code, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? errorCodes[code];
    this.reference = options.reference;
    this.errors = options.errors;
    this.params = options.params ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * Returns whether a value is an error with a code. Compares the shape, so that two copies of the package
 * are compatible.
 */
export function isAppError(value: unknown): value is AppError {
  return (
    value instanceof Error && 'code' in value && String((value as AppError).code) in errorCodes
  );
}
