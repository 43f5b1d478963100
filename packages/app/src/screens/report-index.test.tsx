import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const columns = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent.trim());

describe('report.index', () => {
  it('report.index shows a player the results of the player’s stakes, by day or by game', async () => {
    await page.viewport(1440, 900);
    await openApp({ path: '/wallet/wallet-player/report', role: 'player' });
    await expect.element(page.getByRole('heading', { name: 'Laporan', level: 1 })).toBeVisible();
    await expect.poll(columns).toContain('Menang atau kalah');
    expect(columns()).not.toContain('Komisi');
    await expect.element(page.getByRole('radio', { name: 'Agen' })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Permainan' }).click();
    await expect.poll(() => columns()[0]).toBe('Permainan');
  });

  it('report.index shows an agent the stakes of the downline and its earnings, by agent too', async () => {
    await page.viewport(1440, 900);
    await openApp({ path: '/wallet/wallet-agent/report?group=agent', role: 'agent' });
    await expect.poll(columns).toContain('Komisi');
    await expect.element(page.getByRole('radio', { name: 'Agen' })).toBeChecked();
    expect(columns()).not.toContain('Menang atau kalah');
  });

  it('report.index shows staff the owner of the wallet', async () => {
    await openApp({ path: '/wallet/wallet-player/report', role: 'admin' });
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'player', exact: true }))
      .toHaveAttribute('href', '/user/user-player');
  });

  it('report.index groups a player’s report by day if the address requests agents', async () => {
    await openApp({ path: '/wallet/wallet-player/report?group=agent', role: 'player' });
    await expect.element(page.getByRole('radio', { name: 'Hari' })).toBeChecked();
  });

  it('report.index shows the allowed range beside each date', async () => {
    await page.viewport(1440, 900);
    const path = '/wallet/wallet-player/report';
    await openApp({ path: `${path}?from=2026-11-05&to=2026-11-02`, role: 'player' });
    await expect
      .element(page.getByRole('main').getByText('Tanggal akhir harus 5 Nov 2026 atau sesudahnya.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Sampai')).toBeInvalid();
  });

  it('report.index shows the maximum number of days beside the first day', async () => {
    await page.viewport(1440, 900);
    await openApp({ path: '/admin/report?from=2025-11-01&to=2026-11-02', role: 'admin' });
    await expect.element(page.getByText(/paling lama 366 hari/)).toBeVisible();
    await expect.element(page.getByLabelText('Dari')).toBeInvalid();
    await expect.element(page.getByLabelText('Sampai')).toBeValid();
  });

  it('report.index is not found for users who may not see the wallet', async () => {
    await openApp({ path: '/wallet/wallet-player2/report', role: 'player' });
    await expect
      .element(page.getByRole('heading', { name: 'Halaman tidak ditemukan' }))
      .toBeVisible();
  });
});
