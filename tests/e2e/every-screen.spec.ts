import { loadMessages } from '@lobi/core/locales/load-messages';
import { routeOf, type RouteName } from '@lobi/core/routes';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { addressOf, parametersOf, visitors, type Visitor } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import {
  accessOf,
  follow,
  isContentDenied,
  isRedirected,
  overflowAt,
  routesToVisit,
  wideVisitors,
  seriousFindings,
  settled,
  isOpenedByAddress,
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

/** Visitor whose screens a commit opens on a wide page, alternating daily; a full run opens those of both. */
const wideToday = new Set(shareOfDay([...wideVisitors], countOf('LOBI_WIDE_STEP', 2, 1)));

for (const visitor of visitors) {
  // id: every-screen-walk
  test(`${visitor} opens every route: the screen, the login or the access gate`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(
      !isMobile && !wideToday.has(visitor),
      'other visitors see the same frames on a wide page, or on another day',
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
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
    const texts = await loadMessages('id');
    const among: readonly Visitor[] = isMobile ? visitors : [...wideVisitors];
    for (const name of routesToVisit(visitor, among)) {
      const address = addressOf(name, parameters);
      await test.step(`${name} ${address}`, async () => {
        if (isMobile && isOpenedByAddress(name, visitor)) await page.goto(address);
        else await follow(page, address);
        const access = accessOf(name, visitor);
        if (isRedirected(name, visitor)) {
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
          .toHaveCount(isContentDenied(name, visitor) ? 1 : 0);
        if (isContentDenied(name, visitor)) return;

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
