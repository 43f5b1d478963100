import type { Browser, CDPSession } from 'playwright';
import './subject.ts';

/** Figures of one table with one number of rows. */
export interface TableFigures {
  readonly mountMs: number;
  /** Work of the main thread per frame while scrolling by one screen per frame. */
  readonly workMs: number;
  /** Share of frames more than a fifth late. */
  readonly late: number;
  readonly sortMs: number;
  /** Memory in addition to the rows themselves, buffers included, after all steps. */
  readonly heapBytes: number;
}

const cpuSlowdown = 4;
const scrolledFrames = 60;
const lateMs = (1_000 / 60) * 1.2;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const usage: Readonly<Record<string, number>> = {
    ...(await session.send('Runtime.getHeapUsage')),
  };
  return (usage['usedSize'] ?? 0) + (usage['backingStorageSize'] ?? 0);
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Mounts, scrolls and sorts one table in a fresh page of a slowed-down browser. */
export async function measureTable(
  browser: Browser,
  url: string,
  count: number,
): Promise<TableFigures> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate((rows) => prepare(rows), count);
    const heapBefore = await heapOf(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

    const mountMs = await page.evaluate(() => measureMount());
    // The first screens are a warm-up of the code for scrolling.
    await page.evaluate(() => measureScroll(10));
    const workBefore = await taskMs(session);
    const frames = await page.evaluate((wanted) => measureScroll(wanted), scrolledFrames);
    const workMs = ((await taskMs(session)) - workBefore) / scrolledFrames;
    const sortMs = await page.evaluate(() => measureSort());

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const heapBytes = (await heapOf(session)) - heapBefore;
    const late = frames.filter((time) => time > lateMs).length / frames.length;
    return { mountMs, workMs, late, sortMs, heapBytes };
  } finally {
    await context.close();
  }
}
