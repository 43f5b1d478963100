import { languages, type Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import type { Page } from '@playwright/test';
import { addressOf, parametersOf } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import { follow, overflowAt, screensOf, settled, watchCalls } from './screen-checks.ts';

// Those who walk share the workers.
test.describe.configure({ mode: 'parallel' });

/** Narrowest phone that a screen fits on, in px. */
const narrowest = 320;

/** Titles and makers of games are names: the same in every language. */
async function namesOf(origin: string): Promise<ReadonlySet<string>> {
  const answer = (await (await fetch(`${origin}/api/game?perPage=100`)).json()) as {
    readonly data: readonly { readonly title: string; readonly provider: string }[];
  };
  return new Set(answer.data.flatMap(({ title, provider }) => [title, provider]));
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

/** Finds a key of the app's words that stands on the page in place of its words. */
async function rawKeys(): Promise<RegExp> {
  const groups = new Set(Object.keys(await loadMessages('id')).map((key) => key.split('.')[0]));
  return new RegExp(`\\b(${[...groups].join('|')})\\.[a-z][\\w.-]*\\b`);
}

/** Staff of the highest rank reads the words of the others. */
const readers = ['guest', 'player', 'agent', 'admin', 'declare'] as const;

for (const walker of readers) {
  test(`every screen of ${walker} speaks every language: no raw key, nothing left in English, no overflow`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(!isMobile, 'words are the same on a wide page');
    test.setTimeout(300_000);
    const parameters = await parametersOf(platform.origin, walker);
    const { page } = await visit({
      path: '/game',
      ...(walker !== 'guest' && { as: walker }),
    });
    watchCalls(page);
    await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible({
      visible: walker === 'guest',
    });
    await page.setViewportSize({ width: narrowest, height: 700 });
    const names = await namesOf(platform.origin);
    const rawKey = await rawKeys();
    const heard = new Map<string, Map<Language, readonly string[]>>();
    for (const language of languages) {
      await page.goto(`/game?lng=${language}`);
      for (const name of screensOf(walker, readers)) {
        await follow(page, addressOf(name, parameters));
        await settled(page);
        const texts = await textsOf(page);
        expect(
          texts.filter((text) => rawKey.test(text)),
          `${language} ${name}`,
        ).toEqual([]);
        expect(
          await overflowAt(page, narrowest),
          `${language} ${name} at 320 px`,
        ).toBeLessThanOrEqual(0);
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
        names.has(text) ||
        [id, es, zh].every((texts) => texts?.includes(text)) ||
        !/\p{L}+ \p{L}+/u.test(text);
      for (const texts of [id, es, zh]) {
        const left = (texts ?? []).filter((text) => english.has(text) && !isName(text));
        expect(left, `${walker} ${name} left in English`).toEqual([]);
      }
      const foreign = (zh ?? []).filter((text) => /\b[a-z]{3,} [a-z]{3,}\b/.test(text));
      expect(foreign, `${walker} ${name} without Chinese`).toEqual([]);
    }
  });
}
