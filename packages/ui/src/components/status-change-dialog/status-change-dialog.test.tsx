import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { StatusChangeDialog, type StatusChangeDialogProps } from './status-change-dialog.tsx';

const dialog = (props: Partial<StatusChangeDialogProps> = {}) => (
  <StatusChangeDialog
    defaultOpen
    username="siti_rahma"
    from="activated"
    allowedTo={['restricted', 'blocked']}
    onChange={() => undefined}
    {...props}
  />
);

describe('StatusChangeDialog', () => {
  it('wants a status and a reason, and chooses neither beforehand', async () => {
    const onChange = vi.fn();
    const screen = await renderInKit(dialog({ onChange }));
    await screen.getByRole('button', { name: 'Pilih status baru' }).click();
    await expect.element(screen.getByText('Pilih status baru terlebih dahulu.')).toBeVisible();
    await screen.getByRole('radio', { name: /^Diblokir/ }).click();
    await screen.getByRole('button', { name: 'Ubah ke Diblokir' }).click();
    await expect.element(screen.getByText('Alasan wajib diisi.')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('  Dokumen palsu {Tab}');
    await screen.getByRole('button', { name: 'Ubah ke Diblokir' }).click();
    expect(onChange.mock.calls).toEqual([[{ to: 'blocked', reason: 'Dokumen palsu' }]]);
  });

  it('says that lifting a block needs a second person', async () => {
    const screen = await renderInKit(
      dialog({ from: 'blocked', allowedTo: ['activated'], secondPerson: true }),
    );
    await screen.getByRole('radio', { name: /^Aktif/ }).click();
    await expect.element(screen.getByText(/memerlukan izin orang kedua/)).toBeVisible();
  });

  it('offers nothing where nothing may be changed, and says why', async () => {
    const lockedReason = 'Berlaku sampai 20 Mei 2027.';
    const screen = await renderInKit(dialog({ from: 'restricted', allowedTo: [], lockedReason }));
    await expect.element(screen.getByText(lockedReason)).toBeVisible();
    expect(screen.getByRole('radio').elements()).toHaveLength(0);
  });

  it('cannot be left while the change is being sent', async () => {
    const screen = await renderInKit(dialog({ busy: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
