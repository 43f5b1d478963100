import type { Browser } from 'playwright';
import { watchFrames, type Frame } from '../stages/frames.ts';
import { watchPaint } from './watch-paint.ts';

/** Figures of one visit to the lobby. Times in ms. */
export interface LobbyVisit {
  readonly firstTileMs: number;
  /** From each key to the painted result. */
  readonly keyMs: readonly number[];
  /** From each press on a category to the painted result. */
  readonly categoryMs: readonly number[];
  /** The slowest key and the slowest press until the next frame, regardless of its content. */
  readonly slowestKeyMs: number;
  readonly slowestPressMs: number;
  readonly scrolled: readonly Frame[];
  /** DOM elements of the page: the whole lobby, and all games of the largest category. */
  readonly nodes: number;
  readonly categoryNodes: number;
}

const cpuSlowdown = 4;
/** Search text, each letter of which changes the number of games. */
const typed = 'merak p';
const categories = ['slots', 'casino', 'slots'];
const pauseMs = 400;

/** Visits the lobby as a guest on a slow phone: waits, searches, chooses, scrolls. */
export async function measureLobby(browser: Browser, origin: string): Promise<LobbyVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(() => localStorage.setItem('lobi.notice', '1'));
    await page.addInitScript(watchPaint);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const untilPainted = () => page.evaluate(() => painted.untilPainted);
    const nodesNow = () => page.evaluate(() => document.querySelectorAll('*').length);

    await page.goto(`${origin}/game`, { waitUntil: 'commit' });
    await page.waitForFunction(() => painted.firstTileMs > 0);
    const firstTileMs = await page.evaluate(() => painted.firstTileMs);
    await page.waitForLoadState('networkidle');
    const nodes = await nodesNow();

    const scroll = async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        await page.mouse.wheel(0, 160);
        await page.waitForTimeout(50);
      }
    };
    await page.evaluate(() => {
      const next = () => requestAnimationFrame(next);
      requestAnimationFrame(next);
    });
    const { frames } = await watchFrames(session, scroll);
    await page.evaluate(() => scrollTo(0, 0));

    const keyMs: number[] = [];
    await page.getByRole('searchbox').focus();
    for (const key of typed) {
      await page.waitForTimeout(pauseMs);
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      // A single space filters nothing.
      if (key !== ' ') keyMs.push(await untilPainted());
    }
    const slowest = () => page.evaluate(() => Math.max(0, ...painted.interactions));
    const slowestKeyMs = await slowest();
    await page.goto(`${origin}/game`);
    await page.waitForLoadState('networkidle');
    const categoryMs: number[] = [];
    for (const name of categories) {
      const chip = page.locator(`.lobi-CategoryBar-root [data-category=${name}]`);
      await chip.scrollIntoViewIfNeeded();
      const box = await chip.boundingBox();
      if (!box) throw new Error(`There is no chip for ${name}.`);
      await page.waitForTimeout(pauseMs);
      // A raw tap: only the lobby's code runs in the page meanwhile.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      categoryMs.push(await untilPainted());
    }
    const slowestPressMs = await slowest();
    const more = page.locator('main .lobi-GameGrid-root ~ * button');
    while ((await more.count()) > 0) await more.click();
    return {
      firstTileMs,
      keyMs,
      categoryMs,
      slowestKeyMs,
      slowestPressMs,
      scrolled: frames,
      nodes,
      categoryNodes: await nodesNow(),
    };
  } finally {
    await context.close();
  }
}
