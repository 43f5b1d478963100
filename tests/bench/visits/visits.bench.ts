import { apiTable } from '@lobi/core/contract';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { demoPassword } from '../demo-accounts.ts';
import { median, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { signInPage } from '../sign-in-page.ts';
import { phone, slowDown } from '../slow-phone.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

const runs = 5;

/** Maximum times in ms. @source ours */
const timeLimits = { secondVisit: 600, signIn: 1_500 };

/** A page that is opened again, and the selector of its content. */
interface Visit {
  readonly path: string;
  readonly content: string;
  readonly username?: string;
}

const visits: readonly Visit[] = [
  { path: '/', content: '.lobi-GameCard-root' },
  { path: '/login', content: 'main form' },
  { path: '/fairness', content: 'main h1' },
  { path: '/game', content: '.lobi-GameCard-root', username: 'player' },
  { path: '/player/wallet/deposit', content: 'main h1', username: 'player' },
];

/** Marks the first frame that shows content. */
function watchContent(content: string): void {
  const look = (): void => {
    const element = document.querySelector(content);
    if (element instanceof HTMLElement && element.offsetHeight > 0) performance.mark('content');
    else requestAnimationFrame(look);
  };
  localStorage.setItem('lobi.notice', '1');
  requestAnimationFrame(look);
}

const contentMs = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  return page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? 0);
};

/** Opens a page and uses it, until the service worker has stored it with its files. */
async function visitFirst(context: BrowserContext, address: string, content: string) {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(content).first().waitFor();
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const asset = [...document.querySelectorAll('link[href*="/assets/frame-"]')].at(-1);
    const href = asset?.getAttribute('href');
    return active && (await caches.match('/')) && (!href || (await caches.match(href)));
  });
  await page.close();
}

/** Time until a page that was opened before on this device shows its content, in ms. */
async function measureSecondVisit(
  browser: Browser,
  origin: string,
  { path, content, username }: Visit,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const first = await context.newPage();
    if (username) {
      await signInPage(first, origin, username);
      await first.goto(`${origin}/game`);
    }
    await first.close();
    await context.addInitScript(watchContent, content);
    // The service worker serves files from the second visit on; the first one caches them.
    await visitFirst(context, origin + path, content);
    await visitFirst(context, origin + path, content);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(origin + path, { waitUntil: 'commit' });
    return await contentMs(page);
  } finally {
    await context.close();
  }
}

/** Waiting times of a player who signs in and opens a game, in ms. */
interface SignIn {
  /** From the press of the button until the lobby shows the balance. */
  readonly lobbyMs: number;
  /** From the press of a tile until a bet can be placed. */
  readonly gameMs: number;
}

/** Times of the page since navigation, in ms. */
declare global {
  /** When the last click arrived. */
  var pressedAt: number;
}

/** Stores the time of each click in the page, because Playwright takes time to find the element first. */
function watchPresses(): void {
  addEventListener('click', ({ timeStamp }) => (globalThis.pressedAt = timeStamp), true);
}

/**
 * Clicks an element and returns the time from the click to the first frame that shows another element, in
 * ms.
 */
async function timeFrom(pressed: Locator, awaitedSelector: string): Promise<number> {
  const page = pressed.page();
  const shownAt = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const element = document.querySelector(selector);
          if (element instanceof HTMLElement && element.offsetHeight > 0)
            resolve(performance.now());
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    awaitedSelector,
  );
  await pressed.click();
  return (await shownAt) - (await page.evaluate(() => pressedAt));
}

/** Id of an instant game against the house. */
async function findGame(page: Page, origin: string): Promise<string> {
  const { method, path, answer } = apiTable['game.list'];
  const response = await page.request.fetch(`${origin}${path}?perPage=100`, { method });
  const { data } = answer.parse(await response.json());
  const game = data.find(({ engine }) => engine === 'dice');
  if (!game) throw new Error('The demo data has no dice game.');
  return game.id;
}

async function measureSignIn(browser: Browser, origin: string): Promise<SignIn> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(() => localStorage.setItem('lobi.notice', '1'));
    await context.addInitScript(watchPresses);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(`${origin}/game`);
    await page.waitForSelector('#app:not([data-prerendered])', { state: 'attached' });
    await page.locator('.lobi-Navbar-root a[href^="/login"]').click();
    await page.locator('input[name="username"]').fill('player');
    await page.locator('input[name="password"]').fill(demoPassword);
    // Typing a password takes a user longer than this.
    await page.waitForLoadState('networkidle');
    const lobbyMs = await timeFrom(
      page.locator('main form button[type="submit"]'),
      '.lobi-WalletChip-root:not([data-guest])',
    );
    await page.locator('.lobi-BottomBar-root a[href="/game"]').click();
    const tile = page.locator(`main a[href="/game/${await findGame(page, origin)}"]`).first();
    await tile.scrollIntoViewIfNeeded();
    const gameMs = await timeFrom(tile, '.lobi-StakePanel-play');
    return { lobbyMs, gameMs };
  } finally {
    await context.close();
  }
}

/** Measures repeated visits, and the time from sign-in until a game is playable, on a slow phone. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform();
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const raw: Record<string, number[]> = {};
    const recordTime = (name: string, ms: number) => (raw[name] ??= []).push(ms);
    // The first round is a warm-up of the servers and does not count.
    for (let run = 0; run <= runs; run++) {
      const found: [string, number][] = [];
      for (const visit of visits) {
        const name = `second visit of ${visit.path}${visit.username ? ', signed in' : ''}`;
        found.push([name, await measureSecondVisit(browser, platform.origin, visit)]);
      }
      const { lobbyMs, gameMs } = await measureSignIn(browser, platform.origin);
      found.push(['sign-in until the balance is shown', lobbyMs]);
      found.push(['tile until a game can be played', gameMs]);
      found.push(['both together', lobbyMs + gameMs]);
      if (run > 0) for (const [name, ms] of found) recordTime(name, ms);
    }
    const timeLimitOf = (name: string): string => {
      if (name.startsWith('second')) return `≤ ${timeLimits.secondVisit}`;
      return name.startsWith('both') ? `≤ ${timeLimits.signIn}` : '–';
    };
    return {
      title: `Later visits, ${runs} runs: median (min–max)`,
      head: ['measurement', 'ms', 'goal'],
      rows: Object.entries(raw).map(([name, all]) => [name, spread(all), timeLimitOf(name)]),
      notes: [
        'Phone of 390 px, CPU slowed 4 ×, 1.6 Mbit/s, 150 ms; production build, service worker.',
        'Second visit: from the navigation until the first frame with the content of the page.',
        `Both together: ${Math.round(median(raw['both together'] ?? []))} ms.`,
      ],
      raw,
    };
  } finally {
    await browser.close();
  }
}
