import { describe, expect, it, vi } from 'vitest';
import { openRound } from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { MyBets } from './my-bets.tsx';

const empty = 'Belum ada taruhan di laga ini.';

describe('MyBets', () => {
  it('MyBets shows its empty state only after the bets have loaded', async () => {
    const screen = await renderInKit(<MyBets round={openRound} bets="loading" />);
    expect(screen.container.textContent).not.toContain(empty);
    await expect.element(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await screen.rerender(<MyBets round={openRound} bets={[]} />);
    await expect.element(screen.getByText(empty)).toBeVisible();
  });

  it('MyBets reports that bets failed to load, and offers a retry', async () => {
    const onRetry = vi.fn();
    const screen = await renderInKit(<MyBets round={openRound} bets="failed" onRetry={onRetry} />);
    // The page also has an empty alert for toasts.
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'tidak dapat dimuat' }))
      .toBeVisible();
    expect(screen.container.textContent).not.toContain(empty);
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
