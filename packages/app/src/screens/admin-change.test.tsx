import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';

const look = (name: string) => page.getByRole('button', { name: `Lihat, ${name}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const changes = { path: '/admin/change', role: 'admin', situation: 'twoPeople' } as const;

describe('changes by two people', () => {
  it('a second person opens a change and approves it by the keyboard, and it is executed', async () => {
    const { backend } = await openApp(changes);
    await expect.element(look('Bank Samudra')).toBeVisible();
    look('Bank Samudra').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Bank memberi tahu nama barunya')).toBeVisible();
    await expect
      .element(page.getByRole('insertion').first())
      .toHaveTextContent('Sesudah: Bank Samudra Baru');
    expect(backend.world.channels.get('channel-bank')?.enabled).toBe(true);
    button('Setujui').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Bank Samudra: Disetujui dan dijalankan')).toBeVisible();
    expect(backend.world.channels.get('channel-bank')).toMatchObject({
      name: 'Bank Samudra Baru',
      enabled: false,
    });
  });

  it('a second person rejects a change with a reason', async () => {
    const { backend } = await openApp(changes);
    await expect.element(look('blocked')).toBeVisible();
    await look('blocked').click();
    await button('Tolak').click();
    await button('Tolak').click();
    await expect.element(page.getByText('Alasan wajib diisi.')).toBeVisible();
    await userEvent.keyboard('Belum cukup jelas');
    await button('Tolak').click();
    await expect.element(page.getByText('blocked: Ditolak')).toBeVisible();
    expect(backend.world.changes.find(({ kind }) => kind === 'user.unblock')).toMatchObject({
      status: 'rejected',
      note: 'Belum cukup jelas',
    });
    expect(backend.world.users.get('user-blocked')?.status).toBe('blocked');
  });

  it('the requester withdraws a change and cannot approve it', async () => {
    const { backend } = await openApp(changes);
    await expect.element(look('player2')).toBeVisible();
    await look('player2').click();
    await expect.element(button('Batalkan permintaan')).toBeVisible();
    await expect.element(button('Setujui')).not.toBeInTheDocument();
    await button('Batalkan permintaan').click();
    await expect.element(page.getByText('player2: Dibatalkan')).toBeVisible();
    expect(backend.world.changes[0]?.status).toBe('withdrawn');
  });

  it('a new change appears live, on a phone too', async () => {
    const { backend } = await openApp({ ...changes, size: [390, 844] });
    await expect.element(look('blocked')).toBeVisible();
    const superadmin = await callerOf(backend, 'superadmin');
    await superadmin.call('admin.change.create', {
      body: {
        kind: 'user.create',
        params: { username: 'admin-baru', password: 'lampion-malam-7', role: 'admin' },
        reason: 'Tambahan untuk akhir pekan',
      },
    });
    await expect.element(look('admin-baru')).toBeVisible();
  });
});

describe('changes that require two people', () => {
  it('a change that requires two people is requested from its usual page', async () => {
    const { backend } = await openApp({ ...changes, path: '/admin/channel' });
    const channel = page.getByRole('switch', { name: /Dompet Kilat/ });
    await expect.element(channel).toBeChecked();
    await channel.click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect.element(page.getByText('Ini memerlukan orang kedua')).toBeVisible();
    await page.getByRole('textbox', { name: /^Alasan/ }).fill('Provider sedang bermasalah');
    await button('Ajukan').click();
    await expect
      .element(page.getByText('Dompet Kilat: Diajukan. Menunggu orang kedua.'))
      .toBeVisible();
    expect(backend.world.changes[0]).toMatchObject({ kind: 'channel.update', status: 'waiting' });
    await expect.element(channel).toBeChecked();
  });

  it('a change that requires one person is executed at once: another agent', async () => {
    const { backend } = await openApp({ path: '/user/user-player2', role: 'admin' });
    await button('Pindahkan ke agen lain').click();
    await page.getByRole('textbox', { name: /^Alasan/ }).fill('Agennya berhenti');
    await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan ke agen lain' }).click();
    await expect.element(page.getByText('player2: Selesai')).toBeVisible();
    expect(backend.world.users.get('user-player2')?.parentId).toBeNull();
  });

  it('a change that requires one person is executed at once: another role, once one is selected', async () => {
    // This player has no open requests.
    const { backend } = await openApp({ path: '/user/user-indra', role: 'superadmin' });
    await button('Ubah peran').click();
    await page.getByRole('textbox', { name: /^Alasan/ }).fill('Bekerja untuk kami');
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Ubah peran' });
    await submit.click();
    await expect.element(page.getByText('Pilih peran dulu.')).toBeVisible();
    await page.getByRole('radio', { name: 'Agen' }).click();
    await submit.click();
    await expect.element(page.getByText('indra: Selesai')).toBeVisible();
    expect(backend.world.users.get('user-indra')?.role).toBe('agent');
  });
});
