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

/** Phones, the smallest ones with the bars of their browser, and a laptop. */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Phones in landscape: the picture is scrolled to, because header and navigation leave little space. */
const onTheirSide = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
] as const;

/**
 * Controls that must be visible to press or to place chips, with the last result and with the picture.
 */
const parts = {
  action: '.lobi-StakePanel-play, .lobi-CrashControls-button, .lobi-BetPanel-place',
  stake:
    '.lobi-MoneyInput-input, .lobi-BetPanel-stake, .lobi-ChipSelector-root, .lobi-NumberField-input',
  picture: '.lobi-GameStage-frame, .lobi-ArenaView-stage',
  last: '.lobi-LastResult-root, .lobi-RoundBanner-root',
  chips: '.lobi-ChipSelector-chip',
} as const;

const screens = [
  ...sizes.map((size) => ({ size, from: 'top' as const })),
  ...onTheirSide.map((size) => ({ size, from: 'picture' as const })),
];

/**
 * Returns missing parts of one screen of a game: of the first screen, or of the one that starts at the
 * picture.
 */
const missing = (page: Page, from: 'top' | 'picture'): Promise<string[]> =>
  page.evaluate(
    async ({ parts: selectors, from: start }) => {
      // The picture is resized a frame after the window.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      scrollTo(0, 0);
      const shown = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
      const bar = shown('.lobi-BottomBar-root')[0]?.getBoundingClientRect().top ?? innerHeight;
      const head = shown('header')[0]?.getBoundingClientRect().bottom ?? 0;
      const picture = shown(selectors.picture)[0]?.getBoundingClientRect().top ?? 0;
      if (start === 'picture') scrollTo(0, picture - head - 4);
      const outside = (each: Element): boolean => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return top < head - 1 || bottom > bar + 1 || left < -1 || right > innerWidth + 1;
      };
      const problems: string[] = [];
      for (const name of ['action', 'stake', 'picture', 'last'] as const) {
        const [first] = shown(selectors[name]);
        if (!first) problems.push(`there is no ${name}`);
        else if (outside(first)) {
          const { top, bottom } = first.getBoundingClientRect();
          problems.push(`${name} ends at ${Math.round(top)}–${Math.round(bottom)} of ${bar}`);
        }
      }
      const [action] = shown(selectors.action);
      const button = action?.getBoundingClientRect();
      const over = (one: DOMRect | undefined, other: Element | undefined): boolean => {
        const area = other?.getBoundingClientRect();
        return Boolean(
          one &&
          area &&
          area.top < one.bottom &&
          area.bottom > one.top &&
          area.left < one.right &&
          area.right > one.left,
        );
      };
      if (shown(selectors.chips).some((chip) => over(button, chip))) {
        problems.push('the action covers a chip');
      }
      for (const name of ['action', 'stake'] as const) {
        const part = shown(selectors[name])[0]?.getBoundingClientRect();
        if (over(part, shown(selectors.picture)[0]))
          problems.push(`the ${name} covers the picture`);
      }
      // The topmost element at the place of the action receives the press.
      if (button) {
        const hit = document.elementFromPoint(
          button.left + button.width / 2,
          button.top + button.height / 2,
        );
        if (!action?.contains(hit)) problems.push(`the action is covered by ${hit?.className}`);
      }
      return problems;
    },
    { parts, from },
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
      await page.setViewportSize(sizes[2]);
      await follow(page, `/game/${id}`);
      await settled(page);
      await expect(page.locator(parts.action).first()).toBeVisible();
      // A notice above a game stays until it is dismissed, once.
      const news = page.getByRole('region', { name: 'Berita terbaru' });
      if (await news.isVisible()) await news.getByRole('button', { name: 'Tutup' }).click();
      for (const { size, from } of screens) {
        await page.setViewportSize(size);
        const message = `${engine} at ${size.width} × ${size.height}`;
        await expect.poll(() => missing(page, from), { message }).toEqual([]);
      }
    });
  }
});
