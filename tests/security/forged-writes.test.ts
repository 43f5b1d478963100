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
let stranger: HttpSession;
beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
  stranger = (await kit.newcomer()).session;
});
afterAll(() => platform.stop());

/** A browser with some secrets of another one. */
function browserWith(
  session: HttpSession,
  kept: { token?: boolean; cookies?: RegExp },
): HttpSession {
  const copy = new HttpSession(platform.origin);
  if (kept.token) copy.token = session.token;
  for (const [name, value] of session.cookies) {
    if (kept.cookies?.test(name)) copy.cookies.set(name, value);
  }
  return copy;
}

type Send = (session: HttpSession, input: CallInput) => Promise<Answer>;
type Forgery = (session: HttpSession, input: CallInput, send: Send) => Promise<Answer>;

const adding =
  (headers: Readonly<Record<string, string>>): Forgery =>
  (session, input, send) =>
    send(session, { ...input, headers: { ...input.headers, ...headers } });

/**
 * Requests that a page of another site, or a thief with half of the secrets, can send; and the
 * error.
 */
const ofAnyone: Readonly<Record<string, { readonly refusal: string; readonly forge: Forgery }>> = {
  'from another origin': {
    refusal: '403 forbidden',
    forge: adding({ origin: 'https://evil.test' }),
  },
  'from a page without origin': { refusal: '403 forbidden', forge: adding({ origin: 'null' }) },
  'from our own name on another port': {
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

const ofMembers: typeof ofAnyone = {
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
      planted.cookies.set('XSRF-TOKEN', stranger.cookies.get('XSRF-TOKEN') ?? '');
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
      const mixed = browserWith(stranger, { cookies: /./ });
      mixed.token = session.token;
      return send(mixed, input);
    },
  },
};

const withBody: typeof ofAnyone = {
  'as plain text': { refusal: '400 malformed', forge: adding({ 'content-type': 'text/plain' }) },
  'as a form with a file': {
    refusal: '400 malformed',
    forge: adding({ 'content-type': 'multipart/form-data; boundary=x' }),
  },
};

const asForm: typeof ofAnyone = {
  'as a form': {
    refusal: '400 malformed',
    forge: adding({ 'content-type': 'application/x-www-form-urlencoded' }),
  },
};

const forgeriesOf = (name: string, isPublic: boolean, hasBody: boolean) => ({
  ...ofAnyone,
  ...(isPublic ? {} : ofMembers),
  ...(hasBody ? withBody : {}),
  // pusher-js sends a form, which also requires an anti-forgery token.
  ...(hasBody && name !== 'broadcasting.auth' ? asForm : {}),
});

/** Requests the same address like a page that follows a link or shows a picture. */
async function read(session: HttpSession, row: ApiRow, input: CallInput): Promise<void> {
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
      const wanted: Record<string, string> = {};
      const changes: string[][] = [];
      const watched = interceptCalls(kit, name, async (session, input, send) => {
        const before = await fingerprint(platform);
        const forgeries = forgeriesOf(name, row.access.kind === 'public', input.body !== undefined);
        for (const [title, { refusal, forge }] of Object.entries(forgeries)) {
          const answer = await forge(session, input, (from, changed) => from.call(name, changed));
          seen[title] = `${answer.status} ${codeOf(answer)}`;
          wanted[title] = refusal;
        }
        await read(session, row, input);
        changes.push([before, await fingerprint(platform)]);
        return send(input);
      });
      const answer = await contractCases[name].success(watched);
      expect(seen).toEqual(wanted);
      expect(changes.length).toBeGreaterThan(0);
      for (const [before, after] of changes) expect(after).toBe(before);
      expect(answer.status).toBeLessThan(300);
    },
  );
});
