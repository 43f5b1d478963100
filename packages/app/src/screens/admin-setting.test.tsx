import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const settings = { path: '/admin/setting', role: 'superadmin' } as const;
const change = (name: string) => page.getByRole('button', { name: `Ubah, ${name}` });
const submit = () => page.getByRole('dialog').getByRole('button', { name: 'Ubah', exact: true });
const reason = () => page.getByRole('textbox', { name: /^Alasan/ });

describe('settings', () => {
  it('a superadmin changes a setting with a reason, from the keyboard', async () => {
    const { backend } = await openApp(settings);
    await expect.element(change('Pembayaran tertinggi')).toBeVisible();
    change('Pembayaran tertinggi').element().focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox', { name: /^Nilai baru/ }).fill('250000000');
    await submit().click();
    await expect.element(page.getByText('Alasan wajib diisi.')).toBeVisible();
    await reason().fill('Malam besar');
    await submit().click();
    await expect.element(page.getByText('Pembayaran tertinggi: Selesai')).toBeVisible();
    await expect.element(page.getByText(/250\.000\.000/)).toBeVisible();
    expect(backend.world.settingHistory.get('maximumPayout')).toMatchObject([
      { value: '250000000', reason: 'Malam besar' },
    ]);
  });

  it('a change of a setting without a limit waits for a second person, who sees the new value', async () => {
    const { backend } = await openApp({
      ...settings,
      before: ({ world }) => {
        world.fourEyes = true;
      },
    });
    await change('Persetujuan kedua di atas').click();
    await page.getByRole('textbox', { name: /^Nilai baru/ }).fill('5000000');
    await reason().fill('Lebih aman');
    await submit().click();
    await expect
      .element(page.getByText('Persetujuan kedua di atas: Diajukan. Menunggu orang kedua.'))
      .toBeVisible();
    expect(backend.world.settingHistory.size).toBe(0);
    await page.getByRole('link', { name: 'Riwayat' }).click();
    const look = page.getByRole('button', { name: 'Lihat, Persetujuan kedua di atas' });
    await look.click();
    await expect
      .poll(() => page.getByRole('insertion').first().element().textContent)
      .toMatch(/5\.000\.000/);
  });

  it('an invalid amount in a setting is not saved as no limit', async () => {
    const { backend } = await openApp(settings);
    await change('Persetujuan kedua di atas').click();
    await page.getByRole('textbox', { name: /^Nilai baru/ }).fill('5,5');
    await reason().fill('Lebih aman');
    await submit().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('textbox', { name: /^Nilai baru/ }).fill('5jt');
    await submit().click();
    await expect.element(page.getByText('Persetujuan kedua di atas: Selesai')).toBeVisible();
    expect(backend.world.settingHistory.get('secondApprovalAbove')).toMatchObject([
      { value: '5000000' },
    ]);
  });

  it('a setting with a fixed set of values is chosen from a list', async () => {
    const { backend } = await openApp(settings);
    await change('Status pengguna baru').click();
    await page.getByRole('radio', { name: 'Menunggu aktivasi' }).click();
    await reason().fill('Kami periksa dulu');
    await submit().click();
    await expect.element(page.getByText('Status pengguna baru: Selesai')).toBeVisible();
    expect(backend.world.settingHistory.get('newUserStatus')?.[0]?.value).toBe('pending');
  });

  it('a share is entered in percent, as it is displayed', async () => {
    const { backend } = await openApp(settings);
    await expect.element(page.getByText(/^7,5\s?%$/)).toBeVisible();
    await change('Bagian agen dari hasil permainan').click();
    const field = page.getByRole('textbox', { name: /^Nilai baru/ });
    await expect.element(field).toHaveValue('7,5');
    await field.fill('8,25');
    await reason().fill('Musim baru');
    await submit().click();
    await expect.element(page.getByText('Bagian agen dari hasil permainan: Selesai')).toBeVisible();
    expect(backend.world.settingHistory.get('gameEarningsBp')?.[0]?.value).toBe(825);
    await expect.element(page.getByText(/^8,25\s?%$/)).toBeVisible();
  });

  it('an admin reads the settings and cannot change them', async () => {
    await openApp({ ...settings, role: 'admin' });
    await expect.element(page.getByText('Pembayaran tertinggi')).toBeVisible();
    await expect.element(change('Pembayaran tertinggi')).not.toBeInTheDocument();
  });
});
