import { describe, expect, it } from 'vitest';
import { createRecorder, WouldWrite } from './recorder.ts';

const origin = 'https://api.example.com';

const answering = (body: unknown, status = 200): typeof fetch => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status }));
};

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

describe('the recorder', () => {
  it('the record is the last request with its response, without passwords, tokens and signatures', async () => {
    const recorder = createRecorder(answering({ token: 'hidden', data: { username: 'budi' } }));
    recorder.begin(false);
    const login = post({ username: 'budi', password: 'hidden' });
    await recorder.send(`${origin}/api/auth/login?lng=en`, login);
    expect(recorder.last()).toEqual({
      sent: 'POST /api/auth/login?lng=en {"username":"budi","password":"…"}',
      got: '200 {"token":"…","data":{"username":"budi"}}',
    });
  });

  it('the record is truncated, and has only the length of a response that is not JSON', async () => {
    const long = createRecorder(answering({ text: 'x'.repeat(10_000) }));
    await long.send(`${origin}/api/game`);
    expect(long.last()?.got.length).toBeLessThan(400);
    const page = createRecorder(answering('<html></html>', 502));
    await page.send(`${origin}/api/game`);
    expect(page.last()?.got).toBe('502 (13 characters that are no JSON)');
  });

  it('the record contains a request without a response', async () => {
    const recorder = createRecorder(() => Promise.reject(new TypeError('fetch failed')));
    await expect(recorder.send(`${origin}/api/game`)).rejects.toThrow('fetch failed');
    expect(recorder.last()).toEqual({ sent: 'GET /api/game', got: 'no answer' });
  });
});

describe('a run that may only read', () => {
  it.each([
    ['POST', '/api/round/r1/bet'],
    ['PATCH', '/api/user/u1'],
    ['DELETE', '/api/favourite/g1'],
  ])('a run that may only read sends no %s %s', async (method, path) => {
    let isSent = false;
    const recorder = createRecorder(() => {
      isSent = true;
      return Promise.resolve(new Response('{}'));
    });
    recorder.begin(false);
    await expect(recorder.send(origin + path, { method })).rejects.toThrow(WouldWrite);
    expect(isSent).toBe(false);
    recorder.begin(true);
    await recorder.send(origin + path, { method });
    expect(isSent).toBe(true);
  });
});
