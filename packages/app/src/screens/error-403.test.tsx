import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const words = () => page.getByText(/Anda tidak punya akses ke halaman ini/);

describe('error.403', () => {
  it('error.403 names which address was refused', async () => {
    await openApp({ path: '/admin/report?from=2026-11-01', role: 'player' });
    await expect.element(words()).toBeVisible();
    await expect.element(page.getByText('/admin/report?from=2026-11-01')).toBeVisible();
  });

  it('error.403 names none where it was opened itself', async () => {
    await openApp({ path: '/403', role: 'player' });
    await expect.element(words()).toBeVisible();
    expect(page.getByText('/403').elements()).toEqual([]);
  });
});
