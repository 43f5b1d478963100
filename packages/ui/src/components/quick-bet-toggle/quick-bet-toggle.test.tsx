import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { QuickBetToggle } from './quick-bet-toggle.tsx';

describe('QuickBetToggle', () => {
  it('QuickBetToggle is initially off and describes its effect', async () => {
    const screen = await renderInKit(<QuickBetToggle amount="50000" />);
    const toggle = screen.getByRole('switch', { name: 'Taruhan sekali ketuk' });
    await expect.element(toggle).not.toBeChecked();
    await expect.element(toggle).toHaveAccessibleDescription(/mati saat Anda keluar/);
    await toggle.click();
    await expect.element(toggle).toHaveAccessibleDescription(/langsung memasang Rp\s50\.000/);
  });

  it('QuickBetToggle cannot be on without an amount, even if controlled', async () => {
    const screen = await renderInKit(<QuickBetToggle amount={null} checked />);
    const toggle = screen.getByRole('switch');
    await expect.element(toggle).not.toBeChecked();
    await expect.element(toggle).toHaveAttribute('aria-disabled', 'true');
  });
});
