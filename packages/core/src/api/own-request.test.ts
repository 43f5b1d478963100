import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { assertType, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import { defineRequest, type RequestAnswer, type RequestInput } from '../contract/own-request.ts';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createApiClient } from './create-api-client.ts';

const offers = defineRequest({
  name: 'promo.offers',
  method: 'GET',
  path: '/api/promo/offer',
  query: z.object({ page: z.optional(z.int()) }),
  answer: z.object({ data: z.array(z.object({ id: z.string(), until: z.iso.date() })) }),
});

const claim = defineRequest({
  name: 'promo.claim',
  method: 'POST',
  path: '/api/promo/offer/{offerId}/claim',
  body: z.object({ code: z.string().check(z.minLength(4)) }),
  answer: z.object({ data: z.object({ until: z.iso.date() }) }),
});

const close = defineRequest({ name: 'promo.close', method: 'DELETE', path: '/api/promo/offer' });

interface Reply {
  readonly status?: number;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function setUp(...replies: Reply[]) {
  const sent: InternalAxiosRequestConfig[] = [];
  const log: string[] = [];
  const ended: ErrorCode[] = [];
  const note = (message: string, details?: unknown) =>
    void log.push(`${message} ${JSON.stringify(details)}`);
  const api = createApiClient({
    tokens: { read: () => 'secret-token' },
    language: () => 'en',
    logger: { warn: note, error: note },
    onUnauthenticated: (_, code) => void ended.push(code),
    async adapter(config) {
      sent.push(config);
      const { status = 200, data, headers } = replies.shift() ?? {};
      const response = {
        ...{ status, data, config, statusText: '' },
        headers: AxiosHeaders.from({ ...headers }),
      };
      if (status < 400) return response;
      throw new AxiosError('failed', 'ERR_BAD_RESPONSE', config, undefined, response);
    },
  });
  return { api, sent, log, ended };
}

const failureOf = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error as AppError,
  );

const input = { params: { offerId: 'a/b' }, body: { code: 'KOPI' } };
const answer = { data: { until: '2026-12-31' } };

