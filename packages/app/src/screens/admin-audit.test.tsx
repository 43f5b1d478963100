import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const again = () => page.getByRole('button', { name: 'Periksa lagi' });

describe('the audit of the ledger', () => {
  it('the ledger audit shows that it has not run yet, and the result of every check after it has', async () => {
    await openApp({ path: '/admin/audit', role: 'admin', situation: 'unaudited' });
    await expect.element(page.getByText('Buku besar belum pernah diperiksa')).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await again().click();
    await expect.element(page.getByText('Buku besar cocok')).toBeVisible();
    await expect.element(page.getByText('Saldo dompet sama dengan jumlah entrinya.')).toBeVisible();
  });

  it('the ledger audit links to faulty records, and clears them once the ledger is sound again', async () => {
    const { backend } = await openApp({
      path: '/admin/audit',
      role: 'admin',
      situation: 'unsound',
    });
    await expect.element(page.getByText('Pemeriksaan gagal: 2')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'wallet-player' }))
      .toHaveAttribute('href', '/wallet/wallet-player/ledger');
    await expect.element(page.getByText('dan 2 lagi')).toBeVisible();
    Object.assign(backend.world.ledgerFaults, { C1: [], C3: [] });
    await again().click();
    await expect.element(page.getByText('Buku besar cocok')).toBeVisible();
  });
});
