import { fileURLToPath } from 'node:url';
import { addressOf, parametersOf, visitors } from './addresses.ts';
import { examineInEveryLanguage } from './axe-in-every-language.ts';
import { expect, test } from './platform-fixture.ts';
import {
  goTo,
  screensToVisit,
  wideVisitors,
  seriousFindings,
  settled,
  watchCalls,
} from './screen-checks.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

test.use({
  appFolder: fileURLToPath(new URL('../../node_modules/.cache/lobi/app-pesisir', import.meta.url)),
});

for (const visitor of visitors) {
  test(`every screen of ${visitor} uses the second brand, and axe finds nothing serious`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(
      !isMobile && !wideVisitors.has(visitor),
      'other visitors see the same frames on a wide page',
    );
    const parameters = await parametersOf(platform.origin, visitor);
    const { page } = await visit({
      path: '/game',
      ...(visitor !== 'guest' && { as: visitor }),
    });
    watchCalls(page);
    await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible({
      visible: visitor === 'guest',
    });
    await settled(page);
    for (const name of screensToVisit(visitor, isMobile ? visitors : [...wideVisitors])) {
      await goTo(page, addressOf(name, parameters));
      await expect.soft(page, name).toHaveTitle(/ · Pesisir$/);
      await expect.soft(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect.soft(await seriousFindings(page), name).toEqual([]);
    }
  });
}

examineInEveryLanguage('pesisir');
