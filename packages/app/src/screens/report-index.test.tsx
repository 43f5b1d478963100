import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const columns = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent.trim());

describe('report.index', { timeout: 30_000 }, () => {
  it('tells a player what came of the own stakes, by day or by game', async () => {
    await page.viewport(1440, 900);
    await openApp({ path: '/wallet/wallet-player/report', role: 'player' });
    await expect.element(page.getByRole('heading', { name: 'Laporan', level: 1 })).toBeVisible();
    await expect.poll(columns).toContain('Menang atau kalah');
    expect(columns()).not.toContain('Komisi');
    await expect.element(page.getByRole('radio', { name: 'Agen' })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Permainan' }).click();
    await expect.poll(() => columns()[0]).toBe('Permainan');
  });

  it('tells an agent what everybody below staked and what it earned, by agent too', async () => {
    await page.viewport(1440, 900);
    await openApp({ path: '/wallet/wallet-agent/report?group=agent', role: 'agent' });
    await expect.poll(columns).toContain('Komisi');
    await expect.element(page.getByRole('radio', { name: 'Agen' })).toBeChecked();
    expect(columns()).not.toContain('Menang atau kalah');
  });

  it('tells staff whose it is', async () => {
    await openApp({ path: '/wallet/wallet-player/report', role: 'admin' });
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'player', exact: true }))
      .toHaveAttribute('href', '/user/user-player');
  });

  it('gathers a player’s by day where the address asks for agents', async () => {
    await openApp({ path: '/wallet/wallet-player/report?group=agent', role: 'player' });
    await expect.element(page.getByRole('radio', { name: 'Hari' })).toBeChecked();
  });

  it('is not there for who may not see the wallet', async () => {
    await openApp({ path: '/wallet/wallet-player2/report', role: 'player' });
    await expect
      .element(page.getByRole('heading', { name: 'Jalan ini tanpa lentera' }))
      .toBeVisible();
  });
});
