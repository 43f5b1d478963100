import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createPlatformClient } from '@lobi/core';
import { createFakeEnvironment } from '@lobi/core/testing';
import { openApp } from '../testing/open-app.tsx';

const online = () => page.getByRole('region', { name: 'Sedang online' });

describe('the dashboard of staff', () => {
  it('the staff dashboard lists online staff, and is empty when the connection is lost', async () => {
    const { backend } = await openApp({ path: '/admin/dashboard', role: 'admin' });
    await expect.element(online().getByText('Anda', { exact: false })).toBeVisible();

    const environment = createFakeEnvironment({ clock: backend.world.clock });
    environment.tokens.write(backend.signIn('superadmin'));
    const other = createPlatformClient({
      environment,
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
    });
    other.realtime.join('staff', 'all', { onEvent: () => undefined, onResync: () => undefined });
    await expect.element(online().getByText('superadmin', { exact: true })).toBeVisible();
    other.stop();

    for (const socket of backend.sockets) socket.cut();
    await expect.element(online().getByText('Status online sedang tidak tersedia.')).toBeVisible();
  });
});

describe('the figures of the dashboard of staff', () => {
  it('the dashboard of staff shows counts that link to their lists', async () => {
    await openApp({ path: '/admin/dashboard', role: 'admin' });
    const main = page.getByRole('main');
    await expect
      .element(main.getByRole('link', { name: 'Pemain dengan taruhan selesai', exact: true }))
      .toHaveAttribute('href', '/admin/report');
    await expect
      .element(main.getByText('Nilai taruhan yang selesai, tanpa pengembalian'))
      .toBeVisible();
    await expect
      .element(main.getByText('Selesai, di luar yang diselesaikan agen').first())
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Terlambat', exact: true }))
      .toHaveAttribute('href', '/admin/transaction?status=late');
  });
});

describe('the dashboard of a superadmin', () => {
  const board = { path: '/admin/dashboard', role: 'superadmin' } as const;
  const waiting = () =>
    page.getByRole('region', { name: 'Perubahan yang menunggu orang kedua', exact: true });
  const look = (name: string) => page.getByRole('button', { name: `Lihat, ${name}` });
  const approve = page.getByRole('button', { name: 'Setujui', exact: true });

  // id: superadmin-board-approves
  it('the dashboard of a superadmin lists changes that wait for a second person, and approves them', async () => {
    const { backend } = await openApp({ ...board, situation: 'twoPeople', size: [390, 844] });
    await expect.element(waiting()).toBeVisible();
    await look('player2').click();
    await approve.click();
    await expect.element(look('player2')).not.toBeInTheDocument();
    expect(backend.world.users.get('user-player2')?.parentId).toBeNull();
  });

  it('the dashboard of a superadmin offers no approval of a change that the same superadmin requested', async () => {
    await openApp({ ...board, situation: 'twoPeople' });
    await look('Bank Samudra').click();
    await expect.element(page.getByRole('button', { name: 'Batalkan permintaan' })).toBeVisible();
    await expect.element(approve).not.toBeInTheDocument();
  });

  it('the dashboard of a superadmin shows that nothing waits, and the state of the ledger audit and the queue', async () => {
    await openApp(board);
    await expect.element(waiting().getByText('Tidak ada yang menunggu persetujuan.')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Audit buku besar' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Antrean' })).toBeVisible();
  });

  it('the dashboard of a superadmin includes that of an admin', async () => {
    await openApp({ ...board, role: 'admin', situation: 'twoPeople' });
    await expect.element(page.getByRole('region', { name: 'Antrean' })).toBeVisible();
    await expect.element(waiting()).not.toBeInTheDocument();
  });
});
