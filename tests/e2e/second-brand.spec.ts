import { fileURLToPath } from 'node:url';
import { addressOf, parametersOf, walkers } from './addresses.ts';
import { examineInEveryLanguage } from './axe-in-every-language.ts';
import { expect, test } from './platform-fixture.ts';
import {
  goTo,
  screensOf,
  seenWide,
  seriousFindings,
  settled,
  watchCalls,
} from './screen-checks.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

test.use({
  appFolder: fileURLToPath(new URL('../../node_modules/.cache/lobi/app-pesisir', import.meta.url)),
});

for (const walker of walkers) {
  test(`every screen of ${walker} uses the second brand, and axe finds nothing serious`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(
      !isMobile && !seenWide.has(walker),
      'other walkers see the same frames on a wide page',
    );
    const parameters = await parametersOf(platform.origin, walker);
    const { page } = await visit({
      path: '/game',
      ...(walker !== 'guest' && { as: walker }),
    });
    watchCalls(page);
    await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible({
      visible: walker === 'guest',
    });
    await settled(page);
    for (const name of screensOf(walker, isMobile ? walkers : [...seenWide])) {
      await goTo(page, addressOf(name, parameters));
      await expect.soft(page, name).toHaveTitle(/ · Pesisir$/);
      await expect.soft(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect.soft(await seriousFindings(page), name).toEqual([]);
    }
  });
}

examineInEveryLanguage('pesisir');
