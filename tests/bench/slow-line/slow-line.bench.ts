import { chromium, type Browser } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { median, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

const visits = 5;

/** Slow 3G as in browser DevTools, and a phone with a quarter of this machine's speed. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 4;

/** Maximum wait, in ms. @source ours – front-end resilience */
const goalMs = 8_000;

/** Usable elements of each screen. */
const screens = {
  'sign-in form': { path: '/login', usable: 'form input[type="password"]' },
  lobby: { path: '/game', usable: 'main a[href^="/game/"]' },
} as const;

/** Time from the request of a screen, without caches, until it handles a key or a tap; in ms. */
async function measureVisit(
  browser: Browser,
  origin: string,
  { path, usable }: (typeof screens)[keyof typeof screens],
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript(() => {
      localStorage.setItem('lobi.notice', '1');
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', line);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const since = performance.now();
    await page.goto(origin + path, { waitUntil: 'commit', timeout: 120_000 });
    // Visible, at its final position and not covered.
    await page.locator(usable).first().click({ trial: true, timeout: 120_000 });
    return performance.now() - since;
  } finally {
    await context.close();
  }
}

/** Time until a first visitor with a slow phone on a slow connection can act. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox'],
  });
  try {
    const raw: Record<string, number[]> = {};
    for (const [name, screen] of Object.entries(screens)) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit++) {
        times.push(await measureVisit(browser, platform.origin, screen));
      }
      raw[name] = times;
    }
    return {
      // id: slow-line-first-visit
      title: `First visit on slow 3G with a ${slowdown} times slower processor, ${visits} visits`,
      head: ['screen', 'usable after s: median (least–most)', 'of the goal'],
      rows: Object.entries(raw).map(([name, times]) => [
        name,
        spread(
          times.map((ms) => ms / 1_000),
          1,
        ),
        `${Math.round((median(times) / goalMs) * 100)} %`,
      ]),
      notes: [
        'Nothing kept from before; 400 ms to and fro, 50 kB a second.',
        `Goal: ≤ ${goalMs / 1_000} s.`,
      ],
      raw,
    };
  } finally {
    await browser.close();
  }
}
