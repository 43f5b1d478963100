import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findLoadFailure,
  isImportFailure,
  whenReachable,
  type LoadProbe,
} from './find-load-failure.ts';

const page = 'https://lobi.example/';
const file = 'https://lobi.example/assets/login-1.js';
const chromium = () => new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const safari = () => new TypeError('Importing a module script failed.');

type Reply = Response | Error | 'never';

const reply = (status: number, type = 'text/javascript', body = '') =>
  new Response(body, { status, headers: { 'content-type': type } });

/** A browser with the test's responses; all other requests fail. */
function probeOf(replies: Record<string, Reply>, isOnline = true) {
  const requestedUrls: string[] = [];
  const probe: LoadProbe = {
    isOnline: () => isOnline,
    page,
    entry: '/assets/index-1.js',
    answerWithinMs: 5_000,
    fetch: (address, { signal }) => {
      requestedUrls.push(address);
      const configured = replies[address] ?? new TypeError('Failed to fetch');
      if (configured instanceof Response) return Promise.resolve(configured);
      if (configured !== 'never') return Promise.reject(configured);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    },
  };
  return { probe, asked: requestedUrls };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('findLoadFailure', () => {
  it('findLoadFailure returns offline if the browser reports it, without a request', async () => {
    const { probe, asked: requestedUrls } = probeOf({}, false);
    expect(await findLoadFailure(chromium(), probe)).toBe('offline');
    expect(requestedUrls).toEqual([]);
  });

  it.each([
    [500, 'slow'],
    [404, 'chunk'],
    [undefined, 'blocked'],
  ] as const)(
    'a script that is there, and imports one answered with %s, is %s',
    async (status, failure) => {
      const { probe } = probeOf({ [file]: reply(200) });
      const refusedStatus = () => status;
      expect(await findLoadFailure(chromium(), { ...probe, refusedStatus })).toBe(failure);
    },
  );

  it.each<[string, Record<string, Reply>, string]>([
    ['offline where neither the file nor the page answers', {}, 'offline'],
    ['blocked where the page answers and the file is refused', { [page]: reply(200) }, 'blocked'],
    ['a new version where the file is gone', { [file]: reply(404, 'application/json') }, 'chunk'],
    ['a new version where a page comes in its place', { [file]: reply(200, 'text/html') }, 'chunk'],
    ['blocked where a proxy refuses with a page', { [file]: reply(403, 'text/html') }, 'blocked'],
    ['slow where the server cannot answer now', { [file]: reply(502, 'text/html') }, 'slow'],
    ['blocked where the file is there and may not run', { [file]: reply(200) }, 'blocked'],
  ])('findLoadFailure returns %s', async (_, replies, failure) => {
    expect(await findLoadFailure(chromium(), probeOf(replies).probe)).toBe(failure);
  });

  it.each([
    ['the file', { [file]: 'never' as const }],
    ['the page', { [page]: 'never' as const }],
  ])('findLoadFailure returns slow if %s does not respond in time', async (_, replies) => {
    const found = findLoadFailure(chromium(), probeOf(replies).probe);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await found).toBe('slow');
  });

  it.each([
    ['a new version where the page runs another script', 'src="/assets/index-2.js"', 'chunk'],
    ['blocked where the page still runs the same script', 'src="/assets/index-1.js"', 'blocked'],
  ])('findLoadFailure returns %s without a file name in the error', async (_, html, failure) => {
    const { probe } = probeOf({ [page]: reply(200, 'text/html', html) });
    expect(await findLoadFailure(safari(), probe)).toBe(failure);
  });

  it('findLoadFailure probes once for each error', async () => {
    const { probe, asked: requestedUrls } = probeOf({ [file]: reply(404) });
    const error = chromium();
    await Promise.all([findLoadFailure(error, probe), findLoadFailure(error, probe)]);
    expect(requestedUrls).toEqual([file]);
  });
});

it.each([
  ['Chromium', chromium()],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${file}`)],
  ['Safari', safari()],
  ['Vite', new Error('Unable to preload CSS for /assets/login-1.css')],
])('isImportFailure recognises the failed import of %s', (_, error) => {
  expect(isImportFailure(error)).toBe(true);
});

it('isImportFailure returns false for an error of the code itself', () => {
  expect(isImportFailure(new TypeError('x is undefined'))).toBe(false);
});

it('whenReachable polls the site until it responds, even if the browser claims to be online', async () => {
  const replies: Record<string, Reply> = {};
  const onReachable = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  whenReachable(onReachable, probeOf(replies).probe);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onReachable).not.toHaveBeenCalled();
  replies[page] = reply(200);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onReachable).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
