import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FirstPaintFacts } from './first-paint.ts';

const facts: FirstPaintFacts = {
  languages: ['id', 'en'],
  language: 'id',
  noticeVersion: '1',
  lobbyPaths: ['/', '/game'],
  overlayRemoveMs: 1_000,
  failures: {},
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('firstPaintFacts', facts);
  localStorage.setItem('lobi.notice', '1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page that is still being read, with its overlay. */
function beginPage(path: string): HTMLElement {
  const { href } = location;
  history.replaceState(null, '', path);
  const overlay = document.createElement('div');
  overlay.id = 'overlay';
  document.body.append(overlay);
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  onTestFinished(() => {
    history.replaceState(null, '', href);
    overlay.remove();
    readyState.mockRestore();
  });
  return overlay;
}

it.each([
  ['a guest in the lobby', '/game', false],
  ['a guest who signs in', '/login', false],
  ['a guest who registers', '/register', false],
  ['a guest who verifies a game', '/fairness', false],
  ['a category of the lobby', '/game?category=slots', false],
  ['a signed-in user', '/player', true],
])('the overlay goes 1 s after the content has loaded for %s', async (_, path, isSignedIn) => {
  const overlay = beginPage(path);
  if (isSignedIn) localStorage.setItem('token', 'of-a-user');
  // The script runs when it is imported: each page has its own.
  await import(/* @vite-ignore */ `./first-paint.ts?page=${encodeURIComponent(path)}`);
  vi.advanceTimersByTime(30_000);
  expect(overlay.dataset).not.toHaveProperty('fading');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(overlay.dataset).toHaveProperty('fading');
  vi.advanceTimersByTime(999);
  expect(overlay.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(overlay.isConnected).toBe(false);
});
