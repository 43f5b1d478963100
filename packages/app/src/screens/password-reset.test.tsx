import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';

/** Opens the page of a password link that the agent has just created for the player. */
const openLink = async (token?: string) => {
  const { backend } = await openApp({
    path: '/password',
    role: 'guest',
    before: async (backend) => {
      const agent = await callerOf(backend, 'agent');
      const params = { userId: 'user-player' };
      const { data } = await agent.call('user.password-link', { params });
      return `/password#${token ?? data.token}`;
    },
  });
  return backend;
};

const fill = async (password: string): Promise<void> => {
  const field = page.getByLabelText('Kata sandi', { exact: true });
  await expect.element(field).toBeVisible();
  await field.fill(password);
  await page.getByLabelText('Ulangi kata sandi').fill(password);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
};

describe('password.reset', () => {
  it('password.reset sets the password of the user who follows the link, and links to the login', async () => {
    const backend = await openLink();
    await fill('lampion-malam-7');
    await expect.element(page.getByText('Silakan masuk dengan kata sandi baru.')).toBeVisible();
    expect(backend.world.users.get('user-player')?.password).toBe('lampion-malam-7');
    const login = page.getByRole('main').getByRole('link', { name: 'Masuk' });
    await expect.element(login).toHaveAttribute('href', '/login');
  });

  it('password.reset shows that a link is no longer valid, and keeps the form', async () => {
    const backend = await openLink('some-other-link');
    await fill('lampion-malam-7');
    await expect.element(page.getByText(/^Tautan ini tidak berlaku lagi/)).toBeVisible();
    expect(backend.world.users.get('user-player')?.password).toBe('lobi-demo');
  });

  it('password.reset explains what to do without a link', async () => {
    await openApp({ path: '/password', role: 'guest' });
    await expect.element(page.getByText(/^Halaman ini dibuka lewat tautan/)).toBeVisible();
    await expect.element(page.getByLabelText('Kata sandi')).not.toBeInTheDocument();
  });
});

describe('user.show', () => {
  it('user.show shows a link for a new password once, and clears it on closing', async () => {
    const { backend } = await openApp({ path: '/user/user-player', role: 'agent' });
    const trigger = page.getByRole('button', { name: 'Tautan kata sandi' });
    await expect.element(trigger).toBeVisible();
    await trigger.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Buat tautan' }).click();
    await expect.element(dialog.getByText(/\/password#/)).toBeVisible();
    expect(backend.world.passwordLinks.size).toBe(1);
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await trigger.click();
    await expect.element(dialog.getByRole('button', { name: 'Buat tautan' })).toBeVisible();
    await expect.element(dialog.getByText(/\/password#/)).not.toBeInTheDocument();
  });

  it('user.show freezes a wallet with a reason, and unfreezes it', async () => {
    const { backend } = await openApp({ path: '/user/user-player', role: 'admin' });
    const freezeOf = () => backend.world.users.get('user-player')?.freeze;
    const freeze = page.getByRole('button', { name: 'Bekukan dompet' });
    await expect.element(freeze).toBeVisible();
    await freeze.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(/^Keterangan untuk pengguna/).fill('Kirim KTP Anda');
    await dialog.getByLabelText(/^Catatan internal/).fill('Pemilik perlu diperiksa');
    await dialog.getByRole('button', { name: 'Bekukan dompet' }).click();
    await expect.poll(freezeOf).toMatchObject({
      reason: 'Pemilik perlu diperiksa',
      message: { reason: 'general', remark: 'Kirim KTP Anda' },
    });

    await page.getByRole('button', { name: 'Buka bekuan dompet' }).click();
    await dialog.getByLabelText(/^Catatan internal/).fill('Sudah jelas');
    await dialog.getByRole('button', { name: 'Buka bekuan dompet' }).click();
    await expect.poll(freezeOf).toBeNull();
    await expect.element(freeze).toBeVisible();
  });
});

describe('wallet.show', () => {
  it('wallet.show shows the owner that it is frozen, why, and the next step', async () => {
    const { backend } = await openApp({ path: '/wallet/wallet-player', role: 'player' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const notice = page.getByText('Dompet Anda dibekukan');
    await expect.element(notice).not.toBeInTheDocument();
    const admin = await callerOf(backend, 'admin');
    const params = { userId: 'user-player' };
    await admin.call('user.freeze', {
      params,
      body: { ...{ frozen: true, reason: 'Diperiksa' }, publicReason: 'documents' },
    });
    await expect.element(notice.first()).toBeVisible();
    await expect.element(page.getByText(/Alasan: Kami memerlukan dokumen/)).toBeVisible();
    await expect.element(page.getByText(/Diperiksa/)).not.toBeInTheDocument();
  });
});
