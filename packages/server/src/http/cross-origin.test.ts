import { describe, expect, it } from 'vitest';
import Fastify from 'fastify';
import { addVary, createCrossOriginRule } from './cross-origin.ts';

const listed = 'https://play.example.com';

async function sendRequest(
  origin: string | undefined,
  method: 'GET' | 'OPTIONS' = 'GET',
  { origins = [listed], url = '/api/settings' } = {},
) {
  const app = Fastify();
  const allow = createCrossOriginRule(origins);
  app.addHook('onRequest', async (request, reply) => (allow(request, reply) ? reply : undefined));
  app.get('/api/settings', async (_request, reply) => {
    addVary(reply, 'accept-encoding');
    return {};
  });
  app.get('/up', async () => ({}));
  return app.inject({
    method,
    url,
    headers: {
      ...(origin !== undefined && { origin }),
      ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }),
    },
  });
}

const grant = 'access-control-allow-origin';

describe('responses to pages of other origins', () => {
  it('responses to pages of other origins name the listed origin exactly, with credentials, and vary by origin', async () => {
    const { headers } = await sendRequest(listed);
    expect(headers).toMatchObject({
      [grant]: listed,
      'access-control-allow-credentials': 'true',
      vary: 'origin, accept-encoding',
    });
    const readable = String(headers['access-control-expose-headers']).split(', ');
    expect(readable).toEqual(
      expect.arrayContaining([
        'date',
        'retry-after',
        'idempotency-replayed',
        'x-request-id',
        'x-xsrf-token',
      ]),
    );
  });

  it('preflight responses to pages of other origins allow every header of the client', async () => {
    const { statusCode, headers, body } = await sendRequest(listed, 'OPTIONS');
    expect([statusCode, body]).toEqual([204, '']);
    const sendable = String(headers['access-control-allow-headers']).split(', ');
    expect(sendable).toEqual(
      expect.arrayContaining([
        'authorization',
        'accept-language',
        'content-type',
        'idempotency-key',
        'if-match',
        'x-idle-seconds',
        'x-requested-with',
        'x-xsrf-token',
      ]),
    );
    const methods = String(headers['access-control-allow-methods']).split(', ');
    expect(methods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
  });

  // id: cross-origin-no-grant
  it.each([
    'https://evil.example.com',
    'https://play.example.com.evil.test',
    'http://play.example.com',
    'https://play.example.com:8443',
    'https://PLAY.example.com',
    'null',
    '*',
  ])('responses have no CORS headers for the origin %s', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { statusCode, headers } = await sendRequest(origin, method);
      expect(headers[grant]).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['vary']).toContain('origin');
      expect(statusCode).toBe(method === 'GET' ? 200 : 404);
    }
  });

  it('responses have no CORS headers outside the API, without an origin, or if no origin is listed', async () => {
    const answers = [
      await sendRequest(listed, 'GET', { url: '/up' }),
      await sendRequest(undefined),
      await sendRequest(listed, 'GET', { origins: [] }),
    ];
    for (const { headers } of answers) expect(headers[grant]).toBeUndefined();
  });
});
