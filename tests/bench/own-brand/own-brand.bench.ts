import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { editBrand, installTool, openLobby, type Tool } from '../../partners/new-brand.ts';
import { median, spread } from '../figures.ts';
import type { Report } from '../report.ts';

const runs = 3;

/** Longest times in seconds. @source ours – a partner decides within minutes whether to stay */
const limits = { running: 60, edited: 2 } as const;

/** Seconds of one run. */
type Times = Record<keyof typeof limits, number>;

const secondsSince = (begin: number): number => (performance.now() - begin) / 1_000;

/** A new brand, from the start of its installation until an edit is visible. */
async function measure(
  tool: Tool,
  browser: Browser,
  folder: string,
  react: string,
): Promise<Times> {
  const brand = await tool.init(folder, react);
  const begin = performance.now();
  await brand.install();
  const server = await brand.serve('lobi', (port) => ['dev', '--port', port]);
  const page = await browser.newPage();
  try {
    await openLobby(page, server.url);
    const running = secondsSince(begin);
    const editedAt = performance.now();
    editBrand(brand);
    await page.waitForFunction(() => document.title.endsWith('Kopi99'));
    return { running, edited: secondsSince(editedAt) };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** A partner’s first minute, from packed packages, with the versions of React that they allow. */
export async function bench(): Promise<Report> {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-bench-'));
  const browser = await chromium.launch({ executablePath: browserPath() });
  const rows: string[][] = [];
  const failed: string[] = [];
  const raw: Record<string, Times[]> = {};
  try {
    const tool = await installTool(temporaryFolder);
    for (const react of ['19', '18.3']) {
      const times: Times[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(
          await measure(tool, browser, join(temporaryFolder, `brand-${react}-${run}`), react),
        );
      }
      raw[react] = times;
      const figures = (key: keyof Times) => times.map((one) => one[key]);
      rows.push([
        `React ${react}`,
        ...(['running', 'edited'] as const).flatMap((key) => [
          spread(figures(key), 1),
          String(limits[key]),
        ]),
      ]);
      for (const key of ['running', 'edited'] as const) {
        const seconds = median(figures(key));
        if (seconds > limits[key]) {
          failed.push(`React ${react}, ${key}: ${seconds.toFixed(1)} s of ${limits[key]} s`);
        }
      }
    }
  } finally {
    await browser.close();
    rmSync(temporaryFolder, { recursive: true, force: true });
  }
  return {
    title: `A new brand from packages, ${runs} runs in new folders: median (least–most)`,
    head: ['', 'running s', 'limit', 'first edit visible s', 'limit'],
    rows,
    notes: [
      'Running: from the start of the installation, with downloaded packages, until the lobby shows a game of a real platform.',
      'First edit: from saving the brand file until the open page shows the new name.',
    ],
    raw,
    failed,
  };
}
