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
  it('StatusChangeDialog requires a status and a private note, and preselects no status', async () => {
    const onChange = vi.fn();
    const screen = await renderInKit(dialog({ onChange }));
    await screen.getByRole('button', { name: 'Ubah status' }).click();
    await expect.element(screen.getByText('Pilih status baru terlebih dahulu.')).toBeVisible();
    await screen.getByRole('radio', { name: /^Diblokir/ }).click();
    await screen.getByRole('button', { name: 'Ubah ke Diblokir' }).click();
    await expect.element(screen.getByText('Catatan internal wajib diisi.')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('  Dokumen palsu {Tab}');
    await screen.getByRole('button', { name: 'Ubah ke Diblokir' }).click();
    expect(onChange.mock.calls).toEqual([[{ to: 'blocked', reason: 'Dokumen palsu' }]]);
  });

  it('StatusChangeDialog shows an optional field for the last day of a restriction', async () => {
    const onChange = vi.fn();
    const screen = await renderInKit(dialog({ onChange, firstEnd: '2026-11-02' }));
    await screen.getByRole('radio', { name: /^Diblokir/ }).click();
    await expect.element(screen.getByLabelText(/^Berakhir otomatis/)).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: /^Dibatasi/ }).click();
    await screen.getByRole('textbox', { name: /^Catatan internal/ }).fill('Verifikasi ulang');
    await screen.getByLabelText(/^Berakhir otomatis/).fill('2026-11-01');
    const save = screen.getByRole('button', { name: 'Ubah ke Dibatasi' });
    await save.click();
    expect(onChange).not.toHaveBeenCalled();
    await screen.getByLabelText(/^Berakhir otomatis/).fill('2026-11-08');
    await save.click();
    expect(onChange.mock.calls).toEqual([
      [{ to: 'restricted', reason: 'Verifikasi ulang', until: '2026-11-08' }],
    ]);
  });

  it('StatusChangeDialog activates no user before the required checkbox is checked', async () => {
    const onChange = vi.fn();
    const activationCheck = { label: 'Identitas sudah diperiksa', missing: 'Periksa dahulu.' };
    const screen = await renderInKit(
      dialog({ from: 'pending', allowedTo: ['activated', 'blocked'], activationCheck, onChange }),
    );
    await screen.getByRole('radio', { name: /^Diblokir/ }).click();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: /^Aktif/ }).click();
    await screen.getByRole('textbox', { name: /^Catatan internal/ }).fill('Pendaftaran disetujui');
    const save = screen.getByRole('button', { name: 'Ubah ke Aktif' });
    await save.click();
    await expect.element(screen.getByText('Periksa dahulu.')).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await save.click();
    expect(onChange.mock.calls).toEqual([
      [{ to: 'activated', reason: 'Pendaftaran disetujui', checked: true }],
    ]);
  });

  it('StatusChangeDialog shows that lifting a block requires a second approval', async () => {
    const screen = await renderInKit(
      dialog({ from: 'blocked', allowedTo: ['activated'], secondPerson: true }),
    );
    await screen.getByRole('radio', { name: /^Aktif/ }).click();
    await expect.element(screen.getByText(/memerlukan persetujuan orang kedua/)).toBeVisible();
  });

  it('StatusChangeDialog offers no status when no change is allowed, and explains why', async () => {
    const lockedReason = 'Berlaku sampai 20 Mei 2027.';
    const screen = await renderInKit(dialog({ from: 'restricted', allowedTo: [], lockedReason }));
    await expect.element(screen.getByText(lockedReason)).toBeVisible();
    expect(screen.getByRole('radio').elements()).toHaveLength(0);
  });

  it('StatusChangeDialog cannot be left while the change is being sent', async () => {
    const screen = await renderInKit(dialog({ busy: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
