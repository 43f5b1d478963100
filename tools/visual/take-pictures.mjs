import { chromium } from 'playwright';
import { browserPath } from '../find-browser.mjs';
import { modes } from './shots.mjs';

/** @typedef {import('./shots.mjs').Shot} Shot */

/** Time limit for rendering one story. */
const limitMs = 60_000;

/** Size of text that a browser starts from, in px. */
const usualTextSize = 16;

/** Elements that animate even on an otherwise static page. */
const living = 'canvas, video, [data-not-compared]';

/** Decoration that would only make the files larger, and blinking elements. */
const quiet = `
  html:not([data-picture-screen]) body::before { display: none !important; }
  * { caret-color: transparent !important; }
`;

/** Browser options for the same text and colours on every machine. */
const browserFlags = [
  '--no-sandbox',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Returns whether the story is rendered and its play function has finished. Runs in the page. */
function isDrawn() {
  const { currentRender } = /** @type {any} */ (window).__STORYBOOK_PREVIEW__ ?? {};
  return ['played', 'completed', 'finished', 'errored', 'aborted'].includes(currentRender?.phase);
}

/** Pictures that are taken at once: a page often waits until its network is quiet. */
const atOnce = 4;

/**
 * Takes pictures of stories, each in a fresh page with empty storage. The user agent of a cloud service
 * makes Storybook freeze time and random values.
 *
 * @param {string} origin where Storybook is served
 * @param {Shot[]} shots
 * @param {(shot: Shot, picture: Buffer) => void} keep
 * @param {(shot: Shot, failure: Error) => void} fail
 */
export async function takePictures(origin, shots, keep, fail) {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: browserFlags,
  });
  for (const [modeName, ofMode = []] of Object.entries(Object.groupBy(shots, ({ mode }) => mode))) {
    const waiting = [...ofMode];
    const worker = async () => {
      // Pages one after the other in a context load and compile the scripts of Storybook once. Pages at the
      // same time have contexts of their own, because those of one would see each other's storage.
      const context = await openContext(browser, modeOf(modeName));
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        try {
          keep(shot, await takePicture(context, origin, shot));
        } catch (error) {
          fail(shot, error instanceof Error ? error : new Error(String(error)));
        }
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, ofMode.length) }, worker));
  }
  await browser.close();
}

/** @param {string} name */
function modeOf(name) {
  const mode = modes[name];
  if (!mode) throw new Error(`There is no mode "${name}".`);
  return mode;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./shots.mjs').Mode} mode
 */
const openContext = (browser, { width, height, forcedColors }) =>
  browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    forcedColors: forcedColors ? 'active' : 'none',
    serviceWorkers: 'block',
  });

/** What the story before may have stored; a new page has a session storage of its own. */
const storageTypes = 'cookies,local_storage,indexeddb,cache_storage';

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} origin
 * @param {Shot} shot
 */
async function takePicture(context, origin, { id, mode: modeName }) {
  const { fullPage, globals, textScale } = modeOf(modeName);
  const page = await context.newPage();
  try {
    const browserOfPage = await context.newCDPSession(page);
    await browserOfPage.send('Storage.clearDataForOrigin', { origin, storageTypes });
    if (textScale !== undefined) {
      const size = usualTextSize * textScale;
      await browserOfPage.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    }
    const settings = Object.entries({ motion: 'reduced', ...globals })
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    const query = new URLSearchParams({ id, viewMode: 'story', globals: settings });
    await page.goto(`${origin}/iframe.html?${query}&chromatic=true`);
    await page.waitForFunction(isDrawn, undefined, { timeout: limitMs });
    if (!fullPage)
      await page.evaluate(() => document.documentElement.setAttribute('data-picture-screen', ''));
    await page.addStyleTag({ content: quiet });
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.scrollTo(0, 0);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await page.waitForLoadState('networkidle');
    return await page.screenshot({
      fullPage,
      animations: 'disabled',
      caret: 'hide',
      mask: [page.locator(living)],
      maskColor: '#808080',
    });
  } finally {
    await page.close();
  }
}
