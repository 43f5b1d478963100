import { languages, type Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import { routeOf, type RouteName } from '@lobi/core/routes';
import type { Page } from '@playwright/test';
import { addressOf, parametersOf, walkedRoutes, walkers, type Walker } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import {
  accessOf,
  hasNoWallet,
  leadsOn,
  openRoutes,
  overflowAt,
  seriousFindings,
  settled,
  watchCalls,
} from './screen-checks.ts';
import { signIn } from './screens.ts';

/** Who is looked at on a wide page too: one in the shell and one in the office. */
const seenWide: ReadonlySet<Walker> = new Set<Walker>(['player', 'admin']);

/** Screens whose title is what they show: a game, a person, the downline. */
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
  test(`${walker} opens every route: a finished screen, the login or the gate`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(!isMobile && !seenWide.has(walker), 'the others see the same frames on a wide page');
    test.setTimeout(240_000);
    const parameters = await parametersOf(platform.origin, walker);
    const { page } = await visit({ path: walker === 'guest' ? '/game' : '/login' });
    watchCalls(page);
    if (walker !== 'guest') await signIn(page, walker);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
    const words = await loadMessages('id');
    for (const name of walkedRoutes) {
      const address = addressOf(name, parameters);
      await test.step(`${name} ${address}`, async () => {
        await page.goto(address);
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
          .toHaveCount(hasNoWallet(name, walker) ? 1 : 0);
        if (hasNoWallet(name, walker)) return;

        await test.step('has the title of its route', async () => {
          await expect(page).toHaveTitle(/ · Lentera$/);
          if (!namesItsSubject.has(name)) {
            const title = words[`route.${name}` as keyof typeof words];
            await expect.soft(page).toHaveTitle(`${title} · Lentera`);
          }
        });
        await test.step('has the layout of its route', async () => {
          const sidebar = page.getByRole('navigation', { name: 'Menu samping' });
          const { layout } = routeOf(name);
          await expect.soft(sidebar).toHaveCount(layout === 'shell' && !isMobile ? 1 : 0);
        });
        // Colours and names are the same on a wide page.
        if (!isMobile) return;
        expect.soft(await seriousFindings(page), name).toEqual([]);
        expect.soft(await overflowAt(page, 320), `${name} at 320 px`).toBeLessThanOrEqual(0);
      });
    }
    expect(failures).toEqual([]);
  });
}

/** Words between tags and in names, without figures. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, [lang]:not(.lobi-KitProvider-root), code'))
        continue;
      texts.add((node.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const value = element.getAttribute(name);
        if (value) texts.add(value.trim());
      }
    }
    return [...texts].filter((text) => /\p{L}{2}/u.test(text));
  });

const rawKey =
  /\b(route|app|nav|errors|field|validation|ledger|notification|activity|player|agent|admin|people|transactionType|userStatus)\.[a-z][\w.-]*\b/;

for (const walker of ['guest', 'player', 'agent', 'admin'] as const) {
  test(`every screen of ${walker} speaks every language: no raw key, nothing left in English, no overflow`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(!isMobile, 'words are the same on a wide page');
    test.setTimeout(300_000);
    const parameters = await parametersOf(platform.origin, walker);
    const { page } = await visit({ path: walker === 'guest' ? '/game' : '/login' });
    watchCalls(page);
    if (walker !== 'guest') await signIn(page, walker);
    const heard = new Map<string, Map<Language, readonly string[]>>();
    for (const language of languages) {
      await page.evaluate((lng) => localStorage.setItem('i18nextLng', lng), language);
      for (const name of openRoutes(walker)) {
        await page.goto(addressOf(name, parameters));
        await settled(page);
        const texts = await textsOf(page);
        expect(
          texts.filter((text) => rawKey.test(text)),
          `${language} ${name}`,
        ).toEqual([]);
        expect(await overflowAt(page, 320), `${language} ${name} at 320 px`).toBeLessThanOrEqual(0);
        const byLanguage = heard.get(name) ?? new Map<Language, readonly string[]>();
        heard.set(name, byLanguage.set(language, texts));
      }
    }
    // A sentence that reads the same in English and in another language, but not in all four, was
    // forgotten; what is the same in all four is a name or a figure.
    for (const [name, byLanguage] of heard) {
      const english = new Set(byLanguage.get('en'));
      const [id, es, zh] = [byLanguage.get('id'), byLanguage.get('es'), byLanguage.get('zh-Hans')];
      const isName = (text: string) =>
        [id, es, zh].every((texts) => texts?.includes(text)) || !/\p{L}+ \p{L}+/u.test(text);
      for (const texts of [id, es, zh]) {
        const left = (texts ?? []).filter((text) => english.has(text) && !isName(text));
        expect(left, `${walker} ${name} left in English`).toEqual([]);
      }
      const foreign = (zh ?? []).filter((text) => /\b[a-z]{3,} [a-z]{3,}\b/.test(text));
      expect(foreign, `${walker} ${name} without Chinese`).toEqual([]);
    }
  });
}
