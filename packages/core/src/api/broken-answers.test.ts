import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import type { ApiRow } from '../contract/api/api-row.ts';
import { apiTable, type ApiName } from '../contract/api/index.ts';
import { errorCodes, isAppError } from '../contract/error-codes.ts';
import type { CallArguments } from '../ports/http-port.ts';
import { createApiClient } from './create-api-client.ts';

interface Broken {
  /** 0: no response; `data` is the axios error code. */
  readonly status: number;
  readonly data: string;
}

/** HTTP statuses and bodies with which the platform, or a proxy in front of it, rejects calls. */
const statuses = [401, 403, 404, 409, 419, 422, 429, 500, 502, 503, 504] as const;

const answers: Readonly<Record<string, Broken>> = {
  'an empty answer': { status: 200, data: '' },
  'half an answer': { status: 200, data: '{"data":[{"id":' },
  'a page': { status: 200, data: '<!doctype html><h1>Welcome</h1>' },
  nothing: { status: 200, data: 'null' },
  'a list of nothing': { status: 200, data: '[]' },
  'another envelope': { status: 200, data: '{"result":{}}' },
  'a page of a proxy': { status: 502, data: '<h1>Bad Gateway</h1>' },
  'half a failure': { status: 500, data: '{"message":"Serv' },
  'a failure of another kind': { status: 422, data: '{"error":["no"]}' },
  'an unknown code': { status: 418, data: '{"message":"tea","code":"teapot"}' },
  'no network': { status: 0, data: 'ERR_NETWORK' },
  'no such host': { status: 0, data: 'ENOTFOUND' },
  'a silence': { status: 0, data: 'ETIMEDOUT' },
  ...Object.fromEntries(statuses.map((status) => [String(status), { status, data: '' }])),
};

/** An adapter that returns this response to every request. */
const answering =
  ({ status, data }: Broken): AxiosAdapter =>
  async (config) => {
    const response = { status, data, config, statusText: '', headers: new AxiosHeaders() };
    if (status === 0) throw new AxiosError('no answer', data, config);
    if (status < 400) return response;
    throw new AxiosError('failed', 'ERR_BAD_RESPONSE', config, undefined, response);
  };

/** Arguments of a call, with its path parameters. */
function argumentsOf(row: ApiRow): CallArguments<ApiName> {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const params = Object.fromEntries(names.map((name) => [name, 'some-id']));
  return [{ params, body: {} }, { idempotencyKey: 'key' }] as unknown as CallArguments<ApiName>;
}

describe.each(Object.entries(answers))('a broken response: %s', (_description, answer) => {
  const rows = (Object.keys(apiTable) as ApiName[])
    .map((name) => ({ name, row: apiTable[name] as ApiRow }))
    // A call without a response body accepts any successful response.
    .filter(({ row }) => row.answer !== undefined || answer.status === 0 || answer.status >= 400);

  // id: broken-answer-is-failure
  it.each(rows)(
    'a broken response to $name is a failure with a code of the catalogue',
    async ({ name, row }) => {
      const api = createApiClient({
        adapter: answering(answer),
        tokens: { read: () => null },
        language: () => 'id',
        logger: { warn: () => undefined, error: () => undefined },
      });
      const failure: unknown = await api.call(name, ...argumentsOf(row)).then(
        () => 'taken for an answer',
        (error: unknown) => error,
      );
      expect(failure).toSatisfy(isAppError);
      expect(Object.keys(errorCodes)).toContain((failure as { code: string }).code);
    },
  );
});
