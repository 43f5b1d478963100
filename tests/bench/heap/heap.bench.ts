import { chromium, type CDPSession, type Page } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { measureMemory, type Look } from '../../e2e/memory.ts';
import { demoPassword } from '../demo-accounts.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

const navigations = 1_000;
const logins = 100;

/** Number of warm-up steps of each journey, which fill chunks, caches and pools. */
const warmUp = { navigations: 100, logins: 10 };

/** Screens of a player in the order in which they are visited repeatedly. */
const paths = [
  '/',
  '/game',
  '/player/dashboard',
  '/player/wallet/deposit',
  '/notification',
  '/fairness',
];

/** Navigates to a screen like a link, and waits until its heading is shown. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main :is(h1, h2)').first().waitFor();
}

async function walk(page: Page, count: number): Promise<void> {
  for (let step = 0; step < count; step++) await visit(page, paths[step % paths.length] ?? '/');
}

const menuButton = 'header button[aria-haspopup="menu"]';

/** Runs an action and waits for the response to the call that it causes. */
async function answered(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith(path));
  await act();
  await answer;
}

/** In the default language, Indonesian. */
async function signIn(page: Page): Promise<void> {
  await visit(page, '/login');
  const password = page.locator('form input[type="password"]');
  await password.waitFor();
  await page.locator('form input').first().fill('player');
  await password.fill(demoPassword);
  await answered(page, '/api/auth/login', () => password.press('Enter'));
  // On the next screen: a menu that is opened before would be closed by the navigation.
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.locator(menuButton).waitFor();
}

/** Waits until the server has received it as well: only then has the page finished. */
async function signOut(page: Page): Promise<void> {
  await page.locator(menuButton).click();
  await answered(page, '/api/auth/logout', () =>
    page.getByRole('menuitem', { name: 'Keluar' }).click(),
  );
  await page.locator(menuButton).waitFor({ state: 'detached' });
}

/** Repeats a journey and measures before and after. */
async function measure(
  devTools: CDPSession,
  journey: (count: number) => Promise<void>,
  warm: number,
  count: number,
): Promise<Look[]> {
  await journey(warm);
  const looks = [await measureMemory(devTools)];
  for (let part = 0; part < 5; part++) {
    await journey(count / 5);
    looks.push(await measureMemory(devTools));
  }
  return looks;
}

const row = (name: string, looks: readonly Look[]): string[] => {
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last) throw new Error('No heap size was measured.');
  const change = (from: number, to: number, digits = 0) =>
    `${from.toFixed(digits)} → ${to.toFixed(digits)}`;
  return [
    name,
    change(first.heapMb, last.heapMb, 1),
    `${(last.heapMb - first.heapMb).toFixed(1)}`,
    change(first.nodes, last.nodes),
    change(first.listeners, last.listeners),
  ];
};

/** Measures the retained memory after a long session. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(() => {
      localStorage.setItem('lobi.notice', '1');
      localStorage.setItem('i18nextLng', 'id');
    });
    const devTools = await page.context().newCDPSession(page);
    await page.goto(platform.origin);
    const sessions = await measure(
      devTools,
      async (count) => {
        for (let turn = 0; turn < count; turn++) {
          await signIn(page);
          await signOut(page);
        }
      },
      warmUp.logins,
      logins,
    );
    await signIn(page);
    const walks = await measure(
      devTools,
      (count) => walk(page, count),
      warmUp.navigations,
      navigations,
    );
    return {
      // id: heap-after-long-use
      title: 'Memory after long use',
      head: ['journey', 'heap MB', 'grown by', 'DOM nodes', 'listeners'],
      rows: [
        row(`${navigations} navigations, signed in`, walks),
        row(`${logins} logins and logouts`, sessions),
      ],
      notes: ['After garbage collection, one page, one socket.', 'Goal: ≤ 10 MB, the rest flat.'],
      raw: { walks, sessions },
    };
  } finally {
    await browser.close();
  }
}
