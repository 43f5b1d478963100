import type { Game } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession } from './api-session.ts';
import { expect, test } from './platform-fixture.ts';
import { settled, watchCalls } from './screen-checks.ts';
import { signIn } from './screens.ts';

const gate = (page: Page) =>
  page.getByRole('heading', { name: 'Anda tidak punya akses ke halaman ini' });

// id: guest-login-and-wrong-role
test('a guest is redirected to the login by protected pages, and a wrong role is rejected', async ({
  visit,
  platform,
}) => {
  const declarator = await apiSession(platform.origin, 'declare');
  const { data: games } = await declarator.get<{ data: Game[] }>('/api/game');
  const { page } = await visit({ path: '/user' });
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'agent');
  await expect(page).toHaveURL(/\/user$/);
  for (const path of [`/game/${games[0]?.id}`, '/admin/dashboard', '/player/wallet/deposit']) {
    await page.goto(path);
    await expect(gate(page), path).toBeVisible();
    await expect(page).toHaveURL(/\/403$/);
  }
});

test('the front page responds to any request, a screen only to a navigation', async ({
  platform,
}) => {
  const look = (path: string) => fetch(platform.origin + path, { headers: { accept: '*/*' } });
  const front = await look('/');
  expect(front.status).toBe(200);
  expect(await front.text()).toContain('<!doctype html>');
  expect((await look('/user')).status).toBe(404);
});

// id: no-protected-paint
test('no protected content is painted before the session is checked', async ({ visit }) => {
  const { page } = await visit();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/check', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user');
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await expect(page.locator('table')).toHaveCount(0);
  await expect(page).toHaveURL(/\/user$/);
  release();
  await expect(page).toHaveURL(/\/login$/);
});

// id: terms-before-notice
test('the terms can be read before the notice is accepted, and link to no other page', async ({
  visit,
}) => {
  const { page } = await visit({ agreed: false });
  await page.getByRole('alertdialog').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Syarat dan ketentuan' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali ke lobi' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('an unknown address shows the not-found page', async ({ visit }) => {
  const { page } = await visit({ path: '/nowhere/at/all' });
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});

// id: chunk-failure-reload
test('a screen whose code cannot be loaded offers a reload, and the frame stays', async ({
  visit,
}) => {
  const { page } = await visit();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.route('**/assets/login-*.js', (route) => route.abort());
  const raised = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('vite:preloadError', ({ type }) => resolve(type), { once: true });
      }),
  );
  await page.getByRole('link', { name: 'Masuk', exact: true }).first().click();
  expect(await raised).toBe('vite:preloadError');
  await expect(page.getByRole('heading', { name: 'Sebagian halaman ini diblokir' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Muat ulang' }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a screen that a new version has replaced offers a reload and names the reason', async ({
  visit,
}) => {
  const { page } = await visit();
  await expect(page.locator('#app:not([data-prerendered])')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Masuk', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Versi baru tersedia' })).toBeVisible();
});

test('a screen opened offline shows the error, and loads automatically when online again', async ({
  visit,
}) => {
  const { page } = await visit();
  // A pre-rendered lobby has a heading too.
  await expect(page.locator('#app:not([data-prerendered])')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Masuk', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Tidak ada koneksi' })).toBeVisible();
  await expect(page.getByText('Versi baru tersedia')).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Masuk', level: 1 })).toBeVisible();
});

test('the lobby shows that loading failed, and retries on demand', async ({ visit }) => {
  const { page } = await visit({ path: '/login' });
  await page.route('**/api/game?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Lobi', exact: true }).first().click();
  const retry = page.getByRole('button', { name: 'Coba lagi' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/game?*');
  await retry.click();
  await expect(page.getByRole('link', { name: /Arena Lentera/ }).first()).toBeVisible();
});

// id: language-choice
test('the language follows the address, is stored, and can be chosen', async ({ visit }) => {
  const { page } = await visit({ path: '/game?lng=zh-CN' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveTitle('大厅 · Lentera');
  await page.goto('/game');
  await expect(page).toHaveTitle('大厅 · Lentera');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /简体中文/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page).toHaveTitle('Lobby · Lentera');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a new page starts at its top and heading; going back restores the scroll position', async ({
  visit,
}) => {
  const { page } = await visit({ path: '/login', as: 'player' });
  watchCalls(page);
  await page.goto('/game');
  // A row of the lobby that is removed makes the page shorter, and shifts the visible part.
  await settled(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const card = page.locator('main a[href^="/game/"]').last();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(200);
  // The click itself may scroll: the position at the click is the reference.
  await page.evaluate(() => {
    const note = (): void => sessionStorage.setItem('left', String(Math.round(window.scrollY)));
    addEventListener('click', note, { capture: true, once: true });
  });
  await card.click();
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  expect(left).toBeGreaterThan(200);
  await expect(page).toHaveURL(/\/game\/.+/);
  await expect(page.locator('main h1').first()).toBeFocused();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);
});

test('a page opened by its address starts at its top, wherever the last page of the tab was', async ({
  visit,
}) => {
  const { page } = await visit();
  watchCalls(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/game');
  await settled(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(200);
  await page.goto('/game?category=slots');
  await settled(page);
  // A page that is too short for the old position would start at its top anyway.
  expect(await page.evaluate(() => document.body.scrollHeight - innerHeight)).toBeGreaterThan(400);
  expect(await top()).toBe(0);
});
