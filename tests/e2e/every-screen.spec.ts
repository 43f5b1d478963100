import { loadMessages } from '@lobi/core/locales/load-messages';
import { routeOf, type RouteName } from '@lobi/core/routes';
import { addressOf, parametersOf, walkers, type Walker } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import {
  accessOf,
  follow,
  isClosedInPlace,
  leadsOn,
  overflowAt,
  routesOf,
  seenWide,
  seriousFindings,
  settled,
  typesAddress,
  watchCalls,
} from './screen-checks.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

/** Screens whose title is their subject: a game, a user, the downline. */
const namesItsSubject: ReadonlySet<RouteName> = new Set<RouteName>([
  'dashboard',
  'game.show',
  'game.live',
  'game.casino',
  'game.provider',
  'user.index',
  'user.show',
  'user.edit',
  'activity.index',
  'limit.index',
  'transaction.create',
]);

for (const walker of walkers) {
  // id: every-screen-walk
  test(`${walker} opens every route: the screen, the login or the access gate`, async ({
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
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
    const texts = await loadMessages('id');
    const among: readonly Walker[] = isMobile ? walkers : [...seenWide];
    for (const name of routesOf(walker, among)) {
      const address = addressOf(name, parameters);
      await test.step(`${name} ${address}`, async () => {
        if (isMobile && typesAddress(name, walker)) await page.goto(address);
        else await follow(page, address);
        const access = accessOf(name, walker);
        if (leadsOn(name, walker)) {
          await expect(page).not.toHaveURL(new RegExp(`${address}$`));
          return;
        }
        if (access !== 'allow') {
          await expect(page).toHaveURL(access === 'login' ? /\/login$/ : /\/403$/);
          return;
        }
        await settled(page);
        await expect(page).toHaveURL(new RegExp(`${address}(\\?.*)?$`));
        if (name === 'error.403') return;
        const lost = page.locator('.lobi-ErrorPage-root');
        await expect
          .soft(lost, `${name} shows a failure`)
          .toHaveCount(isClosedInPlace(name, walker) ? 1 : 0);
        if (isClosedInPlace(name, walker)) return;

        // id: screen-title
        await test.step('the page has the title of its route', async () => {
          await expect(page).toHaveTitle(/ · Lentera$/);
          if (!namesItsSubject.has(name)) {
            const title = texts[`route.${name}` as keyof typeof texts];
            await expect.soft(page).toHaveTitle(`${title} · Lentera`);
          }
        });
        // id: screen-layout
        await test.step('the page has the layout of its route', async () => {
          const sidebar = page.getByRole('navigation', { name: 'Menu samping' });
          const { layout } = routeOf(name);
          await expect.soft(sidebar).toHaveCount(layout === 'shell' && !isMobile ? 1 : 0);
        });
        expect.soft(await seriousFindings(page), name).toEqual([]);
        if (!isMobile) return;
        expect.soft(await overflowAt(page, 320), `${name} at 320 px`).toBeLessThanOrEqual(0);
      });
    }
    expect(failures).toEqual([]);
  });
}

test('axe finds nothing serious in the terms and in an invitation to register', async ({
  visit,
}) => {
  const { page } = await visit({ path: '/game' });
  watchCalls(page);
  for (const address of ['/#terms', '/register?referral=agent', '/403', '/nowhere']) {
    await follow(page, address);
    await settled(page);
    expect.soft(await seriousFindings(page), address).toEqual([]);
    expect.soft(await overflowAt(page, 320), `${address} at 320 px`).toBeLessThanOrEqual(0);
  }
});
