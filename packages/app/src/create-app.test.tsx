import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leaveWhenDevtoolsOpen } from './anti-devtools.ts';
import type { BrandInput } from './config/brand-schema.ts';
import { createApp } from './create-app.ts';
import { createOwnParts } from './own/create-own-parts.tsx';

// The real watch may take the browser of the tests for developer tools, and leave their page.
vi.mock('./anti-devtools.ts', () => ({ leaveWhenDevtoolsOpen: vi.fn<() => void>() }));

const brand: BrandInput = {
  schema: 1,
  id: 'kopi88',
  name: 'Kopi88',
  extends: 'pesisir',
  i18n: { default: 'en' },
};

const picture = (title: string): string =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`;

/** Paths that the page has called, with their origins. */
const called = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name.split('?')[0] ?? name);

/** The lobby of a brand, in a page like the one that the build writes. */
async function open(keys: Partial<BrandInput> = {}, assets = {}): Promise<void> {
  await createApp({ ...brand, ...keys }, assets, createOwnParts);
}

// Calls fail without a platform, and the app logs them.
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation(() => undefined);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.setItem('lobi.notice', '1');
  vi.mocked(leaveWhenDevtoolsOpen).mockClear();
  history.replaceState(null, '', '/game');
  document.body.innerHTML = '<div id="overlay"></div><div id="app"></div>';
  performance.clearResourceTimings();
});

const notice = () => page.getByRole('alertdialog');
const frame = () => document.querySelector('.lobi-Footer-root');

describe('createApp', () => {
  // id: brand-platform-address
  it('the app calls the platform at the origin and the paths of the brand', async () => {
    const origin = 'http://api.kopi88.localhost:9';
    await open({ api: { origin, endpoints: { 'settings.show': '/v2/settings' } } });
    await expect.poll(called).toContain(`${origin}/v2/settings`);
    expect(called()).toContain(`${origin}/api/auth/check`);
  });

  // id: brand-notice-version
  it.each([
    [1, 0],
    [2, 1],
  ])(
    'a visitor who agreed to version 1 sees version %i of the notice %i times',
    async (noticeVersion, times) => {
      await open({ compliance: { noticeVersion } });
      await expect.poll(frame).not.toBeNull();
      expect(notice().elements()).toHaveLength(times);
    },
  );

  // id: brand-overlay-removed
  it('the overlay leaves the page after the time of the brand', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await open({ overlay: { removeMs: 7_654 } });
    await expect.poll(frame).not.toBeNull();
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(7_654);
    timers.mockRestore();
  });

  it('the app replaces the frame of a lobby whose games the server has not rendered', async () => {
    document.body.innerHTML = '<div id="app" data-prerendered=""><p>Frame</p></div>';
    await open();
    await expect.poll(frame).not.toBeNull();
    const app = document.querySelector('#app');
    expect(app?.hasAttribute('data-prerendered')).toBe(false);
    expect(app?.textContent).not.toContain('Frame');
  });

  // id: brand-on-error
  it('the brand receives errors of components, with the page', async () => {
    const onError = vi.fn<(error: unknown, info: object) => void>();
    const broken = async () => ({
      default: (await import('./testing/brand-components.tsx')).Broken,
    });
    await open({ onError, slots: { 'lobby.top': broken } });
    const failure = expect.objectContaining({ message: 'This component of the brand fails.' });
    await expect.poll(() => onError.mock.calls).toContainEqual([failure, { page: 'game.index' }]);
  });

  // id: brand-anti-devtools
  it.each([true, false])(
    'the app watches for developer tools if the brand enables it: %s',
    async (antiDevtools) => {
      await open({ security: { antiDevtools } });
      await expect.poll(frame).not.toBeNull();
      expect(leaveWhenDevtoolsOpen).toHaveBeenCalledTimes(antiDevtools ? 1 : 0);
    },
  );

  // id: brand-logo
  it('the head of the page has the mark and the wordmark of the brand, named by their text', async () => {
    const [mark, wordmark] = [picture('mark'), picture('wordmark')];
    await open({ logo: { alt: 'Kopi Delapan Delapan' } }, { mark, wordmark });
    const home = page.getByRole('link', { name: 'Kopi Delapan Delapan, to the lobby' });
    await expect.element(home).toBeVisible();
    const sources = [...home.element().querySelectorAll('img')].map(({ src }) => src);
    expect(sources).toEqual([mark, wordmark]);
  });
});
