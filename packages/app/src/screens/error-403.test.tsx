import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const notice = () => page.getByText(/Anda tidak punya akses ke halaman ini/);

describe('error.403', () => {
  it('error.403 shows the rejected address', async () => {
    await openApp({ path: '/admin/report?from=2026-11-01', role: 'player' });
    await expect.element(notice()).toBeVisible();
    await expect.element(page.getByText('/admin/report?from=2026-11-01')).toBeVisible();
  });

  it('error.403 shows no address when it is opened directly', async () => {
    await openApp({ path: '/403', role: 'player' });
    await expect.element(notice()).toBeVisible();
    expect(page.getByText('/403').elements()).toEqual([]);
  });
});
