import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  type ContractKit,
  type HttpSession,
  contractCases,
  demoPassword,
} from '@lobi/core/conformance';
import { codeOf, interceptCalls, rows, startSecurityWorld } from './security-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'lobi-security-'));
const logFile = join(folder, 'lobi.log');

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;
beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld({ logFile, logLevel: 'trace' }));
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Policies of every response that is not a page. */
const policies: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^[\w-]{8,}$/,
};

/** Responses that are equal for all callers and may be cached. */
const keepable = new Set(['/api/openapi.json', '/api/asyncapi.json']);

/** Headers that must never occur: the server software, and permissions for other sites. */
const unsaid = ['server', 'x-powered-by', 'access-control-allow-origin', 'x-runtime'];

/** Invalid writes, each of which is rejected by another part of the server. */
const broken: Readonly<Record<string, RequestInit>> = {
  plain: {},
  'half a body': { body: '{"half":', headers: { 'content-type': 'application/json' } },
  'a body of no known kind': { body: '<xml/>', headers: { 'content-type': 'application/xml' } },
  'a page of another place': { headers: { origin: 'https://evil.example' } },
};

function faultsOf(what: string, { status, headers }: Answer, mayBeKept = false): string[] {
  const missing = Object.entries(policies).filter(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  );
  const revealed = unsaid.filter((name) => headers.has(name));
  const rule = headers.get('cache-control');
  const isKept = rule !== 'no-store' && !mayBeKept ? [`cache-control ${rule}`] : [];
  return [...missing.map(([name]) => name), ...revealed, ...isKept].map(
    (name) => `${what} ${status}: ${name}`,
  );
}

