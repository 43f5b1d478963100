import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { Command } from './command.ts';
import { CommandPalette } from './command-palette.tsx';

const commands: readonly Command[] = [
  { id: 'lobby', label: 'Lobi', group: 'Halaman', href: '#game' },
  { id: 'wallet', label: 'Dompet', group: 'Halaman', keywords: ['saldo'] },
  { id: 'queue', label: 'Antrean deposit', group: 'Kantor' },
];

describe('CommandPalette', () => {
  it('CommandPalette opens and closes by Ctrl+K, with the focus in its field', async () => {
    const screen = await renderInKit(<CommandPalette commands={commands} />);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('CommandPalette ignores its hotkey when it is disabled', async () => {
    const screen = await renderInKit(<CommandPalette commands={commands} hotkey={false} />);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('CommandPalette searches keywords and runs the highlighted command by Enter', async () => {
    const onRun = vi.fn<(command: Command) => void>();
    const screen = await renderInKit(
      <CommandPalette commands={commands} onRun={onRun} trigger={<Button>Cari</Button>} />,
    );
    const trigger = screen.getByRole('button', { name: 'Cari' });
    await trigger.click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('saldo');
    await expect.element(screen.getByRole('option')).toHaveTextContent('Dompet');
    await userEvent.keyboard('{Enter}');
    expect(onRun).toHaveBeenCalledExactlyOnceWith(commands[1]);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await trigger.click();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
  });

  it('CommandPalette moves by arrow keys while the field keeps the focus', async () => {
    const onRun = vi.fn<(command: Command) => void>();
    const screen = await renderInKit(
      <CommandPalette commands={commands} onRun={onRun} defaultOpen recent={['queue']} />,
    );
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expect
      .element(screen.getByRole('option', { name: 'Antrean deposit' }))
      .toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expect
      .element(screen.getByRole('option', { name: 'Lobi' }))
      .toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    expect(onRun).toHaveBeenCalledExactlyOnceWith(commands[0]);
  });

  it('CommandPalette closes on Escape even with text in its field', async () => {
    const screen = await renderInKit(<CommandPalette commands={commands} defaultOpen />);
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('xyz{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
