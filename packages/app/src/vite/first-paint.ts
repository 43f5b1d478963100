import { build, type Plugin, type Rolldown } from 'vite';
import { routeOf } from '@lobi/core/routes';
import type { Brand } from '../config/brand-schema.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import type { FirstFrameFacts } from '../first-paint/first-frame.ts';
import type { FirstPaintFacts } from '../first-paint/first-paint.ts';
import type { TranslatedPart } from '../first-paint/render-first-paint.tsx';
import { directionOf } from '../i18n/direction-of.ts';
import type { BrandReader } from './brand-page.ts';
import { ownModule, sourceConditions } from './own-files.ts';
import { buildRenderer, rendererPath, runRenderer } from './lobby-renderer.ts';
import type { BrandFile } from './read-brand.ts';

/** An inline script with its data of the brand, bundled into one piece. */
async function script(
  root: string,
  ...[name, facts]: ['first-frame', FirstFrameFacts] | ['first-paint', FirstPaintFacts]
): Promise<string> {
  const global = name === 'first-frame' ? 'firstFrame' : 'firstPaint';
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { [`${global}Facts`]: JSON.stringify(facts) },
    resolve: { conditions: [...sourceConditions] },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: ownModule(`first-paint/${name}.ts`),
        formats: ['iife'],
        name: global,
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`The build of the script ${name} produced no code.`);
  return code.trim();
}

/** Background and text colour of each scheme of a theme. */
const coloursOf = ({ schemes }: Brand['look']): FirstFrameFacts['schemes'] =>
  Object.fromEntries(
    Object.entries(schemes).map(([scheme, { canvas, text }]) => [
      scheme,
      { ground: canvas, ink: text },
    ]),
  );

const style = (rules: Iterable<string>): string =>
  `<style nonce="__CSP_NONCE__">${[...rules].join('')}</style>`;

const templates = (part: string, { html }: TranslatedPart): string =>
  Object.entries(html)
    .map(
      ([language, text]) => `<template data-part="${part}" lang="${language}">${text}</template>`,
    )
    .join('');

const moduleScript = /\s*<script type="module" crossorigin( src="[^"]+")><\/script>/g;

/**
 * Files that the page preloads: with the app, which can be deferred by a pre-rendered lobby with
 * games.
 */
const preloadLink = /\s*<link rel="modulepreload" [^>]+>/g;

/** Style sheets would delay the first paint; what they style is rendered by the app. */
const styleSheet = /\s*<link rel="stylesheet" [^>]+>/g;

const endOfFirstFrame = 'end-of-first-frame';

/**
 * Lets a browser paint once the notice is on the page: a frame with the overlay alone would delay it.
 * Browsers without support decide themselves when to paint.
 */
const firstFrameLink = `<link rel="expect" href="#${endOfFirstFrame}" blocking="render">`;

/** Where the app is mounted. It follows the script, which decides what may be visible. */
const mount = '<div id="app"></div>';

/**
 * Returns whether the server can render the lobby: not with games of another platform, nor with a custom
 * lobby of the brand.
 */
const isPrintable = ({ input }: BrandFile): boolean =>
  input.api?.origin === undefined && input.routes?.replace?.['game.index'] === undefined;

/**
 * Renders a guest's first page into the HTML: the notice and the shell of the lobby in every
 * language, and the scripts that select one. The notice is first and painted while the rest loads;
 * the app's files are requested immediately and run when the page has loaded.
 */
export function firstPaint(root: string, reader: BrandReader): Plugin {
  let building: Promise<string> | undefined;
  const rendererCode = async (): Promise<string> => {
    building ??= buildRenderer(root, await reader.brand());
    return building;
  };
  return {
    name: 'lobi-first-paint',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client' || !isPrintable(await reader.brand())) return;
      this.emitFile({ type: 'asset', fileName: rendererPath, source: await rendererCode() });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const file = await reader.brand();
        const brand = resolveBrand(file.input);
        const renderer = await runRenderer(await rendererCode());
        const { notice, noticePicture, lobby, failure, failureTexts } = await renderer.firstPaint();
        const noticeVersion = String(brand.noticeVersion);
        const firstFrame = await script(root, 'first-frame', {
          languages: brand.i18n.supported,
          language: brand.i18n.default,
          rightToLeft: brand.i18n.supported.filter((tag) => directionOf(tag) === 'rtl'),
          schemes: brand.schemes.length > 1 ? coloursOf(brand.look) : {},
          noticeVersion,
        });
        const afterwards = await script(root, 'first-paint', {
          noticeVersion,
          lobbyPaths: ['/', routeOf('game.index').path],
          overlayRemoveMs: brand.overlay.removeMs,
          failures: failureTexts,
        });
        const scripts = html.match(moduleScript) ?? [];
        const sheets = html.match(styleSheet) ?? [];
        const app = [
          ...(html.match(preloadLink) ?? []),
          ...scripts.map((tag) =>
            tag
              .replace(moduleScript, '<link rel="modulepreload" crossorigin$1>')
              .replace(' src=', ' href='),
          ),
          ...scripts.map((tag) => tag.replace('<script ', '<script async ')),
        ].map((tag) => tag.trim());
        const once = [...new Set(app)];
        const isNew = (rule: string): boolean => !notice.rules.has(rule);
        const first = [
          noticePicture,
          templates('notice', notice),
          `<script>${firstFrame}</script>`,
          `<i id="${endOfFirstFrame}" hidden></i>`,
          `<template data-part="app">${once.join('')}</template>`,
          `<script>${afterwards}</script>`,
          style([...failure.rules].filter(isNew)),
          '<!--lobby-->',
          mount,
          style([...lobby.rules].filter(isNew)),
          templates('lobby', lobby),
          '<!--/lobby-->',
          templates('failure', failure),
          ...sheets,
        ];
        return html
          .replace(mount, '')
          .replaceAll(moduleScript, '')
          .replaceAll(preloadLink, '')
          .replaceAll(styleSheet, '')
          .replace('</head>', () => `${firstFrameLink}${style(notice.rules)}</head>`)
          .replace('<!--first-paint-->', () => first.join(''));
      },
    },
  };
}
