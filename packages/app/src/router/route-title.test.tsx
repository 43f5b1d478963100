import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type AppSetup } from '../testing/open-app.tsx';

const title = () => expect.poll(() => document.title);

/** Navigates in the mounted app; `undefined` before, since the title does not wait for it. */
let navigateTo: ((path: string) => void) | undefined;

function RouteNavigator() {
  const navigate = useNavigate();
  useEffect(() => {
    navigateTo = (path) => void navigate(path);
    return () => {
      navigateTo = undefined;
    };
  }, [navigate]);
  return null;
}

const go = async (path: string): Promise<void> => {
  await expect.poll(() => navigateTo).toBeDefined();
  navigateTo?.(path);
};

const show = (path: string, setup: Partial<AppSetup> = {}) =>
  openApp({ path, beside: <RouteNavigator />, ...setup });

describe('the title of the page', () => {
  // id: route-title-before-content
  it('the page title is the name of the route while its screen is loading', async () => {
    const { backend } = await show('/notification');
    await title().toBe('Notifikasi · Lentera');
    backend.failNext('wallet.show', { kind: 'hang' });
    await go('/wallet/wallet-player');
    await title().toBe('Dompet · Lentera');
  });

  it('the page title is the name of the route if its screen has failed', async () => {
    await show('/notification');
    await title().toBe('Notifikasi · Lentera');
    await go('/wallet/wallet-unknown');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await title().toBe('Dompet · Lentera');
  });

  it('the page title is that of the screen, if it has one, until the screen is left', async () => {
    await show('/user', { role: 'admin' });
    await title().toBe('Pengguna · Lentera');
    await go('/user/user-budi');
    await title().toBe('budi · Lentera');
    await go('/user/user-unknown');
    await title().toBe('Pengguna · Lentera');
    await go('/user/user-budi/activity');
    await title().toBe('Aktivitas · budi · Lentera');
    await go('/dashboard');
    await title().toBe('Dasbor · Lentera');
  });

  it('the page title follows the language, and stays that of the screen', async () => {
    const { i18n } = await show('/user/user-budi', { role: 'admin' });
    await title().toBe('budi · Lentera');
    await i18n.changeLanguage('en');
    await expect.poll(() => document.documentElement.lang).toBe('en');
    expect(document.title).toBe('budi · Lentera');
    await go('/dashboard');
    await title().toMatch(/^Dashboard/);
  });

  it('the page title does not reveal a page that the user may not open', async () => {
    await show('/admin/dashboard');
    await title().toBe('Akses ditolak · Lentera');
  });

  it('the page title of an unknown address is that of the not-found page', async () => {
    await show('/nowhere');
    await title().toBe('Tidak ditemukan · Lentera');
  });
});
