import { describe, expect, it, vi } from 'vitest';
import {
  answerAsset,
  answerPage,
  cacheAssets,
  kindOf,
  outdatedAssets,
  pageKeys,
  refreshPage,
  type WorkerParts,
} from './answer-request.ts';

const origin = 'https://lobi.example';
const now = Date.parse('2026-11-28T12:00:00Z');
const at = (path: string): string => (path.startsWith('http') ? path : `${origin}${path}`);

const html = (text: string, ageMs = 0, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html', date: new Date(now - ageMs).toUTCString() },
  });
const script = (text: string, status = 200) => new Response(text, { status });

/** A store that returns a fresh copy each time, like that of a browser. */
function createStore() {
  const cached = new Map<string, Response>();
  const keyOf = (key: RequestInfo | URL): string =>
    at(typeof key === 'string' ? key : 'url' in key ? key.url : key.href);
  return {
    held: cached,
    match: async (key: RequestInfo | URL) => cached.get(keyOf(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => void cached.set(keyOf(key), answer),
  };
}

function setUp(answers: Record<string, Response | 'down'> = {}) {
  const pages = createStore();
  const assets = createStore();
  const waiting: Promise<unknown>[] = [];
  const fetch = vi.fn(async (address: string | Request) => {
    const answer =
      answers[at(typeof address === 'string' ? address : address.url).slice(origin.length)];
    if (answer === undefined || answer === 'down') throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  const parts: WorkerParts = {
    ...{ pages, assets, fetch, offlinePage: '<h1>No connection</h1>' },
    now: () => now,
    keepAlive: (work) => void waiting.push(work),
  };
  return { pages, assets, fetch, parts, finish: () => Promise.all(waiting) };
}

const navigation = (path: string, more: object = {}): Request =>
  ({ method: 'GET', mode: 'navigate', url: at(path), ...more }) as unknown as Request;

describe('requests that the worker handles', () => {
  it.each([
    ['/', 'page'],
    ['/game?search=arena', 'page'],
    ['/admin/dashboard', 'page'],
    ['/up', undefined],
    ['/api/transaction', undefined],
    ['/app/lobi', undefined],
    ['/proof.pdf', undefined],
    ['https://other.example/', undefined],
  ])('a navigation to %s is %s', (path, kind) => {
    expect(kindOf(navigation(path), origin)).toBe(kind);
  });

  it.each([
    ['/assets/first-B1c2D3e4.js', 'GET', 'asset'],
    ['/assets/first-B1c2D3e4.js', 'POST', undefined],
    ['/app.webmanifest', 'GET', undefined],
    ['/api/wallet/1', 'GET', undefined],
    ['/api/game', 'GET', undefined],
    ['https://other.example/assets/first-B1c2D3e4.js', 'GET', undefined],
  ])('a request for %s by %s is %s', (path, method, kind) => {
    expect(kindOf({ method, mode: 'cors', url: at(path) }, origin)).toBe(kind);
  });
});

describe('the page', () => {
  it.each([
    ['/', '/'],
    ['/game', '/'],
    ['/game?search=arena', '/login'],
    ['/login', '/login'],
    ['/player/wallet/deposit', '/login'],
  ])(
    'the cached page for %s is that of %s, and a newer one is fetched for the next visit',
    async (path, key) => {
      const { pages, parts, fetch, finish } = setUp({ [key]: html('new') });
      await pages.put(key, html('before', 60_000));
      expect(await (await answerPage(navigation(path), parts)).text()).toBe('before');
      await finish();
      expect(fetch.mock.calls.map(([address]) => address)).toEqual([key]);
      expect(await (await pages.match(key))?.text()).toBe('new');
    },
  );

  it('the first visit of a screen is served from the network, and caches its page', async () => {
    const { pages, parts, finish } = setUp({
      '/login': html('screen'),
      '/profile': html('profile'),
    });
    expect(await (await answerPage(navigation('/profile'), parts)).text()).toBe('profile');
    await finish();
    expect(await (await pages.match('/login'))?.text()).toBe('screen');
  });

  it.each([
    ['/', '/login'],
    ['/login', '/'],
  ])('offline, %s is served from the page of %s if only that is cached', async (path, cached) => {
    const { pages, parts } = setUp();
    await pages.put(cached, html('cached'));
    expect(await (await answerPage(navigation(path), parts)).text()).toBe('cached');
  });

  it.each([
    ['that is reloaded', navigation('/game', { isReloadNavigation: true }), 0],
    ['with a language in its address', navigation('/game?lng=es'), 0],
    ['cached a day ago', navigation('/game'), 25 * 3_600_000],
  ])('a page %s comes from the network, and offline from the cache', async (_, request, ageMs) => {
    const path = request.url.slice(origin.length);
    const online = setUp({ [path]: html('new') });
    await online.pages.put(pageKeys.lobby, html('before', ageMs));
    expect(await (await answerPage(request, online.parts)).text()).toBe('new');

    const offline = setUp();
    await offline.pages.put(pageKeys.lobby, html('before', ageMs));
    expect(await (await answerPage(request, offline.parts)).text()).toBe('before');
  });

  it('a response that is not a page of the app replaces no cached page', async () => {
    for (const answer of [html('maintenance', 0, { status: 503 }), script('{}')]) {
      const { pages, parts } = setUp({ '/': answer });
      await pages.put(pageKeys.lobby, html('before'));
      await refreshPage('lobby', parts);
      expect(await (await pages.match(pageKeys.lobby))?.text()).toBe('before');
    }
  });

  it('without a network and a cached page, the response is the offline page, which may load nothing', async () => {
    const answer = await answerPage(navigation('/game/g1'), setUp().parts);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toBe('<h1>No connection</h1>');
  });
});

describe('files of the app', () => {
  const request = new Request(at('/assets/first-B1c2D3e4.js'));

  it('a file is fetched once', async () => {
    const { parts, fetch, finish } = setUp({ '/assets/first-B1c2D3e4.js': script('code') });
    expect(await (await answerAsset(request, parts)).text()).toBe('code');
    await finish();
    expect(await (await answerAsset(request, parts)).text()).toBe('code');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('a missing file is not cached', async () => {
    const { parts, assets, finish } = setUp({ '/assets/first-B1c2D3e4.js': script('{}', 404) });
    expect((await answerAsset(request, parts)).status).toBe(404);
    await finish();
    expect(assets.held.size).toBe(0);
  });

  it('files that a page loaded before are cached, and other files are not', async () => {
    const { parts, assets } = setUp({ '/assets/first-B1c2D3e4.js': script('code') });
    const loaded = [request.url, at('/api/wallet/1'), 'https://other.example/assets/x-B1c2D3e4.js'];
    await cacheAssets(loaded, origin, parts);
    expect([...assets.held.keys()]).toEqual([request.url]);
  });

  it('files of earlier versions are outdated', () => {
    const stored = ['/assets/first-B1c2D3e4.js', '/assets/first-00000000.js'].map((path) => ({
      url: at(path),
    }));
    expect(outdatedAssets(stored, ['assets/first-B1c2D3e4.js'])).toEqual([
      at('/assets/first-00000000.js'),
    ]);
  });
});
