import { build, createServer, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { routeOf } from '@lobi/core/routes';
import { resolveBrand } from '../config/resolve-brand.ts';
import type { FirstPaintFacts } from '../first-paint/first-paint.ts';
import type { PrintedPart, printFirstPaint } from '../first-paint/print-first-paint.tsx';
import type { BrandReader } from './brand-page.ts';
import { ownModule, sourceConditions } from './own-files.ts';
import { assetsOf, type BrandFile } from './read-brand.ts';

/** Runs what prints the page, as a server would: its modules are TSX, which Node does not read. */
async function print(root: string, brand: BrandFile): ReturnType<typeof printFirstPaint> {
  await using closing = new AsyncDisposableStack();
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: {
      noExternal: [/^@lobi\//],
      resolve: {
        conditions: [...sourceConditions, ...defaultServerConditions],
        externalConditions: [...sourceConditions],
      },
    },
  });
  closing.defer(() => server.close());
  const printer = (await server.ssrLoadModule(ownModule('first-paint/print-first-paint.tsx'))) as {
    printFirstPaint: typeof printFirstPaint;
  };
  return await printer.printFirstPaint(brand.input, assetsOf(brand));
}

/** The script that shows it, in one piece and without a file of its own. */
async function script(root: string, facts: FirstPaintFacts): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { firstPaintFacts: JSON.stringify(facts) },
    resolve: { conditions: [...sourceConditions] },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: ownModule('first-paint/first-paint.ts'),
        formats: ['iife'],
        name: 'firstPaint',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The script of the first paint came out empty.');
  return code.trim();
}

const style = (rules: Iterable<string>): string =>
  `<style nonce="__CSP_NONCE__">${[...rules].join('')}</style>`;

const templates = (part: string, { html }: PrintedPart): string =>
  Object.entries(html)
    .map(
      ([language, text]) => `<template data-part="${part}" lang="${language}">${text}</template>`,
    )
    .join('');

const moduleScript = /\s*<script type="module" crossorigin( src="[^"]+")><\/script>/g;

/** Style sheets would hold the first paint up; what they style comes with the app. */
const styleSheet = /\s*<link rel="stylesheet" [^>]+>/g;

/**
 * Prints the first page of a guest into the page: the notice and the frame of the lobby, in every
 * language, and the script that chooses. The notice comes first and is painted while the rest is on
 * its way; the app's own files are asked for at once and run when the page has loaded.
 */
export function firstPaint(root: string, reader: BrandReader): Plugin {
  return {
    name: 'lobi-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const file = await reader.brand();
        const brand = resolveBrand(file.input);
        const { notice, lobby, failure, failureWords } = await print(root, file);
        const code = await script(root, {
          languages: brand.i18n.supported,
          language: brand.i18n.default,
          noticeVersion: String(brand.noticeVersion),
          lobbyPaths: ['/', routeOf('game.index').path],
          overlayRemoveMs: brand.overlay.removeMs,
          failures: failureWords,
        });
        const scripts = html.match(moduleScript) ?? [];
        const sheets = html.match(styleSheet) ?? [];
        const preloads = scripts.map((tag) =>
          tag
            .replace(moduleScript, '<link rel="modulepreload" crossorigin$1>')
            .replace(' src=', ' href='),
        );
        const late = [
          style([...lobby.rules, ...failure.rules].filter((rule) => !notice.rules.has(rule))),
          templates('lobby', lobby),
          templates('failure', failure),
          ...sheets,
          ...scripts.map((tag) => tag.replace('<script ', '<script async ')),
        ];
        return html
          .replaceAll(moduleScript, '')
          .replaceAll(styleSheet, '')
          .replace('</head>', () => `${preloads.join('')}${style(notice.rules)}</head>`)
          .replace(
            '<!--first-paint-->',
            () => `${templates('notice', notice)}<script>${code}</script>${late.join('')}`,
          );
      },
    },
  };
}
