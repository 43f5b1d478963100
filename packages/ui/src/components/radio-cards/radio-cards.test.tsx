import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { RadioCards } from './radio-cards.tsx';

const items = [
  { value: 'pulsa', title: 'Pulsa', disabledReason: 'Dalam perawatan' },
  { value: 'qris', title: 'QRIS', meta: 'Tanpa biaya' },
  { value: 'bank', title: 'Transfer bank' },
];

describe('RadioCards', () => {
  it('RadioCards skips a disabled card, and shows its reason', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <RadioCards label="Kanal" items={items} onValueChange={onValueChange} />,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('radio', { name: 'QRIS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual(['bank', 'qris']);
    const off = screen.getByRole('radio', { name: 'Pulsa' });
    await expect.element(off).toBeDisabled();
    await expect.element(off).toHaveAccessibleDescription('Dalam perawatan');
  });

  it('RadioCards selects a card by a press anywhere on it', async () => {
    const screen = await renderInKit(<RadioCards label="Kanal" items={items} />);
    await screen.getByText('Tanpa biaya').click();
    await expect.element(screen.getByRole('radio', { name: 'QRIS' })).toBeChecked();
  });
});
