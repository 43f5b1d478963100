import axios, { isCancel, type AxiosAdapter, type AxiosResponse } from 'axios';
import type { ApiRow } from '../contract/api/api-row.ts';
import { apiTable, type ApiAnswer, type ApiName } from '../contract/api/index.ts';
import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import { httpTimeoutMs, type Language } from '../contract/limits.ts';
import { acceptLanguage } from '../locales/pick-language.ts';
import type { CallArguments, CallOptions, HttpPort } from '../ports/http-port.ts';
import type { Logger } from '../ports/logger.ts';
import type { TokenStore } from '../ports/token-store.ts';
import { buildUrl } from './build-url.ts';
import { createServerClock } from './server-clock.ts';
import { endsSession } from './ends-session.ts';
import { toAppError } from './to-app-error.ts';

/** What the API client needs. */
export interface ApiClientOptions {
  readonly tokens: Pick<TokenStore, 'read'>;
  /** Interface language at the time of a call. */
  readonly language: () => Language;
  readonly logger: Logger;
  /** Milliseconds since 1970; default `Date.now`. */
  readonly now?: () => number;
  /** For how many ms nobody has been at the page; leave it out where nobody can be. */
  readonly idleMs?: () => number;
  /** Origin of the platform; default is the page's own. Servers and tests, which have no page, name it. */
  readonly origin?: string;
  /**
   * Told of every answer that means "not signed in (any more)", with the token that the call carried,
   * so that a late answer of an earlier session can be recognised, and the code that says why.
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
}

/** Who acted so short a time ago is there. */
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
  throw new AppError('server', `${name}: the answer does not have the agreed shape`, {
    status: response.status,
    cause: parsed.error,
  });
}

/**
 * Makes the client of the API table. Each call is marked as an XMLHttpRequest, sends cookies, the
 * anti-forgery token, JSON, the bearer token of that moment and the interface language, gives up
 * after 10 s and returns the parsed body. Every failure is logged, without token, password or
 * body, and thrown as an `AppError`.
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
    xsrfHeaderName: 'X-XSRF-TOKEN',
    responseType: 'json',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });

  /** What pages call by themselves must not pass for somebody who is there. */
  const idleHeader = (): Record<string, string> => {
    const seconds = Math.floor((options.idleMs?.() ?? 0) / 1_000);
    return seconds < leastIdleSeconds ? {} : { 'X-Idle-Seconds': String(seconds) };
  };

  const headersOf = (token: string | null, idempotencyKey: string | undefined) => ({
    'Accept-Language': acceptLanguage(language()),
    ...idleHeader(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  });

  const observe = (response: AxiosResponse | undefined, sentAt: number): void => {
    if (response) serverClock.observe(response.headers['date'], sentAt, now());
  };

  const report = (name: ApiName, row: ApiRow, error: AppError): void => {
    const { code, status, reference } = error;
    const level = status === 0 || status >= 500 ? 'error' : 'warn';
    logger[level](`API ${name} failed: ${code}`, {
      method: row.method,
      path: row.path,
      status,
      reference,
    });
  };

  async function call<Name extends ApiName>(
    name: Name,
    ...[input, callOptions]: CallArguments<Name>
  ): Promise<ApiAnswer<Name>> {
    const row: ApiRow = apiTable[name];
    const { params, query, body } = (input ?? {}) as AnyInput;
    const { idempotencyKey, signal } = (callOptions ?? {}) as CallOptions;
    const token = tokens.read();
    const sentAt = now();
    try {
      const response = await http.request<unknown>({
        method: row.method,
        url: buildUrl(row, params, query),
        headers: headersOf(token, idempotencyKey),
        ...(body === undefined ? {} : { data: body }),
        ...(signal ? { signal } : {}),
      });
      observe(response, sentAt);
      return parseAnswer(name, row, response) as ApiAnswer<Name>;
    } catch (cause) {
      if (isCancel(cause)) throw new AppError('network', `${name}: given up by the caller`);
      if (axios.isAxiosError(cause)) observe(cause.response, sentAt);
      const error = toAppError(cause, now());
      report(name, row, error);
      if (endsSession(error)) onUnauthenticated?.(token, error.code);
      throw error;
    }
  }

  return {
    call,
    clockOffsetMs: serverClock.offsetMs,
    leastClockOffsetMs: serverClock.leastOffsetMs,
  };
}
