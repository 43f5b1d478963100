import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { watchChunkErrors } from './chunk-errors.ts';
import { useNewVersion } from './use-new-version.ts';

const Reader = () => (useNewVersion() ? 'a new version' : 'this version');

afterEach(() => vi.restoreAllMocks());

function raise(target: EventTarget, name: string): void {
  const payload = new TypeError(
    `Failed to fetch dynamically imported module: ${location.origin}/assets/${name}.js`,
  );
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

// id: missing-chunk-is-new-version
it('a missing chunk indicates a new version, and an unreachable one does not', async () => {
  const target = new EventTarget();
  watchChunkErrors(target);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Reader />);
  await expect.element(page.getByText('this version')).toBeVisible();
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  raise(target, 'login-1');
  await expect.poll(() => fetched).toHaveBeenCalledTimes(2);
  await expect.element(page.getByText('this version')).toBeVisible();
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  raise(target, 'login-2');
  await expect.element(page.getByText('a new version')).toBeVisible();
});
