import { languages, type Game, type Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import type { Page } from '@playwright/test';
import { addressOf, parametersOf } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import {
  goTo,
  selectForToday,
  overflowAt,
  screensToVisit,
  settled,
  watchCalls,
} from './screen-checks.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

/** Narrowest phone that a screen fits on, in px. */
const narrowest = 320;

/** Titles, makers and announcements of games: stored once, and the same in every language. */
async function namesOf(origin: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${origin}/api/game?perPage=100`);
  const { data } = (await answer.json()) as { readonly data: readonly Game[] };
  return new Set(
    data.flatMap(({ title, provider, announcement }) => [title, provider, announcement ?? '']),
  );
}

/** Texts of elements and names, without figures. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Text in another language, such as the name of a language; the page itself has the attribute too.
      const isOfOther = '[lang]:not(html, .lobi-KitProvider-root)';
      if (!parent || parent.closest(`script, style, ${isOfOther}, code`)) continue;
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

const partsOf = (text: string): readonly string[] => text.split(' · ');

/** Finds message keys that are displayed instead of their text. */
async function rawKeys(): Promise<RegExp> {
  const groups = new Set(Object.keys(await loadMessages('id')).map((key) => key.split('.')[0]));
  return new RegExp(`\\b(${[...groups].join('|')})\\.[a-z][\\w.-]*\\b`);
}

/** Superadmins also read texts for other roles. */
const readers = ['guest', 'player', 'agent', 'admin', 'declare'] as const;

for (const visitor of selectForToday(readers)) {
  // id: every-language-walk
  test(`every screen of ${visitor} is in every language: no raw key, nothing left in English, no overflow`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(!isMobile, 'texts are the same on a wide page');
    const parameters = await parametersOf(platform.origin, visitor);
    const { page } = await visit({
      path: '/game',
      ...(visitor !== 'guest' && { as: visitor }),
    });
    watchCalls(page);
    await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible({
      visible: visitor === 'guest',
    });
    await page.setViewportSize({ width: narrowest, height: 700 });
    const names = await namesOf(platform.origin);
    const rawKey = await rawKeys();
    const seen = new Map<string, Map<Language, readonly string[]>>();
    for (const language of languages) {
      await page.goto(`/game?lng=${language}`);
      await settled(page);
      for (const name of screensToVisit(visitor, readers)) {
        await goTo(page, addressOf(name, parameters));
        const texts = await textsOf(page);
        expect(
          texts.filter((text) => rawKey.test(text)),
          `${language} ${name}`,
        ).toEqual([]);
        expect(
          await overflowAt(page, narrowest),
          `${language} ${name} at 320 px`,
        ).toBeLessThanOrEqual(0);
        const byLanguage = seen.get(name) ?? new Map<Language, readonly string[]>();
        seen.set(name, byLanguage.set(language, texts));
      }
    }
    // A sentence that is the same in English and one other language, but not in all four, is
    // untranslated; a text that is the same in all four is a name or a number.
    const untranslated: string[] = [];
    const others = languages.filter((language) => language !== 'en');
    for (const [name, byLanguage] of seen) {
      const english = new Set(byLanguage.get('en'));
      // A line such as "category · maker" is several texts.
      const parts = others.map((each) => (byLanguage.get(each) ?? []).flatMap(partsOf));
      const isName = (text: string) =>
        names.has(text) || parts.every((texts) => texts.includes(text));
      const isEnglish = (text: string) =>
        english.has(text) &&
        partsOf(text).some((part) => /\p{L}+ \p{L}+/u.test(part) && !isName(part));
      // A text that no language has translated is the same in all of them too.
      const isLatin = (text: string) => !names.has(text) && /\b[a-z]{3,} [a-z]{3,}\b/.test(text);
      for (const language of others) {
        const found = (byLanguage.get(language) ?? []).filter(
          (text) => isEnglish(text) || (language === 'zh-Hans' && isLatin(text)),
        );
        untranslated.push(...found.map((text) => `${name} in ${language}: ${text}`));
      }
    }
    expect(untranslated).toEqual([]);
  });
}
