import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../contract/limits.ts';
import type { HttpPort } from '../ports/http-port.ts';
import { createPrefetchedCalls } from './prefetched-calls.ts';

function setUp(answer: () => Promise<unknown> = async () => ({ data: [] })) {
  const call = vi.fn(answer);
  const now = { token: null as string | null, language: 'id' as Language, ms: 0 };
  const ahead = createPrefetchedCalls({
    api: { call } as unknown as HttpPort,
    tokens: { read: () => now.token },
    language: () => now.language,
    now: () => now.ms,
  });
  void ahead.prefetch('game.list', { query: { perPage: 2_000 } });
  const take = (perPage = 2_000) => ahead.take('game.list', { params: {}, query: { perPage } });
  return { ahead, call, now, take };
}

describe('prefetched calls', () => {
  it('a prefetched call is sent at once, and its response goes to the first caller of the same call', async () => {
    const { call, take } = setUp(async () => ({ data: ['a game'] }));
    expect(call).toHaveBeenCalledOnce();
    expect(await take()).toEqual({ data: ['a game'] });
    expect(take()).toBeUndefined();
  });

  it('a prefetched answer is not given to a call with other input', () => {
    const { ahead, take } = setUp();
    expect(take(60)).toBeUndefined();
    expect(ahead.take('lobby.show', undefined)).toBeUndefined();
    expect(take()).toBeDefined();
  });

  it.each([
    ['as another user', { token: 'another' }],
    ['in another language', { language: 'en' as Language }],
    ['half a minute later', { ms: 30_000 }],
  ])('a prefetched answer is not given to a caller %s', (_, change) => {
    const { now, take } = setUp();
    Object.assign(now, change);
    expect(take()).toBeUndefined();
  });

  it('a prefetched response that has arrived is at hand for the first render, and later calls are made again', async () => {
    const { ahead, take } = setUp(async () => ({ data: ['a game'] }));
    const input = { query: { perPage: 2_000 } };
    expect(ahead.cached('game.list', input)).toBeUndefined();
    await ahead.prefetch('game.list', input);
    expect(ahead.cached('game.list', input)).toEqual({ answer: { data: ['a game'] }, at: 0 });
    expect(take()).toBeUndefined();
    expect(ahead.cached('game.list', input)).toBeUndefined();
  });

  it('a prefetched response of one user is never at hand for another', async () => {
    const { ahead, now } = setUp(async () => ({ data: ['a game'] }));
    const input = { query: { perPage: 2_000 } };
    await ahead.prefetch('game.list', input);
    now.token = 'another';
    expect(ahead.cached('game.list', input)).toBeUndefined();
  });

  it('a prefetch whose call fails has no response at hand, and does not reject', async () => {
    const { ahead } = setUp(() => Promise.reject(new Error('lost')));
    const input = { query: { perPage: 2_000 } };
    await expect(ahead.prefetch('game.list', input)).resolves.toBeUndefined();
    expect(ahead.cached('game.list', input)).toBeUndefined();
  });

  it('a prefetched failure rejects only for the caller who takes it', async () => {
    const { take } = setUp(() => Promise.reject(new Error('lost')));
    await expect(take()).rejects.toThrow('lost');
    // An unused response must not become an unhandled rejection.
    setUp(() => Promise.reject(new Error('lost')));
  });
});

describe('embedded responses', () => {
  const inPage = (at = 0, isGuest = true) => {
    const call = vi.fn(async () => ({ data: [] }));
    const now = { token: null as string | null, language: 'id' as Language, ms: 5_000 };
    const ahead = createPrefetchedCalls({
      api: { call } as unknown as HttpPort,
      tokens: { read: () => now.token },
      language: () => now.language,
      now: () => now.ms,
      pageAnswers: {
        at,
        language: 'id',
        isGuest,
        answers: [{ name: 'game.list', query: { perPage: 2_000 }, answer: { data: ['a game'] } }],
      },
    });
    return { ahead, call, now, input: { query: { perPage: 2_000 } } };
  };

  it('an embedded response is returned without a call, with the time at which it was made', async () => {
    const { ahead, call, input } = inPage(1_000);
    void ahead.prefetch('game.list', input);
    expect(ahead.cached('game.list', input)).toEqual({ answer: { data: ['a game'] }, at: 1_000 });
    expect(await ahead.take('game.list', input)).toEqual({ data: ['a game'] });
    expect(call).not.toHaveBeenCalled();
  });

  it('an embedded response is never newer than now, even if the clock of the server is ahead', () => {
    const { ahead, input } = inPage(9_000);
    expect(ahead.cached('game.list', input)?.at).toBe(5_000);
  });

  it('an embedded response older than half a minute is shown, and requested again', () => {
    const { ahead, call, now, input } = inPage();
    now.ms = 30_000;
    void ahead.prefetch('game.list', input);
    expect(ahead.cached('game.list', input)?.at).toBe(0);
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['as a user', { token: 'of-a-user' }],
    ['in another language', { language: 'en' as Language }],
  ])('a response embedded in the page is not used for a caller who requests %s', (_, change) => {
    const { ahead, now, input } = inPage();
    Object.assign(now, change);
    expect(ahead.cached('game.list', input)).toBeUndefined();
    expect(ahead.take('game.list', input)).toBeUndefined();
  });

  it('the page of a guest answers auth.check without a call, for half a minute', async () => {
    const { ahead } = inPage();
    await expect(ahead.take('auth.check', {})).rejects.toMatchObject({ code: 'unauthenticated' });
    // The second check is sent.
    expect(ahead.take('auth.check', {})).toBeUndefined();
    const later = inPage();
    later.now.ms = 30_000;
    expect(later.ahead.take('auth.check', {})).toBeUndefined();
    const user = inPage();
    user.now.token = 'of-a-user';
    expect(user.ahead.take('auth.check', {})).toBeUndefined();
  });

  it('the server checks the session unless the page is marked as a guest page', () => {
    expect(inPage(0, false).ahead.take('auth.check', {})).toBeUndefined();
  });

  it('an embedded response is not returned for other input', () => {
    expect(inPage().ahead.cached('game.list', { query: { perPage: 60 } })).toBeUndefined();
  });
});
