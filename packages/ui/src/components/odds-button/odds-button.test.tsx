import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { OddsButton } from './odds-button.tsx';

describe('OddsButton', () => {
  it('OddsButton is a toggle button named by side and odds', async () => {
    const onSelectedChange = vi.fn<(selected: boolean) => void>();
    const screen = await renderInKit(
      <OddsButton label="Meron" odds={187} tone="meron" onSelectedChange={onSelectedChange} />,
      { oddsFormat: 'decimal' },
    );
    const button = screen.getByRole('button', { name: 'Meron, 1,87' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    expect(onSelectedChange).toHaveBeenCalledOnce();
    expect(onSelectedChange.mock.calls[0]?.[0]).toBe(true);
  });

  it.each([
    ['suspended', 'Meron, 187, Dihentikan sementara'],
    ['closed', 'Meron, 187, Ditutup'],
  ] as const)('OddsButton cannot be selected while %s, and announces it', async (status, name) => {
    const screen = await renderInKit(<OddsButton label="Meron" odds={187} status={status} />);
    const button = screen.getByRole('button', { name });
    await expect.element(button).toBeDisabled();
  });

  it('OddsButton shows no odds if none are known', async () => {
    const screen = await renderInKit(<OddsButton label="Wala" odds={null} />);
    const button = screen.getByRole('button', { name: 'Wala, belum ada odds' });
    await expect.element(button).toBeDisabled();
    await expect.element(button).toMatchTextContent(/–/);
  });

  it('OddsButton shows the direction of changed odds, without an announcement', async () => {
    const screen = await renderInKit(<OddsButton label="Meron" odds={187} />);
    const button = screen.getByRole('button');
    await expect.element(button).not.toHaveAttribute('data-trend');
    await screen.rerender(<OddsButton label="Meron" odds={191} />);
    await expect.element(button).toHaveAttribute('data-trend', 'up');
    await screen.rerender(<OddsButton label="Meron" odds={180} />);
    await expect.element(button).toHaveAttribute('data-trend', 'down');
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });
});
