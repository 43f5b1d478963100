import { apiTable, type ApiName } from '@lobi/core/contract';
import type { Request, Route } from '@playwright/test';

/** Outcome of a call instead of its response. */
export type CallFault = (route: Route) => Promise<void>;

const refused =
  (status: number, code: string, headers: Readonly<Record<string, string>> = {}): CallFault =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ code, message: 'no', reference: 'a-reference' }),
    });

/** Every failure of a call except a timeout, which takes long. */
export const callFaults: Readonly<Record<string, CallFault>> = {
  'no network': (route) => route.abort('internetdisconnected'),
  'no such host': (route) => route.abort('namenotresolved'),
  'a cut': (route) => route.abort('connectionreset'),
  '401': refused(401, 'unauthenticated'),
  '403': refused(403, 'forbidden'),
  '404': refused(404, 'not_found'),
  '409': refused(409, 'conflict'),
  '419': refused(419, 'antiforgery'),
  '422': refused(422, 'validation'),
  '429': refused(429, 'rate_limited', { 'retry-after': '7' }),
  '500': refused(500, 'server'),
  'a page of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'no service': (route) => route.fulfill({ status: 503, body: '' }),
  'an empty answer': (route) => route.fulfill({ status: 200, body: '' }),
  'half an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":[{"id":' }),
};

/** No response arrives before the timeout of the page. */
export const silence: CallFault = async () => {};

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => {
  const { method, path } = apiTable[name];
  const literals = path.split(/\{\w+\}/).length;
  return {
    name,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    literals,
  };
});

/** Returns the row of the call for a request; the one with the fewest parameters first. */
export function callOf(request: Pick<Request, 'url' | 'method'>): ApiName | undefined {
  const { pathname } = new URL(request.url());
  return rows
    .filter(({ method, pattern }) => method === request.method() && pattern.test(pathname))
    .toSorted((a, b) => a.literals - b.literals)[0]?.name;
}

/** The calls of the table that read. */
export const reads: readonly ApiName[] = rows
  .filter(({ method }) => method === 'GET')
  .map(({ name }) => name);
