import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { buildIfChanged } from '../../../tools/build-if-changed.mjs';
import { browserPath } from '../../../tools/find-browser.mjs';
import { serveFolder } from '../../../tools/visual/serve-folder.mjs';
import { median, spread } from '../figures.ts';
import type { Report } from '../report.ts';

const runs = 5;

const site = fileURLToPath(
  new URL('../../../node_modules/.cache/lobi/storybook-site', import.meta.url),
);

/** Longest times in seconds. @source ours – a designer compares many pages in one review */
const limits = { welcome: 2, docs: 1 } as const;

/** A small, a composed, a wide and a drawn component: titles in Storybook. */
const titles = ['Atoms/Button', 'Money/WalletCard', 'Data/DataTable', 'Data/BarChart'] as const;

const idOf = (title: string): string => title.toLowerCase().replace('/', '-');
const nameOf = (title: string): string => title.replace(/^.*\//, '');

/**
 * Resolves in the frame of the browser in which the preview shows a heading and, of a page about a
 * component, its first example. Locators look only every half a second.
 */
async function shown(page: Page, heading: string, example?: string): Promise<void> {
  const preview = await page.waitForSelector('#storybook-preview-iframe', { state: 'attached' });
  const frame = await preview.contentFrame();
  await frame?.waitForFunction(
    ([text, selector]) => {
      const isShown = (element: Element) => element.getClientRects().length > 0;
      const headings = [...document.querySelectorAll('h1, h2')].filter(isShown);
      const isThere = selector === undefined || document.querySelector(selector) !== null;
      return isThere && headings.some(({ textContent }) => textContent === text);
    },
    [heading, example] as const,
    { polling: 'raf' },
  );
}

const secondsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await act();
  return (performance.now() - since) / 1_000;
};

/** Opens the welcome page without a cache, then pages of components from it. */
async function visit(browser: Browser, origin: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const welcome = await secondsOf(async () => {
      await page.goto(`${origin}/index.html?path=/story/welcome--welcome`, { waitUntil: 'commit' });
      await shown(page, 'How to review');
    });
    const times: Record<string, number> = { welcome };
    // The reader looks at it, and the rest is loaded.
    await page.waitForLoadState('networkidle');
    for (const title of titles) {
      times[title] = await secondsOf(async () => {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', `?path=${path}`);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/docs/${idOf(title)}--docs`,
        );
        await shown(page, nameOf(title), '.sb-story > *');
      });
    }
    return times;
  } finally {
    await page.close();
  }
}

/** Time until a designer sees the first page of Storybook, and a page about a component. */
export async function bench(): Promise<Report> {
  if (!(await buildIfChanged('storybook-site'))) throw new Error('Storybook does not build.');
  const { origin, close } = await serveFolder(site);
  const browser = await chromium.launch({ executablePath: browserPath() });
  const raw: Record<string, number>[] = [];
  try {
    for (let run = 0; run < runs; run += 1) raw.push(await visit(browser, origin));
  } finally {
    await browser.close();
    close();
  }
  const rowOf = (name: string, key: string, limit: number) => ({
    name,
    limit,
    seconds: raw.map((times) => times[key] ?? Number.NaN),
  });
  const rows = [
    rowOf('welcome page, without a cache', 'welcome', limits.welcome),
    ...titles.map((title) => rowOf(`page about ${nameOf(title)}`, title, limits.docs)),
  ];
  return {
    title: `The built Storybook, ${runs} visits: median (least–most)`,
    head: ['', 'seconds', 'limit'],
    rows: rows.map(({ name, limit, seconds }) => [name, spread(seconds, 2), String(limit)]),
    notes: [
      'From this machine, without a network. Until the heading of the page and its first live example are visible.',
      'Pages about components are opened from the welcome page once it is complete, each for the first time in the visit.',
    ],
    raw,
    failed: rows
      .filter(({ seconds, limit }) => median(seconds) > limit)
      .map(({ name, seconds, limit }) => `${name}: ${median(seconds).toFixed(2)} s of ${limit} s`),
  };
}
