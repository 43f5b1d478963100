import axios, { isCancel, type AxiosAdapter, type AxiosResponse } from 'axios';
import { factsOf, type AnswerFacts } from '../contract/answer-facts.ts';
import type { ApiRow } from '../contract/api/api-row.ts';
import { apiTable, type ApiAnswer, type ApiName } from '../contract/api/index.ts';
import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import { firstProblem } from '../contract/first-problem.ts';
import { httpTimeoutMs, type Language } from '../contract/limits.ts';
import { acceptLanguage } from '../locales/pick-language.ts';
import type { CallArguments, CallOptions, HttpPort } from '../ports/http-port.ts';
import type { Logger } from '../ports/logger.ts';
import type { TokenStore } from '../ports/token-store.ts';
import { buildUrl } from './build-url.ts';
import { createServerClock } from './server-clock.ts';
import { endsSession } from './ends-session.ts';
import { toAppError } from './to-app-error.ts';

/** Header that carries the anti-forgery token, both ways. @source spec §7 */
const antiForgeryHeader = 'X-XSRF-TOKEN';

/** Dependencies of the API client. */
export interface ApiClientOptions {
  readonly tokens: Pick<TokenStore, 'read'>;
  /** Interface language at the time of a call. */
  readonly language: () => Language;
  readonly logger: Logger;
  /** Milliseconds since 1970; default `Date.now`. */
  readonly now?: () => number;
  /** Milliseconds since the last input at the page; leave it out where there is no page. */
  readonly idleMs?: () => number;
  /**
   * Origin of the platform, such as `https://api.example.com`; default is the page's own. A front
   * end on another origin names it, and the platform lists that front end in `ALLOWED_ORIGINS`;
   * both must be of one site, since browsers send the session's cookie to no other. Servers and
   * tests, which have no page, name it too.
   */
  readonly origin?: string;
  /**
   * Called for every answer that means "not signed in (any more)", with the token that the call
   * carried, so that a late answer of an earlier session can be recognised, and the code that says
   * why.
   */
  readonly onUnauthenticated?: (token: string | null, code: ErrorCode) => void;
  /** Replaces the network, in tests. */
  readonly adapter?: AxiosAdapter;
}

/** The API client. */
export interface ApiClient extends HttpPort {
  /** Milliseconds to add to our clock to get the server's, learnt from the `Date` of each answer. */
  clockOffsetMs(): number;
  /** The least that it may be; `null` before the first answer. For what must not come too early. */
  leastClockOffsetMs(): number | null;
  /**
   * Returns the facts of a response body that machines also hold. Part of the client, not of its
   * callers: the API table comes with the first call, and must not be part of the first paint.
   */
  factsOf(name: ApiName, answer: unknown): AnswerFacts;
}

/** A user who acted this recently is present. */
const leastIdleSeconds = 30;

/** Input of a call, seen without its name. */
interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function parseAnswer(name: ApiName, row: ApiRow, response: AxiosResponse<unknown>): unknown {
  if (!row.answer) return undefined;
  const parsed = row.answer.safeParse(response.data);
  if (parsed.success) return parsed.data;
  const problem = firstProblem(parsed.error, response.data);
  throw new AppError('server', `${name}: the answer does not have the agreed shape at ${problem}`, {
    status: response.status,
    cause: parsed.error,
  });
}

