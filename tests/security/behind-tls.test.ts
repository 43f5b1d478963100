import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as overTcp, type IncomingHttpHeaders } from 'node:http';
import { request as overTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { demoPassword } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { freePort } from '../e2e/start-server.ts';
import { waitUntil } from '../wait-until.ts';
import { queryRow } from '../query-rows.ts';

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Sends a call like a client or like the proxy in front of the platform; `fetch` would set its own
 * `Host`.
 */
function sendRequest(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Asked,
): Promise<Reply> {
  const request = origin.startsWith('https:') ? overTls : overTcp;
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = request(
      new URL(path, origin),
      { method, headers: { ...json, ...headers }, rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers }),
        );
      },
    );
    call.once('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const cookiesOf = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    return {
      name: pair.split('=')[0] ?? '',
      attributes: attributes.map((each) => each.toLowerCase()),
    };
  });

const yearOfTls = 'max-age=31536000; includeSubDomains';
const login = { path: '/api/auth/login', method: 'POST' } as const;

/**
 * Asserts that every cookie is sent over TLS only, to this host only, and not with calls of other
 * sites.
 */
function expectGuardedCookies(answer: Reply): void {
  const cookies = cookiesOf(answer);
  expect(cookies.map(({ name }) => name)).toEqual([
    '__Host-lobi',
    '__Host-lobi-device',
    'XSRF-TOKEN',
  ]);
  for (const { name, attributes } of cookies) {
    expect(attributes, name).toEqual(expect.arrayContaining(['secure', 'samesite=lax', 'path=/']));
    expect(attributes.includes('httponly'), name).toBe(name !== 'XSRF-TOKEN');
    expect(
      attributes.filter((each) => each.startsWith('domain')),
      name,
    ).toEqual([]);
  }
}

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ports: Readonly<Record<'plain' | 'tls' | 'platform', number>>;
beforeAll(async () => {
  ports = { plain: await freePort(), tls: await freePort(), platform: await freePort() };
  // Configured for a proxy: it trusts the proxy's headers, and has another public address.
  const publicOrigin = `https://localhost:${ports.tls}`;
  platform = await startTestPlatform({ trustProxy: true, publicOrigin, port: ports.platform });
});
afterAll(() => platform.stop());

describe('behind a proxy that terminates TLS', () => {
  const askHere = (asked: Asked) =>
    sendRequest(`http://127.0.0.1:${ports.platform}`, {
      ...asked,
      headers: {
        host: `localhost:${ports.tls}`,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.9',
      },
    });

  // id: tls-headers-behind-proxy
  it('every response has HSTS for a year, also errors', async () => {
    const routes = platform.routes.map(({ method, path }) => ({
      method,
      path: path.replace(/\{\w+\}/g, '0193b1c4-0000-7000-8000-000000000000'),
    }));
    const wrong = ['/nothing', '/%E0%A4%A', '/assets/none.js'].map((path) => ({
      method: 'GET',
      path,
    }));
    const faults: string[] = [];
    for (const asked of [...routes, ...wrong]) {
      const { status, headers } = await askHere(asked);
      const rule = headers['strict-transport-security'];
      if (rule !== yearOfTls) faults.push(`${asked.method} ${asked.path} ${status}: ${rule}`);
    }
    expect(faults).toEqual([]);
    expect(routes.length).toBeGreaterThan(100);
  });

  it('cookies are sent over TLS only', async () => {
    const body = { username: 'player', password: demoPassword };
    expectGuardedCookies(await askHere({ ...login, body }));
  });
});

const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path));
const sample = new URL('../../deploy/haproxy.cfg', import.meta.url);

describe('the sample proxy configuration', () => {
  it('the sample proxy redirects all clients to TLS, and rejects old TLS versions', () => {
    const lines = readFileSync(sample, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'http-request redirect scheme https code 308 unless { ssl_fc }',
        'http-request set-header x-forwarded-for %[src]',
        'http-request set-header x-forwarded-proto https',
        expect.stringMatching(/^ssl-default-bind-options ssl-min-ver TLSv1\.2 /),
      ]),
    );
  });
});

