import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserPath } from '../../../tools/find-browser.mjs';
import { median, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';
import { measurePage, type PageLoad, type Subject } from './measure-page.ts';
import { serveFolder } from './serve-folder.ts';

const runs = 7;
const peers = join(import.meta.dirname, 'peers');

/** Builds the React and router peer the way our app is built. */
async function buildRouterApp(outDir: string) {
  await build({
    root: join(peers, 'router-app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The lobby for a guest on a slow phone, compared with a static page and a minimal React page. */
export async function bench(): Promise<Report> {
  const built = mkdtempSync(join(tmpdir(), 'lobi-bench-'));
  try {
    await buildRouterApp(built);
    await using staticPage = await serveFolder(peers);
    await using routerApp = await serveFolder(built);
    await using platform = await startBenchPlatform();
    const subjects: readonly Subject[] = [
      { name: 'static page (limit)', url: `${staticPage.url}static.html`, button: 'button' },
      { name: 'React and router', url: routerApp.url, button: 'button' },
      {
        name: 'our lobby',
        url: `${platform.origin}/`,
        button: '.lobi-AgeNotice-agree',
        content: '.lobi-GameCard-root',
        // A pre-rendered lobby is complete before the app has started.
        started: '#app:not([data-prerendered])',
      },
    ];

    const loads = new Map<string, PageLoad[]>(subjects.map(({ name }) => [name, []]));
    const browser = await chromium.launch({ executablePath: browserPath() });
    // Interleaved, so that load on the machine affects every page alike. The first round is a warm-up of
    // the servers and does not count.
    for (let run = 0; run <= runs; run++) {
      for (const subject of subjects) {
        const load = await measurePage(browser, subject);
        if (run > 0) loads.get(subject.name)?.push(load);
      }
    }
    await browser.close();

    const figuresOf = (name: string, key: keyof PageLoad) =>
      (loads.get(name) ?? []).map((load) => load[key]);
    const [limit = '', router = '', ours = ''] = subjects.map(({ name }) => name);
    const compare = (key: keyof PageLoad, peer: string) =>
      ratio(median(figuresOf(ours, key)), median(figuresOf(peer, key)));

    return {
      title: `First load, ${runs} cold runs: median (least–most)`,
      head: [
        'page',
        'JS kB',
        'all JS kB',
        'FCP ms',
        'LCP ms',
        'usable ms',
        'complete ms',
        'shift',
        'long tasks ms',
      ],
      rows: subjects.map(({ name }) => [
        name,
        kilobytes(median(figuresOf(name, 'scriptBytes'))),
        kilobytes(median(figuresOf(name, 'allScriptBytes'))),
        spread(figuresOf(name, 'firstPaintMs')),
        spread(figuresOf(name, 'largestPaintMs')),
        spread(figuresOf(name, 'usableMs')),
        spread(figuresOf(name, 'completeMs')),
        median(figuresOf(name, 'shift')).toFixed(3),
        spread(figuresOf(name, 'longTasksMs')),
      ]),
      notes: [
        'Phone of 390 px, CPU slowed 4 ×, 1.6 Mbit/s, 150 ms; production builds, Brotli.',
        'JS: on the wire when the page was usable; all JS: after it had gone quiet.',
        'Usable: a tap on the button is answered. Complete: the first tiles of games are shown.',
        'Shift: layout shift of the whole load, until the page had gone quiet.',
        `LCP: ${compare('largestPaintMs', limit)} the static page (goal ≤ 1.2 ×).`,
        `Usable: ${compare('usableMs', router)} React and router alone (goal ≤ 1.2 ×).`,
      ],
      raw: Object.fromEntries(loads),
    };
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
