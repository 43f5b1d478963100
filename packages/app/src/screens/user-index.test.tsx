import { AppError } from '@lobi/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { AddressRecorder, currentAddress } from '../testing/address-recorder.tsx';

const closed = () =>
  page.getByRole('heading', { name: 'Anda tidak punya akses ke halaman ini', level: 1 });
const table = () => page.getByRole('grid');

describe('user.index', () => {
  it.each(['player', 'declare'] as const)(
    'user.index is closed to a %s, and sends no request',
    async (role) => {
      const { backend } = await openApp({ path: '/user', role });
      await expect.element(closed()).toBeVisible();
      await expect.poll(() => document.title).toMatch(/^Akses ditolak/);
      expect(table().elements()).toEqual([]);
      expect(backend.seen.map(({ name }) => name)).not.toContain('user.list');
    },
  );

  it.each(['agent', 'admin', 'superadmin'] as const)(
    'user.index lists users to those who manage them: %s',
    async (role) => {
      await openApp({ path: '/user', role });
      await expect.element(table()).toBeVisible();
      expect(closed().elements()).toEqual([]);
    },
  );

  it('user.index removes unknown parameters from the address, with a notice, and shows no filter for them', async () => {
    await openApp({
      path: '/user?role=hacker&status=activated&page=zwei',
      role: 'admin',
      beside: <AddressRecorder />,
    });
    await expect.element(table()).toBeVisible();
    await expect.element(page.getByText(/Sebagian alamat tidak dikenali/).first()).toBeVisible();
    await expect.poll(currentAddress).toBe('/user?status=activated');
    expect(document.body.textContent).not.toContain('hacker');
  });

  it('user.index redirects from a page beyond the end to the last one, and never claims to be empty', async () => {
    const { backend } = await openApp({
      path: '/user?page=50',
      role: 'admin',
      beside: <AddressRecorder />,
    });
    await expect.poll(currentAddress).toBe('/user');
    await expect.element(table().getByRole('row').nth(1)).toBeVisible();
    const requests = backend.seen.filter(({ name }) => name === 'user.list');
    expect(requests.length).toBeGreaterThanOrEqual(2);
  });

  describe('export', () => {
    const download = () => page.getByRole('button', { name: 'Unduh CSV' });
    /** More players than fit on a page, with consecutive names. */
    const withMany = (count: number) =>
      openApp({
        path: '/user?search=pemain-',
        role: 'admin',
        before: ({ world }) => {
          const budi = world.users.get('user-budi');
          if (!budi) throw new Error('no budi');
          for (let n = 1; n <= count; n++) {
            const id = `user-many-${n}`;
            const wallet = { ...budi.wallet, id: `wallet-many-${n}` };
            world.wallets.set(wallet.id, wallet);
            world.users.set(id, { ...budi, id, username: `pemain-${n}`, wallet });
          }
        },
      });

    it('the exported file contains all users of the search, not only those of the page', async () => {
      const saved: Blob[] = [];
      const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        saved.push(blob as Blob);
        return 'blob:none';
      });
      await withMany(230);
      await expect.poll(() => table().elements()[0]?.textContent).toContain('pemain-');
      await download().click();
      await expect.poll(() => saved.length).toBe(1);
      create.mockRestore();
      const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n').slice(1);
      expect(lines).toHaveLength(230);
      expect(new Set(lines.map((line) => /pemain-\d+/.exec(line)?.[0])).size).toBe(230);
    });

    it('user.index exports no partial file when a later page fails', async () => {
      const { backend } = await withMany(120);
      await expect.poll(() => table().elements()[0]?.textContent).toContain('pemain-');
      // The page's own retry may request the file as well.
      const refusal = { kind: 'error', error: new AppError('forbidden') } as const;
      backend.failNext('user.list', refusal, refusal);
      await download().click();
      await expect.element(page.getByText(/CSV tidak dapat disiapkan/)).toBeVisible();
    });
  });
});
