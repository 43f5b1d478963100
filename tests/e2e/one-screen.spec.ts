import type { Game } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession } from './api-session.ts';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { openFight } from './fights.ts';
import { expect, test } from './platform-fixture.ts';
import { follow, settled, watchCalls } from './screen-checks.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

/** Phones in both orientations, the smallest ones with the bars of their browser, and a laptop. */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1440, height: 900 },
] as const;

/** The phone on which a game is opened. */
const usualPhone = { width: 390, height: 844 };

/** Parts of every game, the first visible element of each. */
const parts = {
  action: '.lobi-StakePanel-play, .lobi-CrashControls-button, .lobi-BetPanel-place',
  stake:
    '.lobi-MoneyInput-input, .lobi-BetPanel-stake, .lobi-ChipSelector-root, .lobi-NumberField-input',
  picture: '.lobi-GameStage-frame, .lobi-ArenaView-stage',
  last: '.lobi-LastResult-root, .lobi-RoundBanner-root',
} as const;

/**
 * Parts that only some games have, each visible element of them. The smallest screens, 320 px wide or 360 px high,
 * show them by scrolling.
 */
const partsOfSome = {
  chip: '.lobi-ChipSelector-chip',
  'latest results': '.lobi-RecentResults-root, .lobi-MultiplierHistory-root',
  'area of the table': '.lobi-BetAreas-area',
  'field of the table':
    '[data-spot][data-kind=straight], [data-spot][data-kind=dozen], [data-spot][data-kind=column], [data-spot][data-kind=chance]',
  'number of the board': '.lobi-KenoStage-number, .lobi-MinesStage-tile',
  'card of the player': '.lobi-BingoCard-root',
  prize: '.lobi-BingoPrizes-root',
  // The list of targets in fishing scrolls, because the pond itself takes the aim.
  choice: '.lobi-PlayFrame-choice:not(:has(.lobi-TargetList-root))',
} as const;

/** Returns missing parts of the first screen of a game, as it opens: without scrolling. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ parts: selectors, partsOfSome: ofSome }) => {
      // The picture is resized a frame after the window.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      scrollTo(0, 0);
      const shown = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width > 1 && height > 1;
        });
      const bar = shown('.lobi-BottomBar-root')[0]?.getBoundingClientRect().top ?? innerHeight;
      const head = shown('header')[0]?.getBoundingClientRect().bottom ?? 0;
      const [action] = shown(selectors.action);
      const dock = action?.closest('.lobi-PlayFrame-dock')?.getBoundingClientRect();
      const over = (one: DOMRect | undefined, area: DOMRect): boolean =>
        one !== undefined &&
        area.top < one.bottom - 1 &&
        area.bottom > one.top + 1 &&
        area.left < one.right - 1 &&
        area.right > one.left + 1;
      const isSmallest = innerWidth < 360 || innerHeight < 390;
      const problems: string[] = [];
      const check = (name: string, each: Element): void => {
        const area = each.getBoundingClientRect();
        const { top, bottom, left, right } = area;
        const place = `${Math.round(top)}–${Math.round(bottom)}`;
        if (top < head - 1 || bottom > bar + 1 || left < -1 || right > innerWidth + 1) {
          // A row of chips or of cards scrolls to the side.
          if (top >= head - 1 && bottom <= bar + 1 && each.closest('[tabindex], [role=radiogroup]'))
            return;
          problems.push(`a ${name} is at ${place} of ${head}–${bar}`);
        } else if (!action?.closest('.lobi-PlayFrame-dock')?.contains(each) && over(dock, area)) {
          problems.push(`a ${name} is at ${place}, under the controls`);
        }
      };
      for (const name of ['action', 'stake', 'picture', 'last'] as const) {
        const [first] = shown(selectors[name]);
        if (first) check(name, first);
        else problems.push(`there is no ${name}`);
      }
      for (const [name, selector] of Object.entries(isSmallest ? {} : ofSome)) {
        // In landscape the prizes of bingo follow below the button.
        for (const each of shown(selector)) {
          if (innerHeight >= 480 || !each.matches('.lobi-BingoPrizes-root')) check(name, each);
        }
      }
      // The topmost element at the place of the action receives the press.
      const button = action?.getBoundingClientRect();
      if (button) {
        const hit = document.elementFromPoint(
          button.left + button.width / 2,
          button.top + button.height / 2,
        );
        if (!action?.contains(hit)) problems.push(`the action is covered by ${hit?.className}`);
      }
      return [...new Set(problems)];
    },
    { parts, partsOfSome },
  );

/**
 * Stages that this commit tests, alternating daily: every second kind, and every eighth of a kind whose
 * stages differ only in their pictures, such as slots.
 */
function stagesOfToday(games: readonly Game[]): Game[] {
  const step = countOf('LOBI_STAGES_STEP', 8, 1);
  const kinds = Object.values(Object.groupBy(games, ({ engine }) => engine.split('-')[0] ?? ''));
  const isLarge = (alike: readonly Game[] = []) => alike.length >= step;
  return [
    ...shareOfDay(
      kinds.filter((alike) => !isLarge(alike)),
      Math.min(step, 2),
    ),
    ...kinds.filter(isLarge).map((alike = []) => shareOfDay(alike, step)),
  ].flatMap((alike = []) => alike);
}

test('every built-in game fits on one screen in portrait and landscape', async ({
  visit,
  platform,
}) => {
  // A fight with open betting: otherwise the arena shows results instead of the stake.
  const { game: arena } = await openFight(await apiSession(platform.origin, 'declare'));
  const session = await apiSession(platform.origin, 'player');
  const { data: games } = await session.get<List<Game>>('/api/game?perPage=100');
  const { page } = await visit({ as: 'player', path: '/game' });
  const stages = stagesOfToday(
    games.filter(({ engine }) => engine !== 'provider' && engine !== 'arena'),
  );
  // Their rules were read before.
  const read = stages.map(({ engine }) => `lobi.rules.${engine}`);
  await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, '1')), read);
  watchCalls(page);
  for (const { id, engine } of [arena, ...stages]) {
    await test.step(engine, async () => {
      await page.setViewportSize(usualPhone);
      await follow(page, `/game/${id}`);
      await settled(page);
      await expect(page.locator(parts.action).first()).toBeVisible();
      // A notice above a game stays until it is dismissed, once.
      const news = page.getByRole('region', { name: 'Berita terbaru' });
      if (await news.isVisible()) await news.getByRole('button', { name: 'Tutup' }).click();
      for (const size of sizes) {
        await page.setViewportSize(size);
        const message = `${engine} at ${size.width} × ${size.height}`;
        await expect.poll(() => missing(page), { message }).toEqual([]);
      }
    });
  }
});
