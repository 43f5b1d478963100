import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FirstFrameFacts } from './first-frame.ts';
import type { FirstPaintFacts } from './first-paint.ts';

const firstFrame: FirstFrameFacts = {
  languages: ['id', 'en'],
  language: 'id',
  rightToLeft: [],
  schemes: {},
  noticeVersion: '1',
};
const facts: FirstPaintFacts = {
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
});

/** A page that is still being parsed, with its overlay. */
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
])('the overlay is removed 1 s after the content loads for %s', async (_, path, isSignedIn) => {
  const overlay = beginPage(path);
  if (isSignedIn) localStorage.setItem('token', 'of-a-user');
  // The script runs on import, so that each page has its own.
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

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['sepia', undefined],
])('the page starts in the scheme that is stored on this device: %s', async (kept, shown) => {
  const overlay = beginPage('/game');
  document.documentElement.dataset['lobiTheme'] = 'kopi88';
  onTestFinished(() => {
    delete document.documentElement.dataset['lobiTheme'];
    delete document.documentElement.dataset['lobiScheme'];
  });
  localStorage.setItem('lobi.scheme', kept);
  const schemes = {
    dark: { ground: '#000001', ink: '#fffff1' },
    light: { ground: '#fffff2', ink: '#000002' },
  };
  vi.stubGlobal('firstFrameFacts', { ...firstFrame, schemes });
  await import(/* @vite-ignore */ `./first-frame.ts?scheme=${kept}`);
  expect(document.documentElement.dataset['lobiScheme']).toBe(shown);
  expect(overlay.style.background !== '').toBe(shown !== undefined);
});