/**
 * Makes the client of the API table. Each call is marked as an XMLHttpRequest, sends cookies, the
 * anti-forgery token, JSON, the bearer token of that moment and the interface language, gives up
 * after 10 s and returns the parsed body. A call that is rejected for its anti-forgery token is
 * sent again with the new one. Every other failure is logged, without token, password or body, and
 * thrown as an `AppError`.
 *
 * @example
 * const api = createApiClient({ tokens, language: () => 'id', logger: console });
 * const { data } = await api.call('wallet.show', { params: { walletId } });
 * @source spec §7, §8
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens, language, logger, onUnauthenticated } = options;
  const now = options.now ?? Date.now;
  const serverClock = createServerClock();
  const http = axios.create({
    baseURL: options.origin ?? '',
    allowAbsoluteUrls: false,
    timeout: httpTimeoutMs,
    withCredentials: true,
    withXSRFToken: true,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: antiForgeryHeader,
    responseType: 'json',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });

  /**
   * Anti-forgery token of the newest answer that named one: a page of another origin cannot read
   * the platform's cookie. Without any, axios sends the cookie's.
   */
  let antiForgery: string | undefined;

  const antiForgeryOptions = () => ({ withXSRFToken: antiForgery === undefined });

  /** Marks background calls of pages, which must not count as activity of the user. */
  const idleHeader = (): Record<string, string> => {
    const seconds = Math.floor((options.idleMs?.() ?? 0) / 1_000);
    return seconds < leastIdleSeconds ? {} : { 'X-Idle-Seconds': String(seconds) };
  };

  const headersOf = (token: string | null, idempotencyKey: string | undefined) => ({
    'Accept-Language': acceptLanguage(language()),
    ...idleHeader(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(antiForgery === undefined ? {} : { [antiForgeryHeader]: antiForgery }),
  });

  const observe = (response: AxiosResponse | undefined, sentAt: number): void => {
    if (!response) return;
    serverClock.observe(response.headers['date'], sentAt, now());
    const named: unknown = response.headers[antiForgeryHeader.toLowerCase()];
    if (typeof named === 'string') antiForgery = named;
  };

  const report = (name: ApiName, row: ApiRow, error: AppError): void => {
    const { code, status, reference } = error;
    // The backend took the call for a success: only the message says what its answer lacks.
    const hasWrongShape = status >= 200 && status < 300;
    const level = status === 0 || status >= 500 || hasWrongShape ? 'error' : 'warn';
    logger[level](`API ${name} failed: ${code}`, {
      method: row.method,
      path: row.path,
      status,
      reference,
      ...(hasWrongShape && { problem: error.message }),
    });
  };

  /** @param isRepeated the call was rejected once for its anti-forgery token, and did nothing yet */
  async function send<Name extends ApiName>(
    name: Name,
    input: AnyInput,
    callOptions: CallOptions,
    isRepeated = false,
  ): Promise<ApiAnswer<Name>> {
    const row: ApiRow = apiTable[name];
    const { params, query, body } = input;
    const { idempotencyKey, signal } = callOptions;
    const token = tokens.read();
    const sentAt = now();
    try {
      const response = await http.request<unknown>({
        method: row.method,
        url: buildUrl(row, params, query),
        headers: headersOf(token, idempotencyKey),
        ...antiForgeryOptions(),
        ...(body === undefined ? {} : { data: body }),
        ...(signal ? { signal } : {}),
      });
      observe(response, sentAt);
      return parseAnswer(name, row, response) as ApiAnswer<Name>;
    } catch (cause) {
      if (isCancel(cause)) throw new AppError('network', `${name}: given up by the caller`);
      if (axios.isAxiosError(cause)) observe(cause.response, sentAt);
      const error = toAppError(cause, now());
      // The rejection brought a new token. The reader can do nothing about the old one.
      if (error.code === 'antiforgery' && !isRepeated) return send(name, input, callOptions, true);
      report(name, row, error);
      if (endsSession(error)) onUnauthenticated?.(token, error.code);
      throw error;
    }
  }

  const call = <Name extends ApiName>(
    name: Name,
    ...[input, callOptions]: CallArguments<Name>
  ): Promise<ApiAnswer<Name>> =>
    send(name, (input ?? {}) as AnyInput, (callOptions ?? {}) as CallOptions);

  return {
    call,
    clockOffsetMs: serverClock.offsetMs,
    leastClockOffsetMs: serverClock.leastOffsetMs,
    factsOf,
  };
}