describe.skipIf(haproxy === undefined)('the sample of a proxy, where HAProxy is installed', () => {
  const running = new AsyncDisposableStack();
  let plain: string;
  let secure: string;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lobi-tls-'));
    running.defer(() => rm(folder, { recursive: true, force: true }));
    [plain, secure] = [`http://localhost:${ports.plain}`, `https://localhost:${ports.tls}`];
    const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
    const result = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', certificate],
    ]);
    if (result.status !== 0) throw new Error(String(result.stderr));
    const pem = join(folder, 'lobi.pem');
    await writeFile(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    // Only ports and paths are changed.
    const config = readFileSync(sample, 'utf8')
      .replace('maxconn 100000', 'maxconn 100')
      .replace('bind :80\n', `bind 127.0.0.1:${ports.plain}\n`)
      .replace('bind :443 ', `bind 127.0.0.1:${ports.tls} `)
      .replace('/etc/haproxy/lobi.pem', pem)
      .replace('127.0.0.1:8080', `127.0.0.1:${ports.platform}`);
    await writeFile(join(folder, 'haproxy.cfg'), config);
    const proxy: ChildProcess = spawn(haproxy ?? '', ['-f', join(folder, 'haproxy.cfg')], {
      stdio: 'ignore',
    });
    running.defer(async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    });
    await waitUntil(async () => {
      const { status } = await sendRequest(secure, { path: '/ready' });
      if (status !== 200) throw new Error(`the proxy answers ${status}`);
    });
  });
  afterAll(() => running.disposeAsync());

  // id: sample-proxy-tls
  it('the sample proxy redirects HTTP to TLS with the same method, without a cookie', async () => {
    const path = '/wallet?type=deposit';
    const { status, headers } = await sendRequest(plain, { path, headers: { host: 'localhost' } });
    expect([status, headers.location]).toEqual([308, `https://localhost${path}`]);
    expect(headers['set-cookie']).toBeUndefined();
    const body = { username: 'player', password: demoPassword };
    expect((await sendRequest(plain, { ...login, body })).status).toBe(308);
  });

  it('the sample proxy sends HSTS with every response', async () => {
    for (const path of ['/', '/api/settings', '/api/none']) {
      const { headers } = await sendRequest(secure, { path });
      expect(headers['strict-transport-security'], path).toBe(yearOfTls);
    }
  });

  it('the sample proxy forwards secure cookies, and ignores addresses claimed by callers', async () => {
    const body = { username: 'player', password: demoPassword };
    const headers = { 'x-forwarded-for': '203.0.113.77', 'x-forwarded-proto': 'http' };
    expectGuardedCookies(await sendRequest(secure, { ...login, body, headers }));
    const { ip } =
      (await queryRow<{ ip: string }>(
        platform.db,
        `select ip from activity where action = 'login' order by created_at desc limit 1`,
      )) ?? {};
    expect(ip).toBe('127.0.0.1');
  });

  it('the sample proxy forwards only sockets of pages of the platform', async () => {
    const address = `${secure.replace('https', 'wss')}/app/lobi?protocol=7`;
    const ownSocket = new WebSocket(address, { origin: secure, rejectUnauthorized: false });
    const [greeting] = (await once(ownSocket, 'message')) as [Buffer];
    ownSocket.terminate();
    expect(greeting.toString()).toContain('pusher:connection_established');
    const other = new WebSocket(address, {
      origin: 'https://evil.example',
      rejectUnauthorized: false,
    });
    const [, refusal] = (await once(other, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(refusal.statusCode).toBe(403);
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)(
    'the sample proxy does not support %s',
    async (version) => {
      const port = Number(new URL(secure).port);
      const socket = connect({
        ...{ port, host: 'localhost', rejectUnauthorized: false, ciphers: 'DEFAULT@SECLEVEL=0' },
        ...{ minVersion: version, maxVersion: version },
      });
      await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol|version/);
    },
  );
});
