import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildIfChanged } from '../../../tools/build-if-changed.mjs';
import { ratio } from '../figures.ts';
import { installPeers } from '../install-peers.ts';
import type { Report } from '../report.ts';
import { importsOf, peers, type Imports } from './peers.ts';

const kit = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

/** Every entry of the kit except the languages, of which a page loads only one. */
function entriesOfKit(): string[] {
  const { exports } = JSON.parse(readFileSync(`${kit}/package.json`, 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(exports)
    .filter((key) => key !== './package.json' && !key.includes('*'))
    .map((key) => `@lobi/ui${key.slice(1)}`);
}

const ours: Imports = {
  button: `export { Button, KitProvider } from '@lobi/ui';`,
  set: `export { KitProvider, Dialog, Menu, Tabs, Tooltip, ToastProvider } from '@lobi/ui';
    export { Switch, NumberField } from '@lobi/ui/forms';`,
  everything: entriesOfKit()
    .map((entry, index) => `export * as part${index} from '${entry}';`)
    .join('\n'),
};

/** Bytes of a production bundle in a browser, gzip, without React. */
async function gzipBytes(code: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    loader: { '.css': 'empty' },
    write: false,
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]!.text, { level: 9 }).length;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Measures the size of one Button, a few components and the whole kit, compared with other kits. */
export async function bench(): Promise<Report> {
  if (!(await buildIfChanged('ui'))) throw new Error('The kit could not be built.');
  const folders = installPeers(peers);
  const kits: [name: string, folder: string, imports: Imports][] = [
    ['@lobi/ui', kit, ours],
    ...Object.entries(importsOf).map(([name, imports]): [string, string, Imports] => [
      name.replace('kit-', ''),
      folders[name as keyof typeof peers],
      imports,
    ]),
  ];
  const raw = [];
  for (const [name, folder, imports] of kits) {
    raw.push({
      name,
      button: await gzipBytes(imports.button, folder),
      set: await gzipBytes(imports.set, folder),
      everything: await gzipBytes(imports.everything, folder),
    });
  }
  const [own] = raw;
  const cell = (bytes: number, base: number) => `${kilobytes(bytes)}  ${ratio(bytes, base)}`;
  return {
    title: 'Weight of a kit, kB gzip, React left out',
    head: ['kit', 'one Button', 'seven parts', 'everything'],
    rows: raw.map(({ name, button, set, everything }) => [
      name,
      cell(button, own!.button),
      cell(set, own!.set),
      cell(everything, own!.everything),
    ]),
    notes: [
      'seven parts: dialog, menu, tabs, tooltip, switch, notices, number field; with provider where one is needed',
      'styles included, where the kit writes them in JavaScript; style sheets of Mantine come on top',
      'Base UI and React Aria bring no styles; everything of ours holds tables, charts, games and views too',
      'goal: one Button at most 17 kB',
    ],
    raw,
  };
}
