import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { median, ratio, spread } from '../figures.ts';
import { serveFolder } from '../first-load/serve-folder.ts';
import { installPeer } from '../install-peers.ts';
import type { Report } from '../report.ts';
import { buildPage } from './build-page.ts';
import { measureTyping, type Typing } from './measure-typing.ts';
import { peers } from './peers.ts';

const runs = 7;
const kit = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

/** Pages by file name, in the order of the table. */
const titles = {
  native: 'native inputs (limit)',
  'react-hook-form': 'react-hook-form, native inputs',
  lobi: 'our Form',
  formik: 'Formik, native inputs',
  mui: 'react-hook-form, MUI fields',
  antd: 'Ant Design Form',
} as const;
type Name = keyof typeof titles;

const isPeer = (name: string): name is keyof typeof peers => name in peers;

/** Builds every page whose packages are available. @returns the built ones and the missing ones */
async function buildPages(outDir: string) {
  const built: Name[] = [];
  const missing: string[] = [];
  for (const name of Object.keys(titles) as Name[]) {
    try {
      await buildPage(name, isPeer(name) ? installPeer(`forms-${name}`, peers[name]) : kit, outDir);
      built.push(name);
    } catch (cause) {
      if (!isPeer(name)) throw cause;
      missing.push(`${titles[name]} (${String(cause).split('\n', 1)[0]})`);
    }
  }
  return { built, missing };
}

/** Typing into the same form of 20 fields, compared with other libraries. */
export async function bench(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-bench-'));
  try {
    const { built, missing } = await buildPages(folder);
    await using server = await serveFolder(folder);
    const found = new Map<Name, Typing[]>(built.map((name) => [name, []]));
    const browser = await chromium.launch({ executablePath: browserPath() });
    // Interleaved, so that load on the machine affects every form alike. The first round is a warm-up and
    // does not count.
    for (let run = 0; run <= runs; run++) {
      for (const name of built) {
        const typing = await measureTyping(browser, `${server.url}${name}/`);
        if (run > 0) found.get(name)?.push(typing);
      }
    }
    await browser.close();

    const figuresOf = (name: Name, key: keyof Typing) =>
      (found.get(name) ?? []).map((typing) => typing[key]);
    const compare = (key: keyof Typing, name: Name, peer: Name) =>
      ratio(median(figuresOf(name, key)), median(figuresOf(peer, key)));

    return {
      title: `20-field form, ${runs} runs of 40 keys: median (least–most) per keystroke`,
      head: ['form', 'script ms', '× RHF', 'main thread ms', 'to paint ms', 'root renders'],
      rows: built.map((name) => [
        titles[name],
        spread(figuresOf(name, 'scriptMs'), 2),
        compare('scriptMs', name, 'react-hook-form'),
        spread(figuresOf(name, 'taskMs'), 2),
        spread(figuresOf(name, 'paintMs'), 1),
        median(figuresOf(name, 'rootRenders')).toFixed(2),
      ]),
      notes: [
        'CPU slowed 4 ×; production builds; 20 text fields, each 3 to 40 letters or figures, checked on input and its error shown.',
        'One zod/mini schema for the whole form, except native inputs (by hand) and Ant Design (rules of its own, field by field).',
        'Both react-hook-form pages and ours re-render single fields only; root renders count the component that holds the form.',
        `Script: ours ${compare('scriptMs', 'lobi', 'react-hook-form')} react-hook-form with native inputs (goal ≤ 1.2 ×, no root render).`,
        ...missing.map((peer) => `Could not be had: ${peer}`),
      ],
      raw: Object.fromEntries(found),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
