import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { addressOf, parametersOf, walkedRoutes, walkers } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import { follow, headingOf, ofToday, openRoutes, typesAddress } from './screen-checks.ts';

/** The built app that the platform serves. */
const appFolder =
  process.env['LOBI_APP_DIR'] ?? fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** File of each part of the app that is fetched when it is wanted, by where its source is. */
const files = Object.entries(
  JSON.parse(readFileSync(join(appFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >,
);
const screenFiles = new Map(files.filter(([source]) => /^src\/screens\/[\w-]+\.tsx$/.test(source)));

/** Parts of a page beside its screen: menus, the bell, toasts, charts. Frames and the notice hold the page. */
const partFiles = files.filter(([source]) =>
  /^src\/(router|page|screens\/parts)\/(?!.*(-frame|open-notice)\.tsx$).*\.tsx$/.test(source),
);

/** Every screen throws when it is drawn, but the one that is left whole. */
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

test('every screen has code of its own that can break', () => {
  expect(screenFiles.size).toBeGreaterThanOrEqual(walkedRoutes.length);
});

for (const walker of ofToday(walkers)) {
  // id: broken-screen-contained
  test(`a screen that breaks leaves the rest of the page working: ${walker}`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same code breaks on a phone');
    const { page } = await visit(walker === 'guest' ? {} : { as: walker });
    const parameters = await parametersOf(platform.origin, walker);
    const refuge = { source: 'src/screens/fairness-show.tsx', name: 'fairness.show' } as const;
    const broken = await breakScreens(page, refuge.source);
    const names = openRoutes(walker).filter(
      (name) => typesAddress(name, walker) && name !== refuge.name,
    );
    for (const name of names) {
      broken.length = 0;
      await page.goto(addressOf(name, parameters));
      // The screen says that it cannot be shown, and how to go on.
      await expect(page.locator('[data-code="500"]'), name).toBeVisible();
      await expect(page.getByRole('button', { name: 'Coba lagi' }), name).toBeVisible();
      expect(broken.length, name).toBeGreaterThan(0);
      // Another screen of the same page is as it ever was.
      await follow(page, addressOf(refuge.name, parameters));
      await expect(page.locator('[data-code="500"]'), name).toHaveCount(0);
      await expect(headingOf(page), name).toBeVisible();
    }
  });
}

// id: broken-screen-reported-once
test('a screen that breaks is reported once, however often it is tried', async ({
  visit,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code breaks on a phone');
  const { page } = await visit({ as: 'player' });
  await breakScreens(page, 'src/screens/fairness-show.tsx');
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client-error')
      reports.push(request.postDataJSON());
  });
  const asked = page.waitForRequest('**/api/client-error');
  await page.goto('/game');
  await asked;
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

/** How the request for the code of a part ends. */
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
  for (const [walker, path] of [
    ['player', '/game'],
    ['admin', '/admin/dashboard'],
  ] as const) {
    test(`a part of ${path} whose code ${end} leaves the rest of the page working`, async ({
      visit,
      isMobile,
    }) => {
      test.skip(isMobile, 'the same code breaks on a phone');
      const { page } = await visit({ as: walker, path: '/terms' });
      const asked = new Set<string>();
      for (const [source, { file }] of partFiles) {
        await page.route(`**/${file}`, async (route) => {
          asked.add(source);
          await answer(route);
        });
      }
      await page.goto(path);
      // Each part that has a place says there how to go on: the bell and the menu at least.
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Muat ulang' }),
      ).toHaveCount(2);
      await expect.poll(() => asked.size).toBeGreaterThanOrEqual(3);
      await expect(headingOf(page)).toBeVisible();
      await expect(page.locator('[data-code]')).toHaveCount(0);
      // And so does another screen.
      await follow(page, '/fairness');
      await expect(page.locator('[data-code]')).toHaveCount(0);
      await expect(headingOf(page)).toBeVisible();
    });
  }
}
