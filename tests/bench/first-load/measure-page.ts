import type { Browser } from 'playwright';
import { phone, slowDown } from '../slow-phone.ts';

/** One cold load of a page. Times in ms since navigation began, sizes in bytes on the wire. */
export interface PageLoad {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Time at which a tap on the button first had an effect. */
  readonly usableMs: number;
  /** Time at which the whole content of the first screen was visible. */
  readonly completeMs: number;
  /** Sum of all layout shifts, without a unit: below 0.1 is good. */
  readonly shift: number;
  readonly longTasksMs: number;
  /** Scripts that had arrived when the page was usable. */
  readonly scriptBytes: number;
  /** All scripts, including those loaded later. */
  readonly allScriptBytes: number;
}

/** A page to measure, and the button that must disappear after a tap. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  /** CSS selector. */
  readonly button: string;
  /**
   * CSS selector of an element that exists once the page is complete; default the page, once its button
   * was seen.
   */
  readonly content?: string;
  /**
   * CSS selector of an element that exists once the page has started everything automatic; default its
   * body.
   */
  readonly started?: string;
}

interface PageFigures {
  usable: number;
  complete: number;
  shift: number;
  largestPaint: number;
  longTasks: number;
}

/** A layout shift as reported by Chromium. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  /** Figures that the watcher inside the measured page has collected so far. */
  var figures: PageFigures;
}

/** Time after the page has become idle, for work that it starts later. */
const settleMs = 1_500;

/** Runs in the page before anything else: taps the button until it disappears, observes the paint. */
function watch([button, content]: readonly [button: string, content: string]) {
  globalThis.figures = { usable: 0, complete: 0, shift: 0, largestPaint: 0, longTasks: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) figures.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.shift += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });

  // A real tap would end the search for the largest paint; a script's click does not.
  let seen = false;
  const timer = setInterval(() => {
    const element = document.querySelector<HTMLElement>(button);
    element?.click();
    seen ||= element !== null;
    if (seen && !document.querySelector(button)) figures.usable ||= performance.now();
    if (seen && document.querySelector(content)) figures.complete ||= performance.now();
    if (figures.usable && figures.complete) clearInterval(timer);
  }, 10);
}

/** Loads a page once in a fresh browser context, as on a slow phone in a slow network. */
export async function measurePage(
  browser: Browser,
  { url, button, content = 'body', started = 'body' }: Subject,
): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await slowDown(page);

    const scripts = new Set<string>();
    let allScriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) allScriptBytes += encodedDataLength;
    });

    await page.addInitScript(watch, [button, content] as const);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => figures.usable > 0);
    const scriptBytes = allScriptBytes;
    await page.waitForFunction(() => figures.complete > 0);
    await page.waitForSelector(started, { state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settleMs);

    const { usable, complete, shift, largestPaint, longTasks } = await page.evaluate(() => figures);
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return {
      firstPaintMs,
      largestPaintMs: largestPaint,
      usableMs: usable,
      completeMs: complete,
      shift,
      longTasksMs: longTasks,
      scriptBytes,
      allScriptBytes,
    };
  } finally {
    await context.close();
  }
}
