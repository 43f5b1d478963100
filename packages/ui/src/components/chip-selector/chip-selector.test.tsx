import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ChipSelector } from './chip-selector.tsx';

describe('ChipSelector', () => {
  it('ChipSelector announces full amounts and has no initial selection', async () => {
    const screen = await renderInKit(<ChipSelector />);
    await expect.element(screen.getByRole('radio', { name: /^Rp\s1\.000\.000$/ })).toBeVisible();
    expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  });

  it('ChipSelector offers no chip beyond the balance', async () => {
    const screen = await renderInKit(<ChipSelector balance="60000" />);
    await expect.element(screen.getByRole('radio', { name: /^Rp\s50\.000$/ })).toBeEnabled();
    await expect
      .element(screen.getByRole('radio', { name: /^Rp\s100\.000$/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});
