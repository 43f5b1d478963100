import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ErrorPage } from './error-page.tsx';

describe('ErrorPage', () => {
  it('ErrorPage moves the focus to its heading, so that it is read', async () => {
    const screen = await renderInKit(<ErrorPage code="403" homeHref="/game" />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'Ke lobi' }))
      .toHaveAttribute('href', '/game');
  });

  it('ErrorPage shows a reload button for a page of an older version and shows the reference', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(
      <ErrorPage code="chunk" reference="req-81f" onRetry={onRetry} />,
    );
    await screen.getByRole('button', { name: 'Muat ulang' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('Referensi: req-81f')).toBeVisible();
  });
});
