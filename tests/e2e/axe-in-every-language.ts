import { languages } from '@lobi/core/contract';
import { countOf } from '../faults/counts.ts';
import { addressOf, parametersOf, visitors } from './addresses.ts';
import { expect, test } from './platform-fixture.ts';
import {
  goTo,
  overflowAt,
  screensToVisit,
  seriousFindings,
  settled,
  watchCalls,
} from './screen-checks.ts';
import { themes, type Theme } from './themes.ts';

/** A window of 1280 px, zoomed to 400 %, in CSS px. */
const zoomed = 320;

const pairs = themes.flatMap((theme) => languages.map((language) => ({ theme, language })));

/** Number of pairs of theme and language in which a screen is examined; each run selects others. */
const pairsPerScreen = countOf('LOBI_AXE_PAIRS', 1, pairs.length);

/**
 * Returns whether a screen is examined with a pair; deterministic, and different from adjacent screens.
 */
function isTurn(screen: number, theme: string, language: string): boolean {
  const pair = pairs.findIndex((each) => each.theme === theme && each.language === language);
  return (pair + (pairs.length - 1) * screen) % pairs.length < pairsPerScreen;
}

/** Examines every screen of every user in one theme: in every language, and at a zoom of 400 %. */
export function examineInEveryLanguage(theme: Theme): void {
  for (const visitor of visitors) {
    // id: axe-every-language
    test(`axe finds nothing serious on the screens of ${visitor} in any language, also at 400 %: ${theme}`, async ({
      visit,
      platform,
      isMobile,
    }) => {
      test.skip(isMobile, 'a zoomed page is tested as a narrow desktop window');
      test.setTimeout(600_000 * pairsPerScreen);
      const parameters = await parametersOf(platform.origin, visitor);
      const { page } = await visit({ path: '/game', ...(visitor !== 'guest' && { as: visitor }) });
      watchCalls(page);
      for (const language of languages) {
        const names = screensToVisit(visitor, visitors).filter((_, n) =>
          isTurn(n, theme, language),
        );
        if (names.length === 0) continue;
        await page.goto(`/game?lng=${language}`);
        await settled(page);
        for (const name of names) {
          const where = `${name} in ${language}`;
          await goTo(page, addressOf(name, parameters));
          expect.soft(await seriousFindings(page), where).toEqual([]);
          expect.soft(await overflowAt(page, zoomed), `${where} at 400 %`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
}
