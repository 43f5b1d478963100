import axios, { isCancel, type AxiosAdapter, type AxiosResponse } from 'axios';
import { factsOf, type AnswerFacts } from '../contract/answer-facts.ts';
import type { ApiRow } from '../contract/api/api-row.ts';
import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import { firstProblem } from '../contract/first-problem.ts';
import { httpTimeoutMs, type Language } from '../contract/limits.ts';
import { acceptLanguage } from '../locales/pick-language.ts';
import type { CallArguments, CallOptions, HttpPort } from '../ports/http-port.ts';
import type { Logger } from '../ports/logger.ts';
import type { RequestAnswer, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments, RequestPort } from '../ports/own-request.ts';
import type { TokenStore } from '../ports/token-store.ts';
import { createApiRows } from './api-rows.ts';
import { buildUrl } from './build-url.ts';
import { checkAnswer, checkInput, type AnyInput } from './check-request.ts';
import { createServerClock } from './server-clock.ts';
import { endsSession } from './ends-session.ts';
import { toAppError } from './to-app-error.ts';

/** Cookie of the anti-forgery token, and the header that carries it both ways. @source spec §7 */
export interface AntiForgeryNames {
  /** Default `XSRF-TOKEN`. */
  readonly cookie?: string | undefined;
  /** Default `X-XSRF-TOKEN`. */
  readonly header?: string | undefined;
}

/** Paths of calls by name, with the parameters of the contract in braces. */
export type ApiEndpoints = Readonly<Partial<Record<ApiName, string>>>;

/** Dependencies of the API client. */
export interface ApiClientOptions {
  readonly tokens: Pick<TokenStore, 'read'>;
  /** Interface language at the time of a call. */
  readonly language: () => Language;
  readonly logger: Logger;
  /** Milliseconds since 1970; default `Date.now`. */
  readonly now?: () => number;
  /** Milliseconds since the last user input; leave it out without a page. */
  readonly idleMs?: () => number;
  /**
   * Origin of the platform, such as `https://api.example.com`; default the page's own. A front end on
   * another origin sets it, and the platform lists that front end in `ALLOWED_ORIGINS`; both must be
   * same-site, since browsers send the session cookie to no other site. Servers and tests, which have no
   * page, set it too.
   */
  readonly origin?: string;
  /** Paths that override those of the API table, for a backend with other paths. */
  readonly endpoints?: ApiEndpoints;
  /** Names of the anti-forgery token. */
  readonly csrf?: AntiForgeryNames;
  /**
   * Called for every response that means "not signed in (any more)", with the token of the call, so that
   * a late response of an earlier session can be recognized, and the error code.
   */
  readonly onUnauthenticated?: (token: string | null, code: ErrorCode) => void;
  /** Replaces the network, in tests. */
  readonly adapter?: AxiosAdapter;
}

/** The API client. */
export interface ApiClient extends HttpPort, RequestPort {
  /**
   * Milliseconds to add to the local clock to get the server's, estimated from the `Date` header of
   * each response.
   */
  clockOffsetMs(): number;
  /**
   * Lower bound of the offset; `null` before the first response. For actions that must not happen too
   * early.
   */
  minimumClockOffsetMs(): number | null;
  /**
   * Returns the objects in a response body that machines also hold. It belongs to the client and not to
   * its callers, because the API table is loaded with the first call and must not be part of the first
   * paint.
   */
  factsOf(name: ApiName, answer: unknown): AnswerFacts;
}

/** A user who acted this recently counts as present. */
const minIdleSeconds = 30;

/** Calls that let a user in, whose pages make other calls than those of visitors. */
const entrances: ReadonlySet<ApiName> = new Set(['auth.login', 'auth.register']);

