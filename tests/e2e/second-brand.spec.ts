import { fileURLToPath } from 'node:url';
import { addressOf, parametersOf } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import { openRoutes, seriousFindings, settled, watchCalls } from './screen-checks.ts';
import { signIn } from './screens.ts';
import { discard, startServer, waitUntilReady } from './start-server.ts';

const appFolder = fileURLToPath(
  new URL('../../node_modules/.cache/lobi/app-pesisir', import.meta.url),
);

test('every screen of a second brand is its own, and axe finds nothing serious', async ({
  browser,
  viewport,
  isMobile,
}) => {
  test.skip(!isMobile, 'colours are the same on a wide page');
  test.setTimeout(300_000);
  const server = await startServer({ env: { LOBI_APP_DIR: appFolder } });
  try {
    await waitUntilReady(server);
    for (const walker of ['guest', 'player', 'agent', 'admin', 'declare'] as const) {
      const parameters = await parametersOf(server.origin, walker);
      const context = await browser.newContext({ baseURL: server.origin, viewport, isMobile });
      await context.addInitScript(() => localStorage.setItem('lobi.notice', '1'));
      const page = await context.newPage();
      watchCalls(page);
      await page.goto(walker === 'guest' ? '/game' : '/login');
      if (walker !== 'guest') await signIn(page, walker);
      for (const name of openRoutes(walker)) {
        await page.goto(addressOf(name, parameters));
        await settled(page);
        await expect(page).toHaveTitle(/ · Pesisir$/);
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
        expect(await seriousFindings(page), `${walker} ${name}`).toEqual([]);
      }
      await context.close();
    }
  } finally {
    await discard(server);
  }
});
