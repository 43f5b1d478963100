import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, HttpSession, signedIn } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'lobi-app-'));
mkdirSync(join(appFolder, 'assets'));
writeFileSync(
  join(appFolder, 'index.html'),
  '<!doctype html><html lang="id"><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="app"></div>',
);
writeFileSync(join(appFolder, 'assets', 'index-B1c2D3e4.js'), 'console.log(1);\n'.repeat(200));

/** Origin of an allowed front end, which cannot read the platform's cookies. */
const otherOrigin = 'https://play.example.com';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform({ appFolder, allowedOrigins: [otherOrigin] });
});
afterAll(async () => {
  await platform.stop();
  rmSync(appFolder, { recursive: true });
});

const codeOf = (answer: Answer): string | undefined => (answer.body as { code?: string }).code;
const guest = (): HttpSession => new HttpSession(platform.origin);

/** A browser with some secrets of another one. */
function thief(of: HttpSession, stolen: { token?: boolean; cookies?: boolean }): HttpSession {
  const session = guest();
  if (stolen.token) session.token = of.token;
  if (stolen.cookies) for (const [name, value] of of.cookies) session.cookies.set(name, value);
  return session;
}

async function newcomer(): Promise<{ session: HttpSession; username: string; password: string }> {
  const session = guest();
  const username = `new-${crypto.randomUUID().slice(0, 13)}`;
  const password = crypto.randomUUID();
  const answer = await session.call('auth.register', {
    body: { username, password, passwordConfirmation: password },
  });
  session.token = (answer.body as { token: string }).token;
  return { session, username, password };
}

