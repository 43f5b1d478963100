import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { signWalletCall, walletPath } from '@lobi/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowCallerLimits } from '../../packages/server/src/http/create-http-app.ts';
import type { ContractKit } from '@lobi/core/conformance';
import { studio } from '../providers/studio.ts';
import { startSecurityWorld } from './security-world.ts';

/** Short timeouts in the same proportion as the real ones. */
const slowCallers = { headersMs: 400, requestMs: 1_200, keepAliveMs: 5_000, checkMs: 50 };

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;
beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld({ slowCallers }));
});
afterAll(() => platform.stop());

const nestings: readonly [name: string, open: string, close: string][] = [
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
];

/** Nests this many levels; by default as many as fit into the maximum body of 64 KB. */
const deep = (
  [, open, close]: (typeof nestings)[number],
  levels = Math.floor(60_000 / (open.length + close.length)),
): string => `${open.repeat(levels)}${open.endsWith(':') ? '1' : ''}${close.repeat(levels)}`;

describe('a deeply nested body', () => {
  // id: nested-body-public-call
  it.each(nestings)(
    'a deeply nested body is malformed at a public call: %s',
    async (...nesting) => {
      for (const body of [deep(nesting), `{"username":"sari","password":${deep(nesting)}}`]) {
        const answer = await kit.guest().send('POST', '/api/auth/login', {
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'malformed']);
      }
    },
  );

  /** A signed balance call with an additional field that the wallet ignores. */
  async function askWallet(beside: string): Promise<readonly [status: number, code: string]> {
    const { code, secret } = studio('alpha');
    const path = walletPath('balance');
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const requestId = randomUUID();
    const body = `{"playerId":"${randomUUID()}","more":${beside}}`;
    const signature = await signWalletCall(secret, {
      ...{ method: 'POST', path, timestamp, requestId },
      body: new TextEncoder().encode(body),
    });
    const answer = await kit.guest().send('POST', path, {
      headers: {
        'content-type': 'application/json',
        'x-provider': code,
        'x-request-id': requestId,
        'x-timestamp': timestamp,
        'x-signature': signature,
      },
      body,
    });
    return [answer.status, (answer.body as { code: string }).code];
  }

  // id: nested-body-provider-wallet
  it.each(nestings)(
    'a deeply nested body is INVALID_REQUEST at the wallet of providers: %s',
    async (...nesting) => {
      expect(await askWallet(deep(nesting))).toEqual([400, 'INVALID_REQUEST']);
      // Because of its depth alone: the same call with 32 levels is accepted.
      expect(await askWallet(deep(nesting, 32))).toEqual([400, 'INVALID_REQUEST']);
      expect(await askWallet(deep(nesting, 31))).toEqual([200, 'PLAYER_NOT_FOUND']);
    },
  );
});

/**
 * Returns the response to a connection that sends these parts, one each `everyMs`, until the server
 * closes it.
 */
function trickle(parts: readonly string[], everyMs: number): Promise<{ text: string; ms: number }> {
  const { hostname, port } = new URL(platform.origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let next = 0;
    const timer = setInterval(() => {
      const part = parts[next++];
      if (part !== undefined) socket.write(part);
    }, everyMs);
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, ms: performance.now() - startedAt });
    });
  });
}

const head = (length: number) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;

/** Enough parts for the caller to keep sending until it is disconnected. */
const endless = (part: (n: number) => string): string[] =>
  Array.from({ length: 400 }, (_, n) => part(n));

describe('a caller who sends byte by byte', () => {
  it('a caller who sends headers byte by byte is disconnected', async () => {
    const { text, ms } = await trickle([head(9), ...endless((n) => `X-${n}: 1\r\n`)], 25);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThanOrEqual(slowCallers.headersMs);
    expect(ms).toBeLessThan(8_000);
  });

  // id: slow-body-cut-off
  it('a caller who sends the body byte by byte is disconnected', async () => {
    const { text, ms } = await trickle([`${head(9_000)}\r\n`, ...endless(() => ' ')], 25);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThanOrEqual(slowCallers.requestMs);
    expect(ms).toBeLessThan(8_000);
  });

  it('a caller who sends nothing is disconnected', async () => {
    const { ms } = await trickle([], 1_000);
    expect(ms).toBeGreaterThanOrEqual(slowCallers.headersMs);
    expect(ms).toBeLessThan(8_000);
  });

  it('a slow caller does not delay others, and a caller within the limits is served', async () => {
    const slow = Array.from({ length: 200 }, () => trickle([head(9)], 10));
    const patient = trickle([`${head(2)}Connection: close\r\n\r\n`, '{', '}'], 100);
    expect((await kit.guest().call('settings.show')).status).toBe(200);
    expect((await patient).text).toMatch(/^HTTP\/1\.1 422 /);
    for (const { text } of await Promise.all(slow)) expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a caller has 15 seconds for headers and a minute for a request', () => {
    expect(slowCallerLimits).toMatchObject({ headersMs: 15_000, requestMs: 60_000 });
  });
});
