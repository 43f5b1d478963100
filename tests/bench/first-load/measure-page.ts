import type { Browser } from 'playwright';

/** One cold load of a page. Times in ms since navigation began, sizes in bytes on the wire. */
export interface PageLoad {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The first moment at which a tap on the button was answered. */
  readonly usableMs: number;
  /** The first moment at which all that the page is for stood on the first screen. */
  readonly completeMs: number;
  /** Sum of all layout shifts, without a unit: below 0.1 is good. */
  readonly shift: number;
  readonly longTasksMs: number;
  /** Scripts that had arrived when the page was usable. */
  readonly scriptBytes: number;
  /** All scripts, also those that the page loaded later. */
  readonly allScriptBytes: number;
}

/** A page to measure, and the button that must answer a tap by going away. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  /** CSS selector. */
  readonly button: string;
  /** CSS selector of what must be there for the page to be complete; default the page, once its button was seen. */
  readonly content?: string;
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

/** Slow 4G: 1.6 Mbit/s down, 150 ms there and back. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;

/** After the page has gone quiet, time for work that it still starts. */
const settleMs = 1_500;

/** Runs in the page before anything else: taps the button until it is gone, watches the paint. */
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
  { url, button, content = 'body' }: Subject,
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

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