describe('session', () => {
  let session: HttpSession;
  let username: string;
  let password: string;
  beforeEach(async () => {
    ({ session, username, password } = await newcomer());
  });

  it('a session requires both token and cookie', async () => {
    expect((await session.call('auth.check')).status).toBe(200);
    for (const stolen of [{ token: true }, { cookies: true }, {}]) {
      const answer = await thief(session, stolen).call('auth.check');
      expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthenticated']);
    }
  });

  it('a token and a cookie of different sessions are rejected', async () => {
    const other = await newcomer();
    const mixed = thief(session, { cookies: true });
    mixed.token = other.session.token;
    expect((await mixed.call('auth.check')).status).toBe(401);
  });

  it('a session ends at logout for every holder of its token and cookie', async () => {
    const retained = thief(session, { token: true, cookies: true });
    const answer = await session.call('auth.logout');
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect((await retained.call('auth.check')).status).toBe(401);
    expect(session.cookies.has('__Host-lobi')).toBe(false);
  });

  it('every login creates new secrets, and ends the previous session of the browser', async () => {
    const before = thief(session, { token: true, cookies: true });
    await session.login(username, password);
    expect(session.token).not.toBe(before.token);
    expect(session.cookies.get('__Host-lobi')).not.toBe(before.cookies.get('__Host-lobi'));
    expect((await session.call('auth.check')).status).toBe(200);
    expect((await before.call('auth.check')).status).toBe(401);
  });

  it('a login never adopts a session cookie that was set before it', async () => {
    const planted = guest();
    planted.cookies.set('__Host-lobi', 'planted-by-someone-else-planted-by-someone');
    await planted.login(username, password);
    expect(planted.cookies.get('__Host-lobi')).not.toContain('planted');
  });

  // id: session-ends-after-inactivity
  it('a session ends after thirty minutes without a call, and after twelve hours in any case', async () => {
    const hash = createHash('sha256')
      .update(session.token ?? '')
      .digest();
    const { db } = platform;
    await db.run(
      `update sessions set last_seen_at = now() - interval '29 minutes' where token_hash = $1`,
      [hash],
    );
    expect((await session.call('auth.check')).status).toBe(200);
    await db.run(
      `update sessions set last_seen_at = now() - interval '30 minutes' where token_hash = $1`,
      [hash],
    );
    const idle = await session.call('auth.check');
    expect([idle.status, codeOf(idle)]).toEqual([401, 'expired']);
    const found = await queryRow<{ hours: number }>(
      db,
      `select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions where token_hash = $1`,
      [hash],
    );
    expect(found?.hours).toBe(12);
  });

  // id: idle-page-ends-session
  it('calls of a page whose user is idle do not extend a session', async () => {
    const { db } = platform;
    const { session: away } = await newcomer();
    const hash = createHash('sha256')
      .update(away.token ?? '')
      .digest();
    const restFor = (minutes: number) =>
      db.run(
        `update sessions set last_seen_at = now() - make_interval(mins => $2) where token_hash = $1`,
        [hash, minutes],
      );
    const restedMinutes = async (): Promise<number> => {
      const row = await queryRow<{ minutes: number }>(
        db,
        `select round(extract(epoch from now() - last_seen_at) / 60)::int as minutes
         from sessions where token_hash = $1`,
        [hash],
      );
      return row!.minutes;
    };
    const call = (idleSeconds: string) =>
      away.call('auth.check', { headers: { 'x-idle-seconds': idleSeconds } });

    await restFor(29);
    expect((await call(String(29 * 60))).status).toBe(200);
    expect(await restedMinutes()).toBe(29);
    // The user was active since then, so that a page that reports more idle time changes nothing.
    expect((await call(String(10 * 60))).status).toBe(200);
    expect(await restedMinutes()).toBe(10);
    expect((await call(String(29 * 60))).status).toBe(200);
    expect(await restedMinutes()).toBe(10);
    // A value that is no number counts as absent, as from a client without such a clock.
    expect((await call('-5')).status).toBe(200);
    expect(await restedMinutes()).toBe(0);
    await restFor(30);
    expect(codeOf(await call('0'))).toBe('expired');
  });

  it('a session stores its secrets as hashes only', async () => {
    const rows = await queryRows<{ row: string }>(
      platform.db,
      'select s::text as row from sessions s',
    );
    const all = JSON.stringify(rows);
    expect(all).not.toContain(session.token);
    expect(all).not.toContain(session.cookies.get('__Host-lobi'));
  });

  it('session cookies cannot be read by scripts, sent by other sites nor planted by subdomains', async () => {
    const answer = await guest().login(username, password);
    const lines = answer.headers.getSetCookie();
    const line = (name: string) => lines.find((each) => each.startsWith(`${name}=`)) ?? '';
    expect(line('__Host-lobi')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(line('XSRF-TOKEN')).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
    expect(line('XSRF-TOKEN')).not.toContain('HttpOnly');
  });
});

describe('writes', () => {
  let session: HttpSession;
  beforeEach(async () => {
    ({ session } = await newcomer());
  });

  const logout = (headers: Record<string, string>) => session.call('auth.logout', { headers });

  it.each([
    ['without an anti-forgery token', { 'x-xsrf-token': '' }],
    ['with a wrong one', { 'x-xsrf-token': 'wrong' }],
  ])('writes are rejected with antiforgery %s', async (_name, headers) => {
    const answer = await logout(headers);
    expect([answer.status, codeOf(answer)]).toEqual([419, 'antiforgery']);
    expect((await session.call('auth.check')).status).toBe(200);
  });

  it('writes are rejected with the anti-forgery token of another session, even in both header and cookie', async () => {
    const other = await newcomer();
    const foreign = other.session.cookies.get('XSRF-TOKEN') ?? '';
    session.cookies.set('XSRF-TOKEN', foreign);
    const answer = await session.call('auth.logout');
    expect([answer.status, codeOf(answer)]).toEqual([419, 'antiforgery']);
  });

  it('any response returns the anti-forgery token if the page has lost it', async () => {
    const { value } = { value: session.cookies.get('XSRF-TOKEN') };
    session.cookies.delete('XSRF-TOKEN');
    await session.call('auth.check');
    expect(session.cookies.get('XSRF-TOKEN')).toBe(value);
  });

  it('writes return the session’s token in a header to a page of a listed origin', async () => {
    const answer = await session.call('auth.check', { headers: { origin: otherOrigin } });
    expect(answer.headers.get('x-xsrf-token')).toBe(session.cookies.get('XSRF-TOKEN'));
    const sameOrigin = await session.call('auth.check');
    expect(sameOrigin.headers.get('x-xsrf-token')).toBeNull();
  });

  it('a guest gets a token, in a header too for a page of a listed origin', async () => {
    const visitor = guest();
    const answer = await visitor.call('settings.show', { headers: { origin: otherOrigin } });
    const token = visitor.cookies.get('XSRF-TOKEN');
    expect(token).toMatch(/^.{32,}$/);
    expect(answer.headers.get('x-xsrf-token')).toBe(token);
    // No new token with each response, and none that replaces that of a session.
    expect((await visitor.call('settings.show')).headers.getSetCookie()).toEqual([]);
    session.cookies.delete('XSRF-TOKEN');
    await session.call('settings.show');
    expect(session.cookies.has('XSRF-TOKEN')).toBe(false);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('writes from %s are rejected, including sign-in', async (_name, headers) => {
    const out = await logout(headers);
    expect([out.status, codeOf(out)]).toEqual([403, 'forbidden']);
    const login = await guest().call('auth.login', {
      body: { username: 'player', password: 'lobi-demo' },
      headers,
    });
    expect([login.status, codeOf(login)]).toEqual([403, 'forbidden']);
    expect(login.headers.getSetCookie()).toEqual([]);
  });

  it('writes from the same origin are accepted', async () => {
    expect(
      (await logout({ origin: platform.origin, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(204);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'writes are not accepted as %s',
    async (type) => {
      const answer = await guest().send('POST', '/api/auth/login', {
        headers: { 'content-type': type },
        body: '{"username":"player","password":"lobi-demo"}',
      });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed']);
    },
  );

  it('no write uses the method GET', async () => {
    expect((await session.send('GET', '/api/auth/logout')).status).toBe(404);
    expect((await session.call('auth.check')).status).toBe(200);
  });

  it('bodies of writes are not read beyond their size', async () => {
    const answer = await guest().call('auth.login', {
      body: { username: 'x'.repeat(100_000), password: 'y' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'too_large']);
    expect(JSON.stringify(answer.body)).toMatch(/65[.,]5 kB/);
  });
});

describe('guessing', () => {
  it('an unknown name and a wrong password get the same answer', async () => {
    const { username } = await newcomer();
    const bodies = await Promise.all(
      [username, 'unknown-name'].map(async (name) => {
        const answer = await guest().call('auth.login', {
          body: { username: name, password: 'wrong' },
        });
        const { reference: _, ...body } = answer.body as Record<string, unknown>;
        return [answer.status, body];
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('a sign-in reveals that the account is blocked only with the right password', async () => {
    const wrong = await guest().login('blocked', 'wrong');
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'credentials']);
    const right = await guest().login('blocked');
    expect([right.status, codeOf(right)]).toEqual([423, 'account_blocked']);
    expect(right.headers.getSetCookie()).toEqual([]);
  });

  it('guesses are rate-limited per account, and the owner can sign in on a known device', async () => {
    const { session, username, password } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => guest().login(username, `guess ${n}`)),
    );
    const limited = answers.filter((answer) => answer.status === 429);
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(limited).toHaveLength(3);
    for (const { headers, body } of limited) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ message: expect.stringMatching(/Wait \d+ seconds/) });
    }
    expect((await guest().login(username, password)).status).toBe(429);
    expect((await session.login(username, password)).status).toBe(200);
  });

  it('forged address headers do not reset the count of guesses', async () => {
    const { username } = await newcomer();
    const tries = [];
    for (let n = 0; n < 8; n += 1) {
      tries.push(
        await guest().call('auth.login', {
          body: { username, password: `guess ${n}` },
          headers: { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` },
        }),
      );
    }
    expect(tries.map((answer) => answer.status)).toContain(429);
    const { db } = platform;
    const seen = await queryRows<{ ip: string }>(
      db,
      'select distinct ip from activity where ip like $1',
      ['10.%'],
    );
    expect(seen).toEqual([]);
  });

  it('failed sign-ins are recorded with user, address and browser', async () => {
    const { session, username } = await newcomer();
    const agent =
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    await guest().call('auth.login', {
      body: { username, password: 'wrong' },
      headers: { 'user-agent': agent },
    });
    await session.call('auth.logout');
    const rows = await queryRows<Record<string, string>>(
      platform.db,
      `select action, ip, browser, device, country, city from activity
       where user_id = (select id from users where username = $1) order by created_at, id`,
      [username],
    );
    expect(rows.map((row) => row['action'])).toEqual(['register', 'login-failed', 'logout']);
    expect(rows[1]).toEqual({
      action: 'login-failed',
      ip: '127.0.0.1',
      browser: 'Chrome 142',
      device: 'mobile Android 16',
      country: 'unknown',
      city: 'unknown',
    });
  });
});

// id: agreement-on-device-logged
it('an agreement made on the device is logged with the sign-in, with version and time', async () => {
  const agreement = { noticeVersion: '3', agreedAt: '2026-11-20T08:00:00.000Z' };
  const { username, password } = await newcomer();
  await guest().call('auth.login', { body: { username, password, agreement } });
  const row = await queryRow<{ details: object }>(
    platform.db,
    `select a.details from activity a join users u on u.id = a.user_id
     where u.username = $1 and a.action = 'login'`,
    [username],
  );
  expect(row?.details).toEqual(agreement);
});

// id: agreement-while-signed-in-logged
it('an agreement made while signed in is logged on its own, with version and time', async () => {
  const body = { noticeVersion: '4', agreedAt: '2026-11-20T09:00:00.000Z' };
  const { session, username } = await newcomer();
  expect((await session.call('auth.agreement', { body })).status).toBe(204);
  const rows = await queryRows<{ details: object }>(
    platform.db,
    `select a.details from activity a join users u on u.id = a.user_id
     where u.username = $1 and a.action = 'agreement'`,
    [username],
  );
  expect(rows).toEqual([{ details: body }]);
});

describe('responses', () => {
  const policies: Record<string, RegExp> = {
    'content-security-policy':
      /default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /./,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
  };

  it.each([
    ['GET', '/', 200],
    ['GET', '/wallet/some-id', 200],
    ['GET', '/assets/index-B1c2D3e4.js', 200],
    ['GET', '/assets/missing-B1c2D3e4.js', 404],
    ['GET', '/api/settings', 200],
    ['GET', '/api/auth/check', 401],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/auth/login', 422],
    ['GET', '/up', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/%E0%A4%A', 400],
  ])('the answer to %s %s has every security header with its %i', async (method, path, status) => {
    const answer = await guest().send(method, path, { headers: { accept: 'text/html,*/*' } });
    expect(answer.status).toBe(status);
    for (const [name, pattern] of Object.entries(policies)) {
      expect(answer.headers.get(name), name).toMatch(pattern);
    }
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it('every page has a nonce of its own, and is not cached', async () => {
    const pages = await Promise.all(
      [0, 1].map(() => guest().send('GET', '/game', { headers: { accept: 'text/html' } })),
    );
    const nonces = pages.map((page) => /nonce="([^"]+)"/.exec(String(page.body))?.[1]);
    expect(new Set(nonces).size).toBe(2);
    pages.forEach((page, n) => {
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonces[n]}'`);
      expect(policy).toMatch(
        /script-src 'self'; .*frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; require-trusted-types-for 'script'$/,
      );
      expect(page.headers.get('permissions-policy')).toMatch(/camera=\(\).*payment=\(\)/);
      expect(policy).toContain(`connect-src 'self' ${platform.origin.replace('http', 'ws')}`);
      expect(page.headers.get('cache-control')).toBe('no-store');
    });
  });

  it('hashed files are sent compressed and with a long lifetime, and not twice', async () => {
    const url = `${platform.origin}/assets/index-B1c2D3e4.js`;
    const { request } = await import('node:http');
    const [bytes, headers] = await new Promise<[Buffer, Record<string, unknown>]>(
      (resolve, reject) => {
        request(url, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve([Buffer.concat(chunks), response.headers]));
        })
          .on('error', reject)
          .end();
      },
    );
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(bytes).toString()).toContain('console.log');
    const again = await fetch(url, { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('only a navigation request gets the page, and missing files are not found', async () => {
    const file = await guest().send('GET', '/missing.png', { headers: { accept: 'text/html' } });
    const call = await guest().send('GET', '/wallet/some-id', {
      headers: { accept: 'application/json' },
    });
    const write = await guest().send('POST', '/game', { headers: { accept: 'text/html' } });
    for (const answer of [file, call, write]) {
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    }
  });

  it('a client that requests many missing paths is rate-limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, n) => guest().send('GET', `/api/guess-${n}`)),
    );
    expect(answers.map((answer) => answer.status)).toContain(429);
    expect((await guest().call('settings.show')).status).toBe(200);
  });
});

it('a sign-in accepts capital letters and spaces of phone keyboards', async () => {
  await expect(signedIn(platform.origin, ' Player2 ')).resolves.toMatchObject({
    self: { username: 'player2' },
  });
});
