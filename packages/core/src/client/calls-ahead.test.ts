import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../contract/limits.ts';
import type { HttpPort } from '../ports/http-port.ts';
import { createCallsAhead } from './calls-ahead.ts';

function setUp(answer: () => Promise<unknown> = async () => ({ data: [] })) {
  const call = vi.fn(answer);
  const now = { token: null as string | null, language: 'id' as Language, ms: 0 };
  const ahead = createCallsAhead({
    api: { call } as unknown as HttpPort,
    tokens: { read: () => now.token },
    language: () => now.language,
    now: () => now.ms,
  });
  ahead.ask('game.list', { query: { perPage: 2_000 } });
  const take = (perPage = 2_000) => ahead.take('game.list', { params: {}, query: { perPage } });
  return { ahead, call, now, take };
}

describe('calls ahead', () => {
  it('the calls ahead makes the call at once and gives its answer to the first who makes the same', async () => {
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
  ])('a prefetched answer is not given to a caller who asks %s', (_, change) => {
    const { now, take } = setUp();
    Object.assign(now, change);
    expect(take()).toBeUndefined();
  });

  it('a prefetched failure rejects for the caller who takes it, and for no other', async () => {
    const { take } = setUp(() => Promise.reject(new Error('lost')));
    await expect(take()).rejects.toThrow('lost');
    // An unused answer must not end as an unhandled rejection.
    setUp(() => Promise.reject(new Error('lost')));
  });
});
