import type { Page } from '@playwright/test';
import { expect, test } from './platform-fixture.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses that the worker has cached, without the origin. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return keys.flat().map((url) => url.slice(location.origin.length));
  });

/** Waits until a first visit has cached everything that the next one needs. */
async function whenStored(page: Page): Promise<void> {
  await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
  await page.mouse.move(1, 1);
  await expect
    .poll(async () => {
      const paths = await stored(page);
      return ['/', 'frame-', 'lobby-', 'api-'].every((part) =>
        paths.some((path) => (part === '/' ? path === part : path.includes(part))),
      );
    })
    .toBe(true);
}

test('a second visit starts any page from the cache, and shows when it is offline', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await whenStored(page);

  const login = await page.goto('/login');
  expect(login?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(true);
  const lobby = await page.goto('/game');
  expect(lobby?.fromServiceWorker()).toBe(true);
  await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Arena Lentera');

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
});

test('the service worker stores no API response and no user data', async ({ visit }) => {
  const { page } = await visit({ as: 'player', path: '/player' });
  await expect(page.getByRole('banner')).toContainText('Rp');
  await expect.poll(async () => (await stored(page)).includes('/')).toBe(true);
  await page.goto('/game');
  await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
  const paths = await stored(page);
  // The page of the lobby, and that of all other screens.
  const pages = ['/', '/login'];
  expect(paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(pages);
  const text = await page.evaluate(async () => (await caches.match('/'))?.text());
  expect(text).toContain('data-lobby-audience="user"');
  expect(text).not.toContain('lobby-answers');
});

test('a second visit of a user shows public games while it is checked who visits', async ({
  visit,
}) => {
  const { page } = await visit({ as: 'player', path: '/game' });
  await whenStored(page);
  const card = page.locator('.lobi-GameCard-root').first();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held.promise;
    await route.fallback();
  });

  const again = await page.goto('/game');
  expect(again?.fromServiceWorker()).toBe(true);
  await expect(card).toBeVisible();
  await expect(page.getByRole('link', { name: 'Masuk' })).toHaveCount(0);
  await expect(page.getByRole('banner')).not.toContainText('Rp');

  held.resolve();
  await expect(page.getByRole('banner')).toContainText('Rp');
  await expect(card).toBeVisible();
});
