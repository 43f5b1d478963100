import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const dialog = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    trigger={<Button>Tolak</Button>}
    title="Tolak penarikan?"
    description="Dana kembali ke dompet pemain."
    confirmLabel="Tolak penarikan"
    tone="danger"
    onConfirm={() => undefined}
    {...props}
  />
);

describe('ConfirmDialog', () => {
  it('ConfirmDialog focuses the least harmful action and restores the focus on Escape', async () => {
    const screen = await renderInKit(dialog());
    const trigger = screen.getByRole('button', { name: 'Tolak' });
    await trigger.click();
    const question = screen.getByRole('alertdialog', { name: 'Tolak penarikan?' });
    await expect.element(question).toHaveAccessibleDescription('Dana kembali ke dompet pemain.');
    await expect.element(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('ConfirmDialog calls onConfirm and leaves closing to its owner', async () => {
    const onConfirm = vi.fn<() => void>();
    const screen = await renderInKit(dialog({ onConfirm, defaultOpen: true }));
    await screen.getByRole('button', { name: 'Tolak penarikan' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('ConfirmDialog cannot be closed while the action is running', async () => {
    const screen = await renderInKit(dialog({ busy: true, defaultOpen: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Batal' })).toBeDisabled();
  });

  it('ConfirmDialog enables confirming only after the required text', async () => {
    const onConfirm = vi.fn<() => void>();
    const requireText = { text: 'BAYAR', label: 'Ketik BAYAR' };
    const screen = await renderInKit(dialog({ onConfirm, requireText, defaultOpen: true }));
    const confirm = screen.getByRole('button', { name: 'Tolak penarikan' });
    await expect.element(confirm).toBeDisabled();
    await screen.getByLabelText('Ketik BAYAR').fill('BAYAR');
    await confirm.click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('ConfirmDialog shows a field for the required text and clears it on closing', async () => {
    const onConfirm = vi.fn<() => void>();
    const screen = await renderInKit(dialog({ onConfirm, requireText: { text: '128' } }));
    const trigger = screen.getByRole('button', { name: 'Tolak' });
    await trigger.click();
    const field = screen.getByLabelText('Ketik “128” untuk melanjutkan');
    await field.fill('12');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await field.fill('128');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await trigger.click();
    await expect.element(field).toHaveValue('');
  });
});
