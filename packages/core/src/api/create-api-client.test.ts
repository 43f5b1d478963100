import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/error-codes.ts';
import type { Language } from '../contract/limits.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { betFixture } from '../testing/fixtures/bet.ts';
import { userFixture } from '../testing/fixtures/user.ts';
import { walletFixture } from '../testing/fixtures/wallet.ts';
import { createApiClient, type ApiClientOptions } from './create-api-client.ts';

interface Reply {
  readonly status?: number;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network fails with this axios code instead of answering. */
  readonly networkCode?: string;
}

function setUp(...replies: Reply[]) {
  const clock = createFakeClock();
  const requests: InternalAxiosRequestConfig[] = [];
  const log: string[] = [];
  const unauthenticated: (string | null)[] = [];
  let token: string | null = 'secret-token';
  let language: Language = 'id';
  let idleMs = 0;

  const adapter: AxiosAdapter = async (config) => {
    requests.push(config);
    const { status = 200, data, headers, networkCode } = replies.shift() ?? {};
    if (networkCode) throw new AxiosError('failed', networkCode, config);
    const response = {
      status,
      data,
      config,
      statusText: '',
      headers: AxiosHeaders.from({ ...headers }),
    };
    if (status < 400) return response;
    throw new AxiosError('failed', 'ERR_BAD_RESPONSE', config, undefined, response);
  };
  const logAt = (level: string) => (message: string, details?: unknown) =>
    void log.push(`${level}: ${message} ${JSON.stringify(details)}`);

  const api = createApiClient({
    adapter,
    now: () => clock.now(),
    tokens: { read: () => token },
    language: () => language,
    idleMs: () => idleMs,
    logger: { warn: logAt('warn'), error: logAt('error') },
    onUnauthenticated: (used) => void unauthenticated.push(used),
  });
  return {
    api,
    clock,
    requests,
    log,
    unauthenticated,
    setToken: (next: string | null) => {
      token = next;
    },
    setIdle: (next: number) => {
      idleMs = next;
    },
    setLanguage: (next: Language) => {
      language = next;
    },
  };
}

/** Answers everything with an empty body and these headers. */
function answering({ headers }: Pick<Reply, 'headers'>) {
  const sent: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config);
    return {
      status: 200,
      data: {},
      config,
      statusText: '',
      headers: AxiosHeaders.from({ ...headers }),
    };
  };
  return { adapter, sent };
}

const bare: ApiClientOptions = {
  tokens: { read: () => null },
  language: () => 'en',
  logger: { warn: () => undefined, error: () => undefined },
};

const failureOf = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error as AppError,
  );

const header = (config: InternalAxiosRequestConfig | undefined, name: string) =>
  config?.headers.get(name);