describe('request', () => {
  // id: own-request-sent
  it('request sends session, language and time limit like every call, with encoded parameters', async () => {
    const { api, sent } = setUp({ data: answer });
    expect(await api.request(claim, input)).toEqual(answer);
    expect(sent[0]).toMatchObject({
      method: 'post',
      url: '/api/promo/offer/a%2Fb/claim',
      data: '{"code":"KOPI"}',
      timeout: 10_000,
      withCredentials: true,
      allowAbsoluteUrls: false,
    });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
    expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(sent[0]?.headers.get('Accept-Language')).toBe('en');
  });

  // id: own-request-query
  it('request sends query and body as their schemas return them, and no part without a schema', async () => {
    const { api, sent } = setUp({ data: { data: [] } }, { status: 204 });
    await api.request(offers, { query: { page: 2 } });
    await api.request(close, { query: { page: 2 } } as object);
    expect(sent.map(({ url }) => url)).toEqual(['/api/promo/offer?page=2', '/api/promo/offer']);
  });

  it('request is repeated with the new anti-forgery token after a rejected one', async () => {
    const { api, sent } = setUp(
      { status: 419, headers: { 'x-xsrf-token': 'renewed' } },
      { data: answer },
    );
    expect(await api.request(claim, input)).toEqual(answer);
    expect(sent[1]?.headers.get('X-XSRF-TOKEN')).toBe('renewed');
  });

  // id: own-request-body
  it('request sends nothing if the body does not match its schema, and names the field', async () => {
    const { api, sent, log } = setUp();
    const error = await failureOf(api.request(claim, { ...input, body: { code: 'K8' } }));
    expect(error).toMatchObject({ code: 'validation', errors: { code: [expect.any(String)] } });
    expect(error.message).toMatch(/^promo\.claim: the body does not fit its schema at code: /);
    expect(sent).toEqual([]);
    expect(log).toHaveLength(1);
  });

  // id: own-request-answer
  it('request logs the path of the first problem of a response that does not match its schema', async () => {
    const { api, log } = setUp({ data: { data: [{ id: 'offer-1', until: 7 }] } });
    const error = await failureOf(api.request(offers));
    expect(error).toMatchObject({ code: 'server', status: 200 });
    expect(log).toEqual([
      expect.stringMatching(
        /^API promo\.offers failed: server .*promo\.offers: the answer does not have the agreed shape at data\.0\.until: /,
      ),
    ]);
  });

  it('request fails with the code, reference and fields of the backend, and ends a lost session', async () => {
    const body = {
      code: 'conflict',
      message: 'taken',
      reference: 'r-1',
      errors: { code: ['used'] },
    };
    const { api, ended } = setUp({ status: 409, data: body }, { status: 401 });
    expect(await failureOf(api.request(claim, input))).toMatchObject({
      code: 'conflict',
      reference: 'r-1',
      errors: { code: ['used'] },
    });
    expect((await failureOf(api.request(claim, input))).code).toBe('unauthenticated');
    expect(ended).toEqual(['unauthenticated']);
  });

  it('request rejects a parameter that would change another segment of the path', async () => {
    const { api, sent } = setUp();
    const error = await failureOf(api.request(claim, { ...input, params: { offerId: '..' } }));
    expect(error.code).toBe('malformed');
    expect(sent).toEqual([]);
  });

  it('request has the input and output types of its row', () => {
    assertType<RequestInput<typeof claim>>(input);
    // @ts-expect-error the path has a parameter
    assertType<RequestInput<typeof claim>>({ body: { code: 'KOPI' } });
    // @ts-expect-error the code is a text
    assertType<RequestInput<typeof claim>>({ ...input, body: { code: 7 } });
    assertType<RequestInput<typeof offers>>({});
    // @ts-expect-error the page is a number
    assertType<RequestInput<typeof offers>>({ query: { page: 'two' } });
    assertType<RequestAnswer<typeof claim>>(answer);
    assertType<RequestAnswer<typeof close>>(undefined);
    const { api } = setUp();
    // @ts-expect-error an input is needed
    void (() => api.request(claim));
    void (() => api.request(offers));
  });
});

describe('a partner’s call at the fake backend', () => {
  const connect = async () => {
    const clock = createFakeClock();
    const backend = createFakeBackend({ clock });
    const token = backend.signIn('player');
    const api = await backend.connectApi({
      tokens: { read: () => token },
      language: () => 'en',
      logger: { warn: () => undefined, error: () => undefined },
    });
    const settle = async <Value>(promise: Promise<Value>): Promise<Value> => {
      promise.catch(() => undefined);
      // The check of the input takes its time before the call waits for the clock.
      for (let turn = 0; turn < 10; turn += 1) await clock.advance(0);
      return promise;
    };
    return { backend, api, settle };
  };

  it('answer receives input and user, and its result reaches the caller', async () => {
    const { backend, api, settle } = await connect();
    backend.answer(claim, ({ input: { params, body }, user }) => ({
      data: {
        until:
          `${params.offerId}:${body.code}:${user?.username}` === 'a/b:KOPI:player'
            ? '2026-12-31'
            : '',
      },
    }));
    expect(await settle(api.request(claim, input))).toEqual(answer);
    expect(backend.seen.at(-1)).toMatchObject({ name: 'promo.claim', body: { code: 'KOPI' } });
  });

  it('a call without an answer is not found, and one with a wrong answer fails', async () => {
    const { backend, api, settle } = await connect();
    expect((await failureOf(settle(api.request(offers)))).code).toBe('not_found');
    backend.answer(offers, () => ({ data: [{ id: 'offer-1', until: 'soon' }] }));
    expect((await failureOf(settle(api.request(offers)))).message).toMatch(/at data\.0\.until/);
  });

  it('a failure that the answer throws is that of the call', async () => {
    const { backend, api, settle } = await connect();
    backend.answer(offers, () => {
      throw new AppError('rate_limited');
    });
    expect((await failureOf(settle(api.request(offers)))).code).toBe('rate_limited');
  });
});