/** One call, of the contract or of a partner's own backend. */
interface Sending {
  readonly name: string;
  readonly row: Pick<ApiRow, 'method' | 'path'>;
  readonly input: AnyInput;
  readonly options: CallOptions;
  /** Bearer token at the time of the call. */
  readonly token: string | null;
  /** Validated content of the response. */
  read(response: AxiosResponse<unknown>): unknown;
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
 * Creates the client of the API table. Each call is marked as an XMLHttpRequest; sends cookies, the
 * anti-forgery token, JSON, the current bearer token and the interface language; times out after 10 s;
 * and returns the parsed body. A call rejected for its anti-forgery token is retried once with the new
 * one. Every other error is logged, without token, password or body, and thrown as an `AppError`.
 * @example
 * const api = createApiClient({ tokens, language: () => 'id', logger: console });
 * const { data } = await api.call('wallet.show', { params: { walletId } });
 * @source spec §7, §8
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens, language, logger, onUnauthenticated, endpoints = {} } = options;
  const { cookie = 'XSRF-TOKEN', header: antiForgeryHeader = 'X-XSRF-TOKEN' } = options.csrf ?? {};
  const rows = createApiRows(endpoints);
  const now = options.now ?? Date.now;
  const serverClock = createServerClock();
  const http = axios.create({
    baseURL: options.origin ?? '',
    allowAbsoluteUrls: false,
    timeout: httpTimeoutMs,
    withCredentials: true,
    withXSRFToken: true,
    xsrfCookieName: cookie,
    xsrfHeaderName: antiForgeryHeader,
    responseType: 'json',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });

  /**
   * Newest anti-forgery token of a response: a page of another origin cannot read the platform's cookie.
   * Without one, axios sends the cookie's.
   */
  let antiForgery: string | undefined;

  const antiForgeryOptions = () => ({ withXSRFToken: antiForgery === undefined });

  /** Marks background calls of pages, which must not count as activity of the user. */
  const idleHeader = (): Record<string, string> => {
    const seconds = Math.floor((options.idleMs?.() ?? 0) / 1_000);
    return seconds < minIdleSeconds ? {} : { 'X-Idle-Seconds': String(seconds) };
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

  const report = ({ name, row }: Pick<Sending, 'name' | 'row'>, error: AppError): void => {
    const { code, status, reference } = error;
    // The backend reported success: only the message says what the response lacks.
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

  /** @param isRepeated the call was rejected once for its anti-forgery token, and had no effect yet */
  async function send(sending: Sending, isRepeated = false): Promise<unknown> {
    const { name, row, input, options: callOptions, token } = sending;
    const { params, query, body } = input;
    const { idempotencyKey, signal } = callOptions;
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
      return await sending.read(response);
    } catch (cause) {
      if (isCancel(cause)) throw new AppError('network', `${name}: given up by the caller`);
      if (axios.isAxiosError(cause)) observe(cause.response, sentAt);
      const error = toAppError(cause, now());
      // The rejection contained a new token; the user could do nothing about the old one.
      if (error.code === 'antiforgery' && !isRepeated) return send(sending, true);
      report(sending, error);
      if (endsSession(error)) onUnauthenticated?.(token, error.code);
      throw error;
    }
  }

  const call = <Name extends ApiName>(
    name: Name,
    ...[input, callOptions]: CallArguments<Name>
  ): Promise<ApiAnswer<Name>> => {
    const token = tokens.read();
    const sendRow = (row: ApiRow) =>
      send({
        name,
        row,
        token,
        input: (input ?? {}) as AnyInput,
        options: (callOptions ?? {}) as CallOptions,
        read: (response) => parseAnswer(name, row, response),
      }) as Promise<ApiAnswer<Name>>;
    // A failure is reported by the call that needs the table.
    if (entrances.has(name)) rows.load().catch(() => undefined);
    const row = rows.find(name);
    return row ? sendRow(row) : rows.load().then(({ [name]: loaded }) => sendRow(loaded as ApiRow));
  };

  async function request<const Row extends RequestRow>(
    row: Row,
    ...[callInput, callOptions]: RequestArguments<Row>
  ): Promise<RequestAnswer<Row>> {
    const { name } = row;
    const token = tokens.read();
    const input = await checkInput(row, (callInput ?? {}) as AnyInput).catch((cause: unknown) => {
      const error = toAppError(cause, now());
      report({ name, row }, error);
      throw error;
    });
    const read = ({ data, status }: AxiosResponse<unknown>) => checkAnswer(row, data, status);
    const answer = await send({ name, row, token, input, options: callOptions ?? {}, read });
    return answer as RequestAnswer<Row>;
  }

  return {
    call,
    request,
    clockOffsetMs: serverClock.offsetMs,
    minimumClockOffsetMs: serverClock.minimumOffsetMs,
    factsOf(name, answer) {
      const row = rows.find(name);
      return row ? factsOf(row, answer) : {};
    },
  };
}