describe('createApiClient, requests', () => {
  // id: request-headers-and-timeout
  it('a request is marked as XMLHttpRequest, sends cookies, JSON, token and language, and times out after 10 s', async () => {
    const { api, requests } = setUp({ data: { data: userFixture(), token: 't' } });
    await api.call('auth.login', { body: { username: 'player', password: 'lobi-demo' } });
    const [request] = requests;
    expect(request).toMatchObject({
      method: 'post',
      url: '/api/auth/login',
      timeout: 10_000,
      withCredentials: true,
      withXSRFToken: true,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
      allowAbsoluteUrls: false,
      data: '{"username":"player","password":"lobi-demo"}',
    });
    expect(header(request, 'X-Requested-With')).toBe('XMLHttpRequest');
    expect(header(request, 'Content-Type')).toBe('application/json');
    expect(header(request, 'Authorization')).toBe('Bearer secret-token');
    expect(header(request, 'Accept-Language')).toBe('id');
  });

  it('calls go to the paths and with the names that a backend has', async () => {
    const { adapter, sent } = answering({ headers: { 'x-csrf': 'renewed' } });
    const api = createApiClient({
      ...bare,
      adapter,
      endpoints: { 'wallet.show': '/v2/purse/{walletId}' },
      csrf: { cookie: 'csrf', header: 'X-CSRF' },
    });
    const input = { params: { walletId: 'a/b' } };
    await api.call('wallet.show', input).catch(() => undefined);
    await api.call('wallet.show', input).catch(() => undefined);
    expect(sent[0]).toMatchObject({ url: '/v2/purse/a%2Fb', xsrfCookieName: 'csrf' });
    expect(sent[0]?.xsrfHeaderName).toBe('X-CSRF');
    expect(header(sent[1], 'X-CSRF')).toBe('renewed');
  });

  it.each(['auth.check', 'wallet.show'])(
    'the call %s is rejected while an endpoint belongs to no call of the contract',
    async (name) => {
      const endpoints = { 'wallet.sho': '/v2/purse' } as object;
      const { adapter, sent } = answering({ headers: {} });
      const api = createApiClient({ ...bare, adapter, endpoints });
      await expect(api.call(name as 'auth.check')).rejects.toThrow(
        'The endpoint "wallet.sho" is not a call of the contract; see apiTable for the names.',
      );
      expect(sent).toEqual([]);
    },
  );

  it('the first call beyond the pages of visitors has the token at the time of the call', async () => {
    const { api, requests, setToken } = setUp({ data: { data: walletFixture() } });
    const answer = api.call('wallet.show', { params: { walletId: 'w1' } }).catch(() => undefined);
    setToken('token-of-the-next-user');
    await answer;
    expect(header(requests[0], 'Authorization')).toBe('Bearer secret-token');
  });

  it.each([
    [0, undefined],
    [29_999, undefined],
    [61_500, '61'],
  ])('every request reports %i ms without activity as %s s', async (idle, seconds) => {
    const { api, requests, setIdle } = setUp({ data: userFixture() });
    setIdle(idle);
    await api.call('auth.check');
    expect(header(requests[0], 'X-Idle-Seconds')).toBe(seconds);
  });

  it('a request has the token and language at the time of the call', async () => {
    const { api, requests, setToken, setLanguage } = setUp(
      { data: userFixture() },
      { data: userFixture() },
    );
    await api.call('auth.check');
    setToken(null);
    setLanguage('zh-Hans');
    await api.call('auth.check');
    expect(header(requests[1], 'Authorization')).toBeUndefined();
    expect(header(requests[1], 'Accept-Language')).toBe('zh-CN');
  });

  it('a request keeps the token that was stored when it was made, even if it is cleared immediately after', async () => {
    const { api, requests, setToken } = setUp({ status: 204 });
    const sent = api.call('auth.logout');
    setToken(null);
    await sent;
    expect(header(requests[0], 'Authorization')).toBe('Bearer secret-token');
  });

  it('a request has path parameters, no empty query values, and the idempotency key', async () => {
    const { api, requests } = setUp(
      { data: { data: [], meta: { page: 1, perPage: 25, total: 0, lastPage: 1 } } },
      { status: 201, data: { data: betFixture(), wallet: walletFixture() } },
    );
    await api.call('ledger.list', {
      params: { walletId: 'a/b c' },
      query: { page: 2, search: '', kind: 'bet' },
    });
    await api.call(
      'bet.place',
      { params: { roundId: 'r1' }, body: { selection: 'meron', amount: '1000' } },
      { idempotencyKey: 'key-1' },
    );
    expect(requests[0]?.url).toBe('/api/wallet/a%2Fb%20c/ledger?page=2&kind=bet');
    expect(header(requests[1], 'Idempotency-Key')).toBe('key-1');
  });

  it.each(['..', '.', ''])(
    'a path parameter cannot change the path of a request: %j',
    async (walletId) => {
      const { api, requests } = setUp();
      const error = await failureOf(api.call('wallet.show', { params: { walletId } }));
      expect(error.code).toBe('malformed');
      expect(requests).toHaveLength(0);
    },
  );
});

describe('createApiClient, responses', () => {
  // id: answer-unwrapped
  it('a response is reduced to its body, without fields that are not in the contract', async () => {
    const { api } = setUp({ data: { ...userFixture(), passwordHash: 'x' } });
    await expect(api.call('auth.check')).resolves.toEqual(userFixture());
  });

  it('a response without a body is undefined', async () => {
    const { api } = setUp({ status: 204, data: '' });
    await expect(api.call('auth.logout')).resolves.toBeUndefined();
  });

  it('a response that does not match its schema logs the path of the first problem, and no value', async () => {
    const { api, log } = setUp({ data: { data: { id: 'w1', balance: 'private' } } });
    await failureOf(api.call('wallet.show', { params: { walletId: 'w1' } }));
    expect(log.join()).toMatch(/^error: .*agreed shape at data\.\w+: expected /);
    expect(log.join()).not.toContain('private');
  });

  it('a response that does not match its schema is a server error with the reason as its cause', async () => {
    const { api, log } = setUp({ data: { id: 7 } });
    const error = await failureOf(api.call('auth.check'));
    expect(error).toMatchObject({ code: 'server', cause: { issues: expect.any(Array) } });
    expect(log).toHaveLength(1);
  });

  it('the client estimates the time of the server', async () => {
    const { api, clock } = setUp(
      { data: userFixture(), headers: { date: 'Sat, 21 Nov 2026 03:05:00 GMT' } },
      { data: userFixture(), headers: { date: 'Sat, 21 Nov 2026 03:05:00 GMT' } },
    );
    expect(api.clockOffsetMs()).toBe(0);
    await api.call('auth.check');
    expect(api.clockOffsetMs()).toBe(300_500);
    await clock.advance(800);
    await api.call('auth.check');
    expect(api.clockOffsetMs()).toBe(300_100);
  });
});

