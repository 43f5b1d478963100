import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiRow } from '@lobi/core/contract';
import {
  type Answer,
  type CallInput,
  type ContractKit,
  HttpSession,
  contractCases,
} from '@lobi/core/conformance';
import {
  codeOf,
  fingerprint,
  interceptCalls,
  startSecurityWorld,
  writes,
} from './security-world.ts';

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;
let otherSession: HttpSession;
beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
  otherSession = (await kit.newcomer()).session;
});
afterAll(() => platform.stop());

/** Returns a browser with some of the secrets of a session: its token, or some of its cookies. */
function browserWith(
  session: HttpSession,
  copied: { token?: boolean; cookies?: RegExp },
): HttpSession {
  const copy = new HttpSession(platform.origin);
  if (copied.token) copy.token = session.token;
  for (const [name, value] of session.cookies) {
    if (copied.cookies?.test(name)) copy.cookies.set(name, value);
  }
  return copy;
}

type Send = (session: HttpSession, input: CallInput) => Promise<Answer>;
type Forgery = (session: HttpSession, input: CallInput, send: Send) => Promise<Answer>;

const adding =
  (headers: Readonly<Record<string, string>>): Forgery =>
  (session, input, send) =>
    send(session, { ...input, headers: { ...input.headers, ...headers } });

/** Requests that a page of another site can send, with the error that each must receive. */
const crossOriginForgeries: Readonly<
  Record<string, { readonly refusal: string; readonly forge: Forgery }>
> = {
  'from another origin': {
    refusal: '403 forbidden',
    forge: adding({ origin: 'https://evil.test' }),
  },
  'from a page without origin': { refusal: '403 forbidden', forge: adding({ origin: 'null' }) },
  'from our own host on another port': {
    refusal: '403 forbidden',
    forge: adding({ origin: 'http://127.0.0.1:1' }),
  },
  'from another site': {
    refusal: '403 forbidden',
    forge: adding({ 'sec-fetch-site': 'cross-site' }),
  },
  'from a sibling site': {
    refusal: '403 forbidden',
    forge: adding({ 'sec-fetch-site': 'same-site' }),
  },
};

/** Requests with a part of the secrets of a session. */
const sessionForgeries: typeof crossOriginForgeries = {
  'without an anti-forgery token': {
    refusal: '419 antiforgery',
    forge: (session, input, send) =>
      send(browserWith(session, { token: true, cookies: /^__Host-/ }), input),
  },
  'with a wrong anti-forgery token': {
    refusal: '419 antiforgery',
    forge: adding({ 'x-xsrf-token': 'wrong' }),
  },
  'with the token of another session, planted as cookie and header': {
    refusal: '419 antiforgery',
    forge: (session, input, send) => {
      const planted = browserWith(session, { token: true, cookies: /^__Host-/ });
      planted.cookies.set('XSRF-TOKEN', otherSession.cookies.get('XSRF-TOKEN') ?? '');
      return send(planted, input);
    },
  },
  'with a stolen token alone': {
    refusal: '401 unauthenticated',
    forge: (session, input, send) => send(browserWith(session, { token: true }), input),
  },
  'with stolen cookies alone': {
    refusal: '401 unauthenticated',
    forge: (session, input, send) => send(browserWith(session, { cookies: /./ }), input),
  },
  "with another session's cookies": {
    refusal: '401 unauthenticated',
    forge: (session, input, send) => {
      const mixed = browserWith(otherSession, { cookies: /./ });
      mixed.token = session.token;
      return send(mixed, input);
    },
  },
};

const contentTypeForgeries: typeof crossOriginForgeries = {
  'as plain text': { refusal: '400 malformed', forge: adding({ 'content-type': 'text/plain' }) },
  'as a form with a file': {
    refusal: '400 malformed',
    forge: adding({ 'content-type': 'multipart/form-data; boundary=x' }),
  },
};

const formForgeries: typeof crossOriginForgeries = {
  'as a form': {
    refusal: '400 malformed',
    forge: adding({ 'content-type': 'application/x-www-form-urlencoded' }),
  },
};

const forgeriesOf = (name: string, isPublic: boolean, hasBody: boolean) => ({
  ...crossOriginForgeries,
  ...(isPublic ? {} : sessionForgeries),
  ...(hasBody ? contentTypeForgeries : {}),
  // pusher-js sends a form, which also requires an anti-forgery token.
  ...(hasBody && name !== 'broadcasting.auth' ? formForgeries : {}),
});

/** Requests the same URL with GET, as a followed link or an image on a page would. */
async function requestByGet(session: HttpSession, row: ApiRow, input: CallInput): Promise<void> {
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, part: string) =>
    encodeURIComponent(input.params?.[part] ?? ''),
  );
  await session.send('GET', path);
  await session.send('GET', `${path}?_method=${row.method}`, {
    headers: { 'x-http-method-override': row.method },
  });
}

describe('every write that would succeed', () => {
  // id: forged-writes
  it.each(writes)(
    '$name is rejected without effect when forged, and succeeds otherwise',
    async ({ name, row }) => {
      const seen: Record<string, string> = {};
      const expected: Record<string, string> = {};
      const changes: string[][] = [];
      const watched = interceptCalls(kit, name, async (session, input, send) => {
        const before = await fingerprint(platform);
        const forgeries = forgeriesOf(name, row.access.kind === 'public', input.body !== undefined);
        for (const [title, { refusal, forge }] of Object.entries(forgeries)) {
          const answer = await forge(session, input, (from, changed) => from.call(name, changed));
          seen[title] = `${answer.status} ${codeOf(answer)}`;
          expected[title] = refusal;
        }
        await requestByGet(session, row, input);
        changes.push([before, await fingerprint(platform)]);
        return send(input);
      });
      const answer = await contractCases[name].success(watched);
      expect(seen).toEqual(expected);
      expect(changes.length).toBeGreaterThan(0);
      for (const [before, after] of changes) expect(after).toBe(before);
      expect(answer.status).toBeLessThan(300);
    },
  );
});
