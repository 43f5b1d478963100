import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { addressOf, parametersOf, visitedRoutes, visitors } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import {
  follow,
  headingOf,
  selectForToday,
  openRoutes,
  isOpenedByAddress,
} from './screen-checks.ts';

/** The built app that the platform serves. */
const appFolder =
  process.env['LOBI_APP_DIR'] ?? fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** Chunk of each lazy-loaded part of the app, by its source file. */
const files = Object.entries(
  JSON.parse(readFileSync(join(appFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >,
);
const screenFiles = new Map(files.filter(([source]) => /^src\/screens\/[\w-]+\.tsx$/.test(source)));

/**
 * Parts of a page other than its screen: menus, the bell, toasts, charts. Frames and the notice wrap the
 * page and are excluded.
 */
const partFiles = files.filter(([source]) =>
  /^src\/(router|page|screens\/parts)\/(?!.*(-frame|open-notice)\.tsx$).*\.tsx$/.test(source),
);

/** Makes every screen throw when it renders, except one. */
async function breakScreens(page: Page, whole: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [source, { file }] of screenFiles) {
    if (source === whole) continue;
    await page.route(`**/${file}`, async (route) => {
      const code = await (await route.fetch()).text();
      const [, name = ''] = /\bas (\w+Screen)\b/.exec(code) ?? [];
      broken.push(file);
      await route.fulfill({
        contentType: 'text/javascript',
        body: `export const ${name} = () => { throw new Error('broken'); };`,
      });
    });
  }
  return broken;
}

test('every screen has its own chunk, which can be made to fail', () => {
  expect(screenFiles.size).toBeGreaterThanOrEqual(visitedRoutes.length);
});

for (const visitor of selectForToday(visitors)) {
  // id: broken-screen-contained
  test(`a crashed screen leaves the rest of the page working: ${visitor}`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone runs the same code');
    const { page } = await visit(visitor === 'guest' ? {} : { as: visitor });
    const parameters = await parametersOf(platform.origin, visitor);
    const refuge = { source: 'src/screens/fairness-show.tsx', name: 'fairness.show' } as const;
    const broken = await breakScreens(page, refuge.source);
    const names = openRoutes(visitor).filter(
      (name) => isOpenedByAddress(name, visitor) && name !== refuge.name,
    );
    for (const name of names) {
      broken.length = 0;
      await page.goto(addressOf(name, parameters));
      // The screen shows an error and the next step.
      await expect(page.locator('[data-code="500"]'), name).toBeVisible();
      await expect(page.getByRole('button', { name: 'Coba lagi' }), name).toBeVisible();
      expect(broken.length, name).toBeGreaterThan(0);
      // Another screen of the same page still works.
      await follow(page, addressOf(refuge.name, parameters));
      await expect(page.locator('[data-code="500"]'), name).toHaveCount(0);
      await expect(headingOf(page), name).toBeVisible();
    }
  });
}

// id: broken-screen-reported-once
test('a crashed screen is reported once for any number of retries', async ({ visit, isMobile }) => {
  test.skip(isMobile, 'a phone runs the same code');
  const { page } = await visit({ as: 'player' });
  await breakScreens(page, 'src/screens/fairness-show.tsx');
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client-error')
      reports.push(request.postDataJSON());
  });
  const requestedPaths = page.waitForRequest('**/api/client-error');
  await page.goto('/game');
  await requestedPaths;
  for (let count = 0; count < 2; count += 1) {
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.locator('[data-code="500"]')).toBeVisible();
  }
  await follow(page, '/fairness');
  await expect(page.locator('[data-code="500"]')).toHaveCount(0);
  await expect(headingOf(page)).toBeVisible();
  expect(reports).toEqual([
    { message: 'Error: broken', page: 'game.index', part: expect.stringContaining('at ') },
  ]);
});

/** Outcome of the request for a part's code. */
const ends: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  throws: async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...code.matchAll(/\bas (\w+)\b/g)].map(([, name]) => name);
    await route.fulfill({
      contentType: 'text/javascript',
      body: names
        .map((name) => `export function ${name}() { throw new Error('broken'); }`)
        .join('\n'),
    });
  },
  'is gone': (route) => route.fulfill({ status: 404, body: '' }),
};

for (const [end, answer] of Object.entries(ends)) {
  for (const [visitor, path] of [
    ['player', '/game'],
    ['admin', '/admin/dashboard'],
  ] as const) {
    test(`a part of ${path} whose code ${end} leaves the rest of the page working`, async ({
      visit,
      isMobile,
    }) => {
      test.skip(isMobile, 'a phone runs the same code');
      const { page } = await visit({ as: visitor, path: '/terms' });
      const requestedPaths = new Set<string>();
      for (const [source, { file }] of partFiles) {
        await page.route(`**/${file}`, async (route) => {
          requestedPaths.add(source);
          await answer(route);
        });
      }
      await page.goto(path);
      // Each visible part shows a retry: at least the bell and the menu.
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Muat ulang' }),
      ).toHaveCount(2);
      await expect.poll(() => requestedPaths.size).toBeGreaterThanOrEqual(3);
      await expect(headingOf(page)).toBeVisible();
      await expect(page.locator('[data-code]')).toHaveCount(0);
      // Another screen still works.
      await follow(page, '/fairness');
      await expect(page.locator('[data-code]')).toHaveCount(0);
      await expect(headingOf(page)).toBeVisible();
    });
  }
}
