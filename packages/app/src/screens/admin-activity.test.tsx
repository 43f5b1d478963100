import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const path = '/admin/activity';
const rows = () => [...document.querySelectorAll('main tbody tr, main li[data-place], main ul li')];
const link = (name: string) => page.getByRole('link', { name, exact: true }).first();

describe('the audit log', () => {
  it.each(['admin', 'superadmin'] as const)(
    'the audit log links to the actor and the target: %s',
    async (role) => {
      await openApp({ path, role });
      await expect.element(link('budi')).toHaveAttribute('href', '/user/user-budi');
      const subject = page.getByRole('link', { name: /^Transaksi/ }).first();
      await expect.element(subject).toBeVisible();
      expect(subject.element().getAttribute('href')).toMatch(/^\/admin\/transaction\/transaction-/);
    },
  );

  it('the audit log filters by the user in the address, and shows the filter', async () => {
    await openApp({ path: `${path}?userId=user-budi`, role: 'admin' });
    await expect.element(link('budi')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Pengguna.*budi/ })).toBeVisible();
    expect(rows().length).toBeGreaterThan(0);
    expect(document.querySelector('main a[href="/user/user-eko"]')).toBeNull();
  });

  it('the audit log records a failed login with an unknown username', async () => {
    const { backend } = await openApp({
      path: `${path}?action=login-failed`,
      role: 'admin',
      before: ({ world }) => {
        world.activity.unshift({
          ...world.activity[0],
          ...{ id: 'refused', userId: null, action: 'login-failed', subject: undefined },
        } as (typeof world.activity)[number]);
      },
    });
    expect(backend.world.activity[0]?.userId).toBeNull();
    await expect.element(page.getByText('Gagal masuk').first()).toBeVisible();
  });

  it('the audit log is closed to agents', async () => {
    await openApp({ path, role: 'agent' });
    await expect.poll(() => location.pathname).not.toBe(path);
  });
});
