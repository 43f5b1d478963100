import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

let go: (path: string, state: object) => void;
let shownAddress = '';

/** Reports the address of the app, and navigates. */
function RouteNavigator() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    shownAddress = pathname + search + hash;
    go = (path, state) => void navigate(path, { state });
  });
  return null;
}

const show = (path: string) => {
  shownAddress = '';
  return openApp({ path, role: 'guest', beside: <RouteNavigator /> });
};
const at = () => expect.poll(() => shownAddress);
const main = () => page.getByRole('main');
const username = () => main().getByLabelText('Nama pengguna');
const password = () => main().getByLabelText('Kata sandi', { exact: true });
const note = () => page.getByText(/^Masuk untuk melanjutkan\.$/);

async function signIn(name = 'player') {
  await username().fill(name);
  await password().fill('lobi-demo');
  await main().getByRole('button', { name: 'Masuk', exact: true }).click();
}

async function register() {
  await username().fill('wulan');
  await password().fill('lampion-malam-7');
  await page.getByLabelText(/Ulangi|Konfirmasi/).fill('lampion-malam-7');
  await main().getByRole('button', { name: 'Buat akun' }).click();
}

describe('a guest on a page that requires sign-in', () => {
  it('a guest on a page that requires sign-in returns to that page', async () => {
    await show('/notification?page=1#end');
    await expect.element(note()).toBeVisible();
    await signIn();
    await at().toBe('/notification?page=1#end');
  });

  it('a guest on a page that requires sign-in returns there after a registration as well', async () => {
    await show('/notification?page=1');
    await expect.element(note()).toBeVisible();
    await main().getByRole('link', { name: 'Daftar' }).click();
    await at().toBe('/register');
    await expect.element(page.getByLabelText(/Ulangi|Konfirmasi/)).toBeVisible();
    await register();
    await at().toBe('/notification?page=1');
  });

  it('the requested page survives a switch from login to registration and back', async () => {
    await show('/notification');
    await expect.element(note()).toBeVisible();
    await main().getByRole('link', { name: 'Daftar' }).click();
    await at().toBe('/register');
    await main().getByRole('link', { name: 'Masuk' }).click();
    await expect.element(note()).toBeVisible();
    await signIn();
    await at().toBe('/notification');
  });

  it('a guest is redirected to the lobby if the return address belongs to another site', async () => {
    await show('/game');
    await at().toBe('/game');
    go('/register', { returnTo: '//elsewhere.example' });
    await expect.element(page.getByLabelText(/Ulangi|Konfirmasi/)).toBeVisible();
    await main().getByRole('link', { name: 'Masuk' }).click();
    await expect.element(page.getByLabelText(/Ulangi|Konfirmasi/)).not.toBeInTheDocument();
    await expect.element(username()).toBeVisible();
    expect(note().elements()).toEqual([]);
    await signIn();
    await at().toBe('/game');
  });
});

describe('the page after signing in', () => {
  it.each([
    ['player', '/game'],
    ['agent', '/agent/dashboard'],
    ['admin', '/admin/dashboard'],
    ['superadmin', '/admin/dashboard'],
    ['declare', '/game/create'],
  ])('the page after signing in as %s is %s', async (name, address) => {
    await show('/login');
    await signIn(name);
    await at().toBe(address);
  });

  it('the page after signing in is the requested one, for staff too', async () => {
    await show('/user?role=agent');
    await expect.element(note()).toBeVisible();
    await signIn('superadmin');
    await at().toBe('/user?role=agent');
  });
});