describe('every route', () => {
  // id: security-headers-every-route
  it('every route has every security header in successful, rejected and not-found responses', async () => {
    const faults: string[] = [];
    const [guest, admin] = [kit.guest(), await kit.as('admin')];
    for (const { method, path } of platform.routes) {
      const address = path.replace(/\{\w+\}/g, '0193b1c4-0000-7000-8000-000000000000');
      if (address === '/api/auth/logout') continue;
      for (const session of [guest, admin]) {
        for (const [how, init] of Object.entries(
          ['GET', 'HEAD'].includes(method) ? { plain: {} } : broken,
        )) {
          const answer = await session.send(method, address, init);
          const mayBeKept = keepable.has(path) && answer.status === 200;
          faults.push(...faultsOf(`${method} ${path}, ${how}`, answer, mayBeKept));
        }
      }
    }
    for (const path of ['/nothing', '/api/nothing', '/%E0%A4%A', '/assets/none.js', '/.env']) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PATCH']) {
        faults.push(...faultsOf(`${method} ${path}`, await guest.send(method, path)));
      }
    }
    const huge = await admin.send('POST', '/api/auth/login', {
      body: JSON.stringify({ username: 'x'.repeat(20_000_000) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(huge.status).toBe(413);
    faults.push(...faultsOf('a huge body', huge));
    expect(faults).toEqual([]);
    expect(platform.routes.length).toBeGreaterThan(rows.length);
  });
});

/** Statuses that a cache may store by default (heuristically cacheable). @source RFC 9110 §15.1 */
const keepableStatuses = new Set([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]);

/** A shared cache in front of the platform, like that of a proxy. */
class SharedCache {
  private readonly kept = new Map<string, Answer>();
  hits = 0;

  async get(session: HttpSession, path: string): Promise<Answer> {
    const found = this.kept.get(path);
    if (found) {
      this.hits += 1;
      return found;
    }
    const answer = await session.send('GET', path);
    const rule = answer.headers.get('cache-control') ?? '';
    const mayKeep = !/no-store|private/.test(rule) && keepableStatuses.has(answer.status);
    if (mayKeep) this.kept.set(path, answer);
    return answer;
  }
}

describe('a shared cache', () => {
  it('a shared cache never serves the response for one user to another', async () => {
    const cache = new SharedCache();
    const ids = { player: await kit.self('player'), agent: await kit.self('agent') };
    const reads = platform.routes.filter(
      ({ method, path }) => method === 'GET' && !keepable.has(path),
    );
    for (const read of reads) {
      const path = read.path
        .replace('{walletId}', ids.player.wallet.id)
        .replace('{userId}', ids.player.id)
        .replace(/\{\w+\}/g, '0193b1c4-0000-7000-8000-000000000000');
      for (const session of [await kit.as('player'), await kit.as('agent'), kit.guest()]) {
        await cache.get(session, path);
      }
    }
    expect(cache.hits).toBe(0);
    // It does cache responses that are equal for all users.
    await cache.get(kit.guest(), '/api/openapi.json');
    await cache.get(kit.guest(), '/api/openapi.json');
    expect(cache.hits).toBe(1);
  });
});

const account = '7788990011223344';
const holder = 'Canary Holder';

describe('the log of calls', () => {
  // id: log-without-secrets
  it('the log of a successful call contains no user secret', async () => {
    const secrets = new Set<string>([demoPassword, account, holder]);
    const keep = (session: HttpSession): void => {
      for (const value of session.cookies.values()) secrets.add(value);
      if (session.token !== undefined) secrets.add(session.token);
    };
    const errors: string[] = [];
    for (const { name } of rows) {
      const watched = interceptCalls(kit, name, async (session, input, send) => {
        keep(session);
        const body = input.body as Readonly<Record<string, unknown>> | undefined;
        for (const field of ['password', 'currentPassword', 'secret', 'data']) {
          const value = body?.[field];
          if (typeof value === 'string') secrets.add(value);
        }
        // An invalid variant of the body first, so that a failure is logged with it.
        if (body) {
          const broken = await send({ ...input, body: `${JSON.stringify(body).slice(0, -1)},` });
          errors.push(JSON.stringify(broken.body));
        }
        const answer = await send(input);
        keep(session);
        return answer;
      });
      await contractCases[name].success(watched).catch(() => undefined);
    }
    const withdrawal = await (
      await kit.as('player')
    ).call('transaction.create', {
      params: { walletId: (await kit.self('player')).wallet.id },
      body: { type: 'withdraw', amount: '50000', channelId: 'none', account, holder },
    });
    errors.push(JSON.stringify(withdrawal.body));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const log = readFileSync(logFile, 'utf8');
    expect(log.length).toBeGreaterThan(10_000);
    const long = [...secrets].filter((secret) => secret.length >= 8);
    expect(long.length).toBeGreaterThan(50);
    expect(long.filter((secret) => log.includes(secret))).toEqual([]);
    // A PIN is too short to search for, because other numbers contain its digits.
    expect(log).not.toMatch(/["'\\](?:271828|314159|161803)["'\\]/);
    const failures = errors.filter((error) => error.includes('"code"')).join('\n');
    expect(failures).not.toMatch(/\bat \w+.*\.ts:\d+|select .* from|node_modules|stack/i);
    expect(long.filter((secret) => failures.includes(secret))).toEqual([]);
  });

  // id: refused-call-log-line
  it('every rejected call has one log line with its reference', async () => {
    const session = await kit.as('player');
    const references: string[] = [];
    for (const { name, row } of rows) {
      if (row.access.kind !== 'roles' || row.access.roles.includes('player')) continue;
      const answer = await session.call(name, row.method === 'GET' ? {} : { body: {} });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden']);
      references.push((answer.body as { reference: string }).reference);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const lines = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('call refused'))
      .map((line) => JSON.parse(line) as { reqId: string; code: string; userId?: string });
    const { id } = await kit.self('player');
    for (const reference of references) {
      const found = lines.filter(({ reqId }) => reqId === reference);
      expect(found).toEqual([expect.objectContaining({ code: 'forbidden', userId: id })]);
    }
    expect(references.length).toBeGreaterThan(10);
  });
});