describe('createApiClient, failures', () => {
  it('an error has the code, message, reference, field errors and retry delay of the server', async () => {
    const { api } = setUp({
      status: 422,
      data: {
        code: 'validation',
        message: 'Periksa kembali isian Anda.',
        reference: 'req-7',
        errors: { amount: ['Format jumlah tidak valid.'] },
      },
      headers: { 'retry-after': '7' },
    });
    const error = await failureOf(api.call('auth.check'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'validation',
      status: 422,
      message: 'Periksa kembali isian Anda.',
      reference: 'req-7',
      errors: { amount: ['Format jumlah tidak valid.'] },
      retryAfterSeconds: 7,
      params: { ref: 'req-7', seconds: 7 },
    });
  });

  it('an error has the retry delay of a Retry-After header that is a date', async () => {
    const { api } = setUp({
      status: 503,
      headers: { 'retry-after': 'Sat, 21 Nov 2026 03:00:30 GMT' },
    });
    expect(await failureOf(api.call('auth.check'))).toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 30,
    });
  });

  it.each([
    [400, 'malformed'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [419, 'antiforgery'],
    [423, 'account_blocked'],
    [429, 'rate_limited'],
    [500, 'server'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ] as const)('a failure with status %i and a foreign body is %s', async (status, code) => {
    const { api } = setUp({ status, data: '<html>' }, { status, data: '<html>' });
    expect(await failureOf(api.call('auth.check'))).toMatchObject({ code, status });
  });

  it('a call whose anti-forgery token was rejected is sent again with a renewed one', async () => {
    const user = userFixture();
    const refusal = { status: 419, headers: { 'x-xsrf-token': 'renewed' } };
    const { api, requests, log } = setUp(refusal, { data: { data: user, token: 't' } });
    const body = { username: 'player', password: 'lobi-demo' };
    expect(await api.call('auth.login', { body })).toMatchObject({ data: { id: user.id } });
    expect(requests.map(({ data }) => data as unknown)).toEqual([
      JSON.stringify(body),
      JSON.stringify(body),
    ]);
    expect(header(requests[1], 'X-XSRF-TOKEN')).toBe('renewed');
    expect(log).toEqual([]);
  });

  it('a call whose anti-forgery token is rejected twice fails', async () => {
    const { api, requests, log } = setUp({ status: 419 }, { status: 419 });
    expect(await failureOf(api.call('auth.check'))).toMatchObject({ code: 'antiforgery' });
    expect(requests).toHaveLength(2);
    expect(log).toHaveLength(1);
  });

  it.each([
    ['ECONNABORTED', 'timeout'],
    ['ETIMEDOUT', 'timeout'],
    ['ERR_NETWORK', 'network'],
  ] as const)('a call without a response (%s) fails with %s', async (networkCode, code) => {
    const { api } = setUp({ networkCode });
    expect(await failureOf(api.call('auth.check'))).toMatchObject({ code, status: 0 });
  });

  // id: failure-logged-once
  it('a failure is logged once, without token, password or body', async () => {
    const { api, log } = setUp({
      status: 500,
      data: { code: 'server', message: 'x', reference: 'r' },
    });
    const error = await failureOf(
      api.call('auth.login', { body: { username: 'player', password: 'hush-hush' } }),
    );
    expect(log).toEqual([
      'error: API auth.login failed: server {"method":"POST","path":"/api/auth/login","status":500,"reference":"r"}',
    ]);
    expect(JSON.stringify([log, error, error.cause])).not.toMatch(/hush-hush|secret-token/);
  });

  it('a failure of a call that its caller aborted is not logged', async () => {
    const { api, log } = setUp({ networkCode: 'ERR_CANCELED' });
    const controller = new AbortController();
    controller.abort();
    const error = await failureOf(api.call('auth.check', {}, { signal: controller.signal }));
    expect(error.code).toBe('network');
    expect(log).toEqual([]);
  });

  it('the client reports a lost session with the token that was used, and not wrong credentials', async () => {
    const { api, unauthenticated, setToken } = setUp(
      { status: 401, data: { code: 'expired', message: 'x' } },
      { status: 401, data: { code: 'credentials', message: 'x' } },
    );
    const first = failureOf(api.call('auth.check'));
    setToken('another');
    await first;
    await failureOf(api.call('auth.login', { body: { username: 'a', password: 'b' } }));
    expect(unauthenticated).toEqual(['secret-token']);
  });
});
