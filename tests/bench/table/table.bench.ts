import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { median, ratio } from '../figures.ts';
import { serveFolder } from '../first-load/serve-folder.ts';
import { installPeers } from '../install-peers.ts';
import type { Report } from '../report.ts';
import { buildSubject } from './build-subject.ts';
import { measureTable, type TableFigures } from './measure-table.ts';
import { peers } from './peers.ts';

const runs = 5;
const counts = [10_000, 100_000, 1_000_000];
const workspace = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

/** Every table: its page, and the folder of its packages. */
function subjectsOf(folders: Readonly<Record<keyof typeof peers, string>>) {
  return [
    { name: 'bare DOM window (limit)', file: 'bare-dom.tsx', packages: workspace },
    { name: 'bare React window', file: 'bare-react.tsx', packages: workspace },
    { name: 'ours', file: 'ours.tsx', packages: workspace },
    { name: 'TanStack Table + Virtual', file: 'tanstack.jsx', packages: folders.tanstack },
    { name: 'AG Grid community', file: 'ag-grid.jsx', packages: folders['ag-grid'] },
    { name: 'MUI DataGrid community', file: 'mui.jsx', packages: folders.mui },
    { name: 'Ant Design, virtual', file: 'antd.jsx', packages: folders.antd },
  ];
}

const figure = (figures: readonly TableFigures[], key: keyof TableFigures) =>
  median(figures.map((each) => each[key]));
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(0);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/**
 * Compares tables of many rows. Further arguments select the subjects whose names contain one of them.
 */
export async function bench(): Promise<Report> {
  const built = mkdtempSync(join(tmpdir(), 'lobi-bench-'));
  try {
    const only = process.argv.slice(3);
    const subjects = subjectsOf(installPeers(peers)).filter(
      ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
    );
    const figures = new Map<string, TableFigures[]>();
    const bytes = new Map<string, number>();
    const browser = await chromium.launch({ executablePath: browserPath() });
    await using servers = new AsyncDisposableStack();
    const urls = new Map<string, string>();
    for (const { name, file, packages } of subjects) {
      const folder = join(built, file);
      bytes.set(name, await buildSubject(file, packages, folder));
      urls.set(name, servers.use(await serveFolder(folder)).url);
    }
    // Interleaved, so that load on the machine affects every table alike.
    for (let run = 0; run < runs; run++) {
      for (const count of counts) {
        for (const { name } of subjects) {
          const measured = await measureTable(browser, urls.get(name) ?? '', count);
          const key = `${name} ${count}`;
          figures.set(key, [...(figures.get(key) ?? []), measured]);
        }
      }
    }
    await browser.close();

    const of = (name: string, count: number) => figures.get(`${name} ${count}`) ?? [];
    const notes = counts.flatMap((count) => {
      const [ours, bare] = [of('ours', count), of('bare React window', count)];
      if (ours.length === 0 || bare.length === 0) return [];
      const against = (key: keyof TableFigures) => ratio(figure(ours, key), figure(bare, key));
      return [
        `${count.toLocaleString('en')} rows, ours to the bare React window: mount ${against('mountMs')} (goal ≤ 2 ×), work ${against('workMs')} (≤ 1.4 ×), sort ${against('sortMs')} (≤ 1.5 ×).`,
      ];
    });
    return {
      title: `Tables of many rows, ${runs} runs: medians`,
      head: ['table', 'rows', 'kB gzip', 'mount ms', 'work/frame ms', 'late', 'sort ms', 'heap MB'],
      rows: counts.flatMap((count) =>
        subjects.map(({ name }) => {
          const measured = of(name, count);
          return [
            name,
            count.toLocaleString('en'),
            kilobytes(bytes.get(name) ?? 0),
            figure(measured, 'mountMs').toFixed(0),
            figure(measured, 'workMs').toFixed(1),
            `${(figure(measured, 'late') * 100).toFixed(0)} %`,
            figure(measured, 'sortMs').toFixed(0),
            megabytes(figure(measured, 'heapBytes')),
          ];
        }),
      ),
      notes: [
        'Five columns of plain text, rows of 40 px in 600 px, CPU slowed 4 ×, production builds on one React.',
        'Work: main thread per frame while one screen a frame is scrolled. Late: frames over 20 ms.',
        'Heap: beside the rows, buffers included, after mounting, scrolling and sorting; goal ≤ 40 MB at 1,000,000.',
        'MUI community pages by 100 rows, so it scrolls less than the others.',
        ...notes,
      ],
      raw: Object.fromEntries(figures),
    };
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
