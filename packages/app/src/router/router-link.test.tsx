import { describe, expect, it } from 'vitest';
import { isClosed } from '../page/pages.ts';
import { openApp } from '../testing/open-app.tsx';

const main = () => document.querySelector('main')?.textContent ?? '';
const links = () =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

describe('links to pages that a brand has disabled', () => {
  const disable = ['user.create', 'user.show', 'transaction.show', 'admin.audit'] as const;
  const brand = { routes: { disable: [...disable] } };

  it.each([
    { path: '/user', role: 'admin', shown: /admin/ },
    { path: '/user', role: 'agent', shown: /player/ },
    { path: '/admin/dashboard', role: 'superadmin', shown: /Sedang online/ },
  ] as const)(
    'links to disabled pages are text on $path as $role, and buttons are not rendered',
    async (screen) => {
      const { path, role, shown } = screen;
      const opened = await openApp({ path, role, brand });
      await expect.poll(main).toMatch(shown);
      expect(links().filter((href) => isClosed(opened.brand, href))).toEqual([]);
      expect(links().length).toBeGreaterThan(3);
    },
  );

  it('links remain links for a brand that has the pages', async () => {
    await openApp({ path: '/user', role: 'admin' });
    await expect.poll(links).toContain('/user/create');
    await expect.poll(() => links().some((href) => href.startsWith('/user/user-'))).toBe(true);
  });
});
