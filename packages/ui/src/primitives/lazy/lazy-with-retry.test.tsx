import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureBanner } from '../../components/failure-banner/failure-banner.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';

const lost = () =>
  new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/part.js`);

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => isOnline.mockReset());

/** A part whose load responses the test defines, in order. */
function partOf(...answers: (Error | ReactNode)[]) {
  const load = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { default: () => answer as ReactNode };
  });
  const Part = lazyWithRetry<object>(load);
  const view = (
    <FailureBoundary
      fallback={(failure, retry) => <FailureBanner failure={failure} onRetry={retry} />}
    >
      <Suspense fallback="Memuat">
        <Part />
      </Suspense>
    </FailureBoundary>
  );
  return { load, view };
}

describe('lazyWithRetry', () => {
  it('lazyWithRetry reports a lost connection, and loads the part when the connection returns', async () => {
    isOnline.mockReturnValue(false);
    const { view } = partOf(lost(), <p>Aturan</p>);
    const screen = await renderInKit(view);
    await expect.element(screen.getByText(/Periksa sambungan internet Anda/)).toBeVisible();
    isOnline.mockReturnValue(true);
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(''));
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Aturan')).toBeVisible();
  });

  it('lazyWithRetry retries on demand after a slow response', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 503 }));
    const { view } = partOf(lost(), <p>Aturan</p>);
    const screen = await renderInKit(view);
    await expect.element(screen.getByText(/Situs tidak merespons tepat waktu/)).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(screen.getByText('Aturan')).toBeVisible();
  });

  it('lazyWithRetry requests a part twice before it reports it as blocked', async () => {
    const answer = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
    const fetched = vi.spyOn(globalThis, 'fetch');
    fetched.mockResolvedValueOnce(answer());
    const healed = partOf(lost(), <p>Aturan</p>);
    const screen = await renderInKit(healed.view);
    await expect.element(screen.getByText('Aturan')).toBeVisible();
    fetched.mockResolvedValueOnce(answer());
    const blocked = partOf(lost(), lost());
    const other = await renderInKit(blocked.view);
    await expect.element(other.getByText(/pemblokir iklan/)).toBeVisible();
    expect(blocked.load).toHaveBeenCalledTimes(2);
    await expect.element(other.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  });
});
